export type { SceneName } from './direction/shoot-direction.ts';
export { SetPainter } from './kit/set-painter.ts';
export { findProduct, photoshoot, type ShootSubject, shootPicture } from './photoshoot.ts';
export { SETS } from './sets/sets.ts';
