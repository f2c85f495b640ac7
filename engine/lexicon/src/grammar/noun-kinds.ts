/** What the noun at the head of a field can tell of what is sold, whatever else the field names. */
export const NOUN_KINDS = ['event', 'course', 'service', 'rental', 'place', 'software'] as const;
export type NounKind = (typeof NOUN_KINDS)[number];
