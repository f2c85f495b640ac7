/**
 * Component kit with form components, without the input controls. The component kit contains a quarter of the code of
 * forms and input controls together. Pages that have only a filter or a search field do not load the component kit of
 * form components.
 */
export { Form, type FormInstance, Radio } from 'antd';
