export { FAR } from './kit/around-axis.ts';
export { assembled, glass, glow, matte, metal } from './kit/assembled.ts';
export { bottleAndGlass } from './kit/bottle-and-glass.ts';
export type { ObjectDefinition, ObjectTrade, WordRule } from './kit/define-object.ts';
export {
  blend,
  capsule,
  cylinder,
  type Distance,
  ellipsoid,
  roundBox,
  sphere,
} from './kit/distance.ts';
export type { Texture } from './kit/draw-decal.ts';
export type { LabelDesign } from './kit/label.ts';
export type { ProductColours, ProductObject } from './kit/product-object.ts';
export { makeScene } from './kit/scene.ts';
export type { StudioLight } from './kit/studio.ts';
export { MAX_TRACED_PIXELS, tracedPicture, tracedSolid } from './kit/traced-picture.ts';
export { makeTracer, silhouetteWindow } from './kit/tracer.ts';
export { type ProductImage, type ProductImageRequest, renderProduct } from './product-image.ts';
export {
  buildOf,
  factsOf,
  makeProduct,
  PRODUCT_KINDS,
  type ProductKind,
  SCULPTURES,
} from './product-kind.ts';
