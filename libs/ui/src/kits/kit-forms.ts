/**
 * Component kit with form components other than the input controls. This kit contains a quarter of the code of
 * forms and input controls together. Pages that have only a filter or a search field do not load this kit.
 */
export { Form, type FormInstance, Radio } from 'antd';
