/** Placeholders that pages show while data loads. Pages without data don't load this component kit. */
export { Skeleton } from 'antd';
