/** Component kit with dialogs and confirmations. */
export { Modal } from 'antd';
