/**
 * Levels of a mask that is being painted. Pixels under the middle of a brush are set to a certain level. Under
 * the brush's soft rim, the level is only likely: the engine moves the edge to the nearest contour of the
 * photo.
 */
export const MASK_LEVELS = { removed: 0, likelyRemoved: 64, likelyKept: 192, kept: 255 } as const;
