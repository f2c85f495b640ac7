export { Pagination, Segmented, Table, Tabs, Tag } from 'antd';
