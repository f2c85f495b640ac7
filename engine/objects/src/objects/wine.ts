import { bottleAndGlass } from '../kit/bottle-and-glass.ts';
import { defineObject } from '../kit/define-object.ts';

/** Colour of the wine, as hex. */
const RED_WINE = '#7a1230';

/** 3D model of a bottle of wine, corked, and a glass of it. */
export const wine = defineObject({
  make: (colours) => bottleAndGlass(colours, RED_WINE),
  lessons: 'shown',
  servedAt: true,
});
