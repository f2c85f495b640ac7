import type { Paint } from './paints.ts';

/** A plain background of two colours that meet in a line: side by side, or wall above and floor below. */
export interface TwoColours {
  /** What is at the left, or the wall. */
  first: Paint;
  /** What is at the right, or the floor. */
  second: Paint;
  meet: 'beside' | 'below';
}
