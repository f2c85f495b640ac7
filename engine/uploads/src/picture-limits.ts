/**
 * Maximum number of pixels of a picture that is decoded; a decompression bomb of a few hundred kilobytes can
 * contain far more pixels.
 */
export const MAX_PIXELS = 40_000_000;
