import type { Format } from '@adwright/contracts';
import type { AdCopy, CopyBrief } from '../copy/ad-copy.ts';
import { productKind, SCULPTURES } from '../product/product-kind.ts';
import { textDirection } from '../type/script.ts';
import { makeStyle } from './ad-style.ts';
import { type Composition, mirrorComposition } from './composition.ts';
import { BOOST_LAYOUTS, LAYOUT_FAMILIES, LAYOUTS, type LayoutName } from './layout-names.ts';
import { cycle, seededRandom } from './random.ts';
import { frameOf, type Stage } from './stage.ts';

/** What an ad is made from. */
export interface AdInput {
  brief: CopyBrief;
  copy: AdCopy;
  format: Format;
  /** Whole number; the same seed gives the same bytes. */
  seed: number;
  /** Number of the variation, from 0. */
  variation: number;
  /** Chosen from the ad type's family when left out. */
  layout?: LayoutName;
}

export interface ComposedAd {
  stage: Stage;
  layout: LayoutName;
  composition: Composition;
}

/** Arranges an ad without painting it. Right-to-left headlines turn the whole arrangement round. */
export function composeAd({ brief, copy, format, seed, variation, layout }: AdInput): ComposedAd {
  const random = seededRandom(seed * 7919 + variation * 104729 + 11);
  const family = brief.adType ? LAYOUT_FAMILIES[brief.adType] : BOOST_LAYOUTS;
  const name = layout ?? cycle(family, seed + variation);
  const stage: Stage = {
    ...frameOf(format),
    format,
    style: makeStyle(brief.emotion, seed + variation, random),
    copy,
    brandName: brief.brandName?.trim() || null,
    product: productKind(brief.product) ?? cycle(SCULPTURES, seed + variation),
    random,
    variation,
  };
  const arranged = LAYOUTS[name](stage);
  const rightToLeft = textDirection(copy.headline) === 'rtl';
  return {
    stage,
    layout: name,
    composition: rightToLeft ? mirrorComposition(arranged, stage.width) : arranged,
  };
}
