/** Days and moments that something is sold for. Of several that are named, the first of these counts. */
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

/** A day or moment that something is sold for. */
export type OccasionKind = (typeof OCCASIONS)[number];
