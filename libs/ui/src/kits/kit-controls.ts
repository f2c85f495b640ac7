/** Controls that stand on pages without a form, too. */
export { Checkbox, Input } from 'antd';
export { Select } from './select.tsx';
