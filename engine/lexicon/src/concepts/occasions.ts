/** Days and occasions for sales. If several are named, the first of these counts. */
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

/** A day or occasion for sales. */
export type OccasionKind = (typeof OCCASIONS)[number];
