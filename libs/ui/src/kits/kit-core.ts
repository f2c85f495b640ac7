/**
 * Component kit for every page, which loads at the start: the theme provider and the most frequent components.
 * New components must not enlarge this kit without need.
 */
export { Button, ConfigProvider } from 'antd';
