/**
 * Components for every page, loaded at the start: the theme provider and the most frequent components. Keep it
 * small.
 */
export { Button, ConfigProvider } from 'antd';
