import { AppError } from '@adwright/contracts';
import { findNamedObject } from '@adwright/engine-ads';

/** Tells whether an ad can show an object of the given name. */
export function hasObject(name: string): boolean {
  try {
    findNamedObject(name);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
