/**
 * Component kit with placeholders that pages show while data loads. Pages without data don't load this kit.
 */
export { Skeleton } from 'antd';
