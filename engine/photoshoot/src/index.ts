export type { SceneName } from './direction/shoot-direction.ts';
export { SetPainter } from './kit/set-painter.ts';
export { findProduct, type ShootSubject, shootPicture } from './photoshoot.ts';
export { SETS } from './sets/sets.ts';
