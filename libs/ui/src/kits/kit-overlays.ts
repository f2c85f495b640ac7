/** What asks before it happens. */
export { Modal } from 'antd';
