/** What a form needs besides its controls: a quarter of both together, which a filter or a search does not pay for. */
export { Form, type FormInstance, Radio } from 'antd';
