/** Maximum number of pixels that we decode; a decompression bomb of a few hundred kilobytes can contain far more. */
export const MAX_PIXELS = 40_000_000;
