import type { Creative } from '@adwright/contracts';

/** Matches placeholder ids of ads that could not be saved. */
const UNSAVED_ID = /^temp-/;

/** Returns the id of a creative's saved ad; null when the creative is not saved. */
export function getSavedAdId({ id }: Pick<Creative, 'id'>): string | null {
  return id && !UNSAVED_ID.test(id) ? id : null;
}
