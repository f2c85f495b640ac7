/**
 * Holidays and occasions of sales, by priority. If a text names several occasions, the first in
 * this list counts.
 */
export const OCCASIONS = [
  'mothers-day',
  'fathers-day',
  'valentines-day',
  'christmas',
  'black-friday',
  'easter',
  'halloween',
  'thanksgiving',
  'new-year',
  'back-to-school',
  'feast',
  'opening',
  'launch',
  'sale',
] as const;

/** A holiday or an occasion of a sale. */
export type OccasionKind = (typeof OCCASIONS)[number];
