/** Input controls that pages without a form need as well. */
export { Checkbox, Input } from 'antd';
export { Select } from './select.tsx';
