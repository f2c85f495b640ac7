import { bottleAndGlass } from '../kit/bottle-and-glass.ts';
import { defineObject } from '../kit/define-object.ts';

/** Colour of the wine, as hex. */
const RED_WINE = '#7a1230';

/** 3D model of a corked bottle of wine and a glass of wine. */
export const wine = defineObject({
  make: (colours) => bottleAndGlass(colours, RED_WINE),
  lessons: 'shown',
  servedAt: true,
});
