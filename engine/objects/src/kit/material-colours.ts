/** Colours of materials that several objects are made of, as hex. */
export const OAK = '#b9824f';
export const STEEL = '#c9ccd2';
