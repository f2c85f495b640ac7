import type { CopyBrief } from '../copy/ad-copy.ts';
import { wordsOf } from '../copy/english/brief-words.ts';
import { briefLanguage } from '../copy/write-ad-copy.ts';
import { productKind } from '../product/kind-words.ts';
import { type ProductKind, SCULPTURES } from '../product/product-kind.ts';
import { cycle } from './random.ts';

/** What stands, lies or lives in the open, comes by the load, or is nothing that one can hold. */
const UNPACKED =
  /\b(?:plots?|acres|aggregates|(?:\w*-)?bales|windows|doors|gates|\w*boats|barges|yachts|ships|\w*houses|homes|buildings|sheds|cabins|vehicles|trailers|trees|hedges|shrubs|animals|birds|bees|\w+berr(?:y|ies)|stones|slabs|bricks|blocks|sleepers|beams|posts|panels|machines|opportunit(?:y|ies)|ideas|memories|moments|dreams|people|plans|services|deals|offers|savings|prices|things|days|years|rights|skills|results|values|experts)$/i;

/**
 * The object that shows what a brief sells: the one that its words name, or for small goods of which nothing is known but
 * their name a carton that bears it; for all else one of the sculptures in turn, which claim nothing.
 * @param number of the ad in its row
 */
export function objectOf(brief: CopyBrief, number: number): ProductKind {
  const known = productKind(brief.product);
  if (known !== null) return known;
  return comesInCartons(brief) ? 'carton' : cycle(SCULPTURES, number);
}

function comesInCartons(brief: CopyBrief): boolean {
  if (briefLanguage(brief) !== 'en') return false;
  const { product, category } = wordsOf(brief);
  return category.form === 'goods' && product.plural && !UNPACKED.test(product.name);
}
