/** The eager base of every page: the theme provider and what stands on nearly each screen. Keep it small. */
export { Button, ConfigProvider } from 'antd';
