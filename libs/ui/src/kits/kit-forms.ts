/**
 * Form components besides the controls. These components are a quarter of the code of forms and controls
 * together. Pages with only a filter or search do not load them.
 */
export { Form, type FormInstance, Radio } from 'antd';
