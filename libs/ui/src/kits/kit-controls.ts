/** Controls that pages without a form need, too. */
export { Checkbox, Input } from 'antd';
export { Select } from './select.tsx';
