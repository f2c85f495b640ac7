/**
 * Form components besides the controls. They are a quarter of both together, so pages with only a filter or
 * search load less.
 */
export { Form, type FormInstance, Radio } from 'antd';
