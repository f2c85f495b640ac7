import { AD_LAYOUTS, type AdLayout } from '@adwright/contracts/values';
import type { LayoutName } from '../layout-names.ts';
import type { Layout } from '../layouts/layout.ts';
import { typeDisc } from './hero-disc.ts';
import { typePanel } from './hero-panel.ts';
import { typeArch } from './hero-window.ts';
import { typeCentred, typeFrieze, typeSide } from './heroes.ts';
import { typePoster } from './poster-type.ts';
import { typeQuoteCard, typeQuotePage } from './quotes.ts';
import { typeWall } from './scenes.ts';

/**
 * Tells whether an ad with this layout may be mirrored, so that variations differ more. An ad with a quotation
 * may not be mirrored, because the quotation mark must lie at the start of the quotation.
 */
export function isSwappable(layout: AdLayout): boolean {
  const { isReadInOrder, details } = AD_LAYOUTS[layout];
  return !isReadInOrder && details !== 'quote';
}

/**
 * The layouts for ads without a product, by the name of the layout that they replace. Layouts for ads without a
 * product use only type, shapes and colours, which say nothing about the product. A layout that is absent here
 * shows a figure (abstract shapes) at the place of the product.
 */
export const TYPE_LAYOUTS: Partial<Record<LayoutName, Layout>> = {
  'hero-side': typeSide,
  'hero-podium': typeCentred,
  'hero-type': typeFrieze,
  'hero-window': typeArch,
  'hero-panel': typePanel,
  'hero-disc': typeDisc,
  'poster-type': typePoster,
  'quote-card': typeQuoteCard,
  'quote-page': typeQuotePage,
  'scene-room': typeWall,
};
