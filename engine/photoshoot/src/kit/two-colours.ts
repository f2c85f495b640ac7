import type { Paint } from './paints.ts';

/**
 * A plain background of two colours that are divided by a straight border: two halves side by side, or a wall
 * above a floor.
 */
export interface TwoColours {
  /** The colour of the left half of a two-coloured scene, or of the wall. */
  first: Paint;
  /** The colour of the right half, or of the floor. */
  second: Paint;
  meet: 'beside' | 'below';
}
