/**
 * Component kit for every page, which loads at the start: the theme provider and the most frequent components.
 * New components must not enlarge the core kit without need, because every page loads it.
 */
export { Button, ConfigProvider } from 'antd';
