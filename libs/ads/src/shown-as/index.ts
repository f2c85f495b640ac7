export { isSameProduct } from './same-product.ts';
export { ShownAs, ShownAsLine } from './shown-as.tsx';
export { useShownAs } from './shown-as-queries.ts';
