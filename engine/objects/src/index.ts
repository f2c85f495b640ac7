export { factsOf, PRODUCT_KINDS, type ProductKind } from './facts.ts';
export { FAR } from './kit/around-axis.ts';
export { assembled, glass, glow, matte, metal } from './kit/assembled.ts';
export { bottleAndGlass } from './kit/bottle-and-glass.ts';
export {
  blend,
  capsule,
  cylinder,
  type Distance,
  ellipsoid,
  roundBox,
  sphere,
} from './kit/distance.ts';
export type { ProductColours, ProductObject } from './kit/product-object.ts';
export { type Build, buildOf, makeProduct } from './product-kind.ts';
export type { Texture } from './rendering/draw-decal.ts';
export type { LabelDesign } from './rendering/label.ts';
export {
  type ProductImage,
  type ProductImageRequest,
  renderProduct,
} from './rendering/product-image.ts';
export { makeScene } from './rendering/scene.ts';
export type { StudioLight } from './rendering/studio.ts';
export { MAX_TRACED_PIXELS, tracedPicture, tracedSolid } from './rendering/traced-picture.ts';
