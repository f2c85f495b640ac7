/** Rows and columns, for the few pages that have them. */
export { Table } from 'antd';
