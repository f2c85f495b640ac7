export { blend, capsule, cylinder, ellipsoid, roundBox, sphere } from './kit/distance.ts';
export type { Texture } from './kit/draw-decal.ts';
export type { LabelDesign } from './kit/label.ts';
export { type ProductImage, type ProductImageRequest, renderProduct } from './kit/product-image.ts';
export {
  buildOf,
  makeProduct,
  PRODUCT_KINDS,
  type ProductKind,
  SCULPTURES,
} from './kit/product-kind.ts';
export type { ProductColours, ProductObject } from './kit/product-object.ts';
export { makeScene } from './kit/scene.ts';
export type { StudioLight } from './kit/studio.ts';
export { MAX_TRACED_PIXELS, tracedPicture, tracedSolid } from './kit/traced-picture.ts';
export { makeTracer, silhouetteWindow } from './kit/tracer.ts';
export { assembled, type Distance, glass, glow, matte, metal } from './objects/assembled.ts';
export { wine } from './objects/drinks.ts';
export { FAR } from './objects/ring-of-things.ts';
