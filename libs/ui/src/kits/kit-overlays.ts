/** Dialogs and confirmations. */
export { Modal } from 'antd';
