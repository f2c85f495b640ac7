/** What stands where data is still on its way; pages without data do without. */
export { Skeleton } from 'antd';
