/**
 * Form components besides the controls. They are a quarter of the code of forms and controls together; pages
 * with only a filter or search do not load them.
 */
export { Form, type FormInstance, Radio } from 'antd';
