export { Drawer, Dropdown, Modal, Popconfirm, Tooltip } from 'antd';
