/**
 * Levels of a mask that is being painted. Pixels under the middle of the brush get a level that is certain.
 * Pixels under the soft rim get a level that is only likely, and the engine moves the edge to the nearest
 * contour of the photo.
 */
export const MASK_LEVELS = { removed: 0, likelyRemoved: 64, likelyKept: 192, kept: 255 } as const;
