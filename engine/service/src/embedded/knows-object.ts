import { AppError } from '@adwright/contracts';
import { objectNamed } from '@adwright/engine-ads';

/** Whether an ad can show an object of that name. */
export function hasObject(name: string): boolean {
  try {
    objectNamed(name);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
