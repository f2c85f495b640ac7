import { defineObject } from '../kit/define-object.ts';
import { gown } from '../kit/gown.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

/** Wedding dress: the gown of `dress` in white. */
export const weddingDress = defineObject({
  make: makeWeddingDress,
  propScale: 0.42,
  words: [
    {
      rank: 14060,
      pattern:
        /\b(?:wedding|bridal) (?:dress(?:es)?|gowns?|boutiques?|shops?|fashion|wear)\b|\bbraut(?:kleid|mode)|robes? de mariée|vestidos? de (?:novia|noiva)|abit[oi] da sposa|свадебн\p{L}* плат|ウェディングドレス|婚纱|웨딩드레스|(?:فستان|فساتين) (?:ال)?(?:زفاف|عرس|أعراس)/iu,
    },
  ],
});

function makeWeddingDress(colours: ProductColours): ProductObject {
  return gown({ ...colours, body: '#fdfaf4', accent: '#ecdcc3' });
}
