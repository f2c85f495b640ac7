/**
 * Component kit with placeholders that pages show while data loads. Pages that load no data do not load the component
 * kit of placeholders.
 */
export { Skeleton } from 'antd';
