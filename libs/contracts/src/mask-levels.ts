/**
 * Levels of a mask that is being painted. The middle of a brush is certain; what only its rim touched ends at the nearest
 * contour of the photo.
 */
export const MASK_LEVELS = { removed: 0, likelyRemoved: 64, likelyKept: 192, kept: 255 } as const;
