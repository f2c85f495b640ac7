import type { Paint } from './paints.ts';

/** A plain background of two colours with a border between them: side by side, or wall above and floor below. */
export interface TwoColours {
  /** The colour of the left half, or of the wall above a floor. */
  first: Paint;
  /** The colour of the right half, or of the floor below a wall. */
  second: Paint;
  meet: 'beside' | 'below';
}
