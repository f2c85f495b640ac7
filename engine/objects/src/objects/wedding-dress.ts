import { defineObject } from '../kit/define-object.ts';
import { gown } from '../kit/gown.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

/** 3D model of a wedding dress: the gown of `dress` in white. */
export const weddingDress = defineObject({
  make: makeWeddingDress,
  propScale: 0.42,
});

function makeWeddingDress(colours: ProductColours): ProductObject {
  return gown({ ...colours, body: '#fdfaf4', accent: '#ecdcc3' });
}
