import type { Words } from './brief-words.ts';

/**
 * Matches goods that can't be packed into a carton, because they are large, alive, loose or
 * intangible.
 */
const UNPACKED =
  /\b(?:plots?|acres|aggregates|(?:\w*-)?bales|windows|doors|gates|\w*boats|barges|yachts|ships|\w*houses|homes|buildings|sheds|cabins|vehicles|trailers|trees|hedges|shrubs|animals|birds|bees|\w+berr(?:y|ies)|stones|slabs|bricks|blocks|sleepers|beams|posts|panels|machines|opportunit(?:y|ies)|ideas|memories|moments|dreams|people|plans|services|deals|offers|savings|prices|things|days|years|rights|skills|results|values|experts)$/i;

/** Tells whether the product could be packed into a carton. */
export function comesInCartons({ product, category }: Words): boolean {
  return category.form === 'goods' && product.plural && !UNPACKED.test(product.name);
}
