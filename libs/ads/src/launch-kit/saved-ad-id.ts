import type { Creative } from '@adwright/contracts';

/** Placeholder ids of rows that could not be saved. */
const UNSAVED_ID = /^temp-/;

/** Returns the id of a creative's saved ad; null when it is not saved. */
export function getSavedAdId({ id }: Pick<Creative, 'id'>): string | null {
  return id && !UNSAVED_ID.test(id) ? id : null;
}
