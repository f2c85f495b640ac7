import { Select as AntdSelect, type SelectProps } from 'antd';

/** Pixels. Room for our longest list, so that it never scrolls: antd's scrolling list can't be reached by keyboard. */
const LIST_HEIGHT_PX = 480;

/** antd's Select with its whole list in view. */
export function Select<Value>(props: SelectProps<Value>) {
  return <AntdSelect<Value> listHeight={LIST_HEIGHT_PX} {...props} />;
}
