export { isSameProduct } from './same-product.ts';
export { ShownAs, ShownAsLine } from './shown-as.tsx';
export {
  explainUnclearProduct,
  type UnclearProduct,
  useShownAs,
  useStatedFacts,
  useUnclearProducts,
} from './shown-as-queries.ts';
