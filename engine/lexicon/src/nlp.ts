import { createRequire } from 'node:module';
import type compromise from 'compromise';

/**
 * compromise, which tags English parts of speech. It is loaded as one bundled file: the 436 files of its module
 * build take twice the time to load, and 8 MB more.
 */
export const nlp: typeof compromise = createRequire(import.meta.url)('compromise');
