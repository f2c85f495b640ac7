/** Component kit with input controls that pages without a form also need. */
export { Checkbox, Input } from 'antd';
export { Select } from './select.tsx';
