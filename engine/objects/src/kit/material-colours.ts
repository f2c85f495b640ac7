/** Colour of oak as hex, for all wooden objects made of oak. */
export const OAK = '#b9824f';
/** Colour of steel as hex, for all objects made of steel. */
export const STEEL = '#c9ccd2';
