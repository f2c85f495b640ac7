import type { Paint } from './paints.ts';

/** A plain background of two colours with a border between them: side by side, or wall above and floor below. */
export interface TwoColours {
  /** The colour on the left, or of the wall. */
  first: Paint;
  /** The colour on the right, or of the floor. */
  second: Paint;
  meet: 'beside' | 'below';
}
