/**
 * Pixel levels of a mask that the user is painting. Pixels under the middle of the brush get the level `kept`
 * or `removed`. Pixels under the soft rim of the brush get the level `likelyKept` or `likelyRemoved`. There,
 * the engine moves the edge to the nearest contour of the photo.
 */
export const MASK_LEVELS = { removed: 0, likelyRemoved: 64, likelyKept: 192, kept: 255 } as const;
