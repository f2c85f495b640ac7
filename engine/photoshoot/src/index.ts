export type { SceneName } from './direction/scene-name.ts';
export { SetPainter } from './kit/set-painter.ts';
export { findProduct, photoshoot, shootPicture } from './photoshoot.ts';
export { SETS } from './set-registry.ts';
