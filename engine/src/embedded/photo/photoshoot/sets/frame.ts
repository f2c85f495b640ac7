/** Side of a photoshoot picture (spec §9: the format is always square). */
export const SIDE = 1080;
/** Where wall and floor meet. */
export const HORIZON = Math.round(SIDE * 0.64);
