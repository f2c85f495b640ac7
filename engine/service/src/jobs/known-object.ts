import { AppError, type OwnFields } from '@adwright/contracts';
import { objectNamed } from '@adwright/engine-ads';

/** Whether a request names no object, or one that can be drawn: a spend waits untouched for one that does not. */
export function namesKnownObject({ shownAs }: Pick<OwnFields, 'shownAs'>): boolean {
  if (shownAs === undefined) return true;
  try {
    objectNamed(shownAs);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** What a request is told that names no object. */
export const UNKNOWN_OBJECT = { path: ['shownAs'], message: 'Not the name of an object' };
