import type { Creative } from '@adwright/contracts';

/** Placeholder ids of rows that could not be saved. */
const UNSAVED_ID = /^temp-/;

/** Returns the id of the saved ad of a creative; null when the creative is not saved. */
export function getSavedAdId({ id }: Pick<Creative, 'id'>): string | null {
  return id && !UNSAVED_ID.test(id) ? id : null;
}
