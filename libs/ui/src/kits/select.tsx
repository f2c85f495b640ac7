import { Select as AntdSelect, type SelectProps } from 'antd';

/**
 * Maximum height of a list in pixels. This height is enough for our longest list, so that no list scrolls:
 * antd's scrolling list is not accessible by keyboard.
 */
const LIST_HEIGHT_PX = 480;

/** Shows antd's Select with a list of all options. */
export function Select<Value>(props: SelectProps<Value>) {
  return <AntdSelect<Value> listHeight={LIST_HEIGHT_PX} {...props} />;
}
