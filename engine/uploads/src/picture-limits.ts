/** Largest picture that we decode; a bomb of a few hundred kilobytes can hold far more. */
export const MAX_PIXELS = 40_000_000;
