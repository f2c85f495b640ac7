export { Checkbox, Form, type FormInstance, Input, Radio } from 'antd';
export { Select } from './select.tsx';
