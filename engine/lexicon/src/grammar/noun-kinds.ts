/**
 * Kinds of what is sold (an event, a course, …) that a product field's head noun determines, whatever else
 * the field names.
 */
export const NOUN_KINDS = ['event', 'course', 'service', 'rental', 'place', 'software'] as const;
export type NounKind = (typeof NOUN_KINDS)[number];
