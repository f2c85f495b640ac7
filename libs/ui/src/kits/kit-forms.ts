export type { FormInstance } from 'antd';
export { Checkbox, Form, Input, Radio, Select } from 'antd';
