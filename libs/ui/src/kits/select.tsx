import { Select as AntdSelect, type SelectProps } from 'antd';

/**
 * Maximum height of a select's list of options in pixels. The height suffices for the longest list, because
 * antd's scrolling list is not accessible by keyboard.
 */
const LIST_HEIGHT_PX = 480;

/** Shows antd's Select with a list of all options. */
export function Select<Value>(props: SelectProps<Value>) {
  return <AntdSelect<Value> listHeight={LIST_HEIGHT_PX} {...props} />;
}
