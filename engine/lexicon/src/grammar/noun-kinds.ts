/**
 * Kinds of product (an event, a course, …) that the head noun of a product field determines,
 * whatever else the field names.
 */
export const NOUN_KINDS = ['event', 'course', 'service', 'rental', 'place', 'software'] as const;
export type NounKind = (typeof NOUN_KINDS)[number];
