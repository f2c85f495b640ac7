import type { Creative } from '@adwright/contracts';

/** Ids that stand in for a row that could not be saved. */
const UNSAVED_ID = /^temp-/;

/** The ad that a creative was saved as; null for one that is not saved. */
export function savedAdId({ id }: Pick<Creative, 'id'>): string | null {
  return id && !UNSAVED_ID.test(id) ? id : null;
}
