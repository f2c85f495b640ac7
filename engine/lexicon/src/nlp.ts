import { createRequire } from 'node:module';
import type compromise from 'compromise';

const load = createRequire(import.meta.url);
let loaded: typeof compromise | undefined;

/**
 * compromise, which tells the parts of English speech. It comes as its one bundled file: the 436 files of its module build
 * take twice the time to load, and 8 MB more. It is loaded for the first English text.
 */
function library(): typeof compromise {
  loaded ??= load('compromise');
  if (loaded === undefined) throw new Error('compromise is not installed.');
  return loaded;
}

/** An English text with its parts of speech. */
export function nlp(text: string): ReturnType<typeof compromise> {
  return library()(text);
}

/** The words that compromise knows, and their tags. */
export function nlpModel(): ReturnType<(typeof compromise)['model']> {
  return library().model();
}
