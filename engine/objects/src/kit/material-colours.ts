/** Colour of oak, as hex, for all objects that are made of it. */
export const OAK = '#b9824f';
/** Colour of steel, as hex, for all objects that are made of it. */
export const STEEL = '#c9ccd2';
