import { createRequire } from 'node:module';
import type compromise from 'compromise';

const load = createRequire(import.meta.url);
let loaded: typeof compromise | undefined;

/**
 * Loads compromise, a library that determines the parts of speech of English words. The bundled
 * file is loaded, because the 436 files of the module build take twice the time and 8 MB more. The
 * library is loaded when the first English text is analysed.
 */
function loadLibrary(): typeof compromise {
  loaded ??= load('compromise');
  if (loaded === undefined) throw new Error('the library compromise is not installed');
  return loaded;
}

/** Parses an English text into words with their parts of speech. */
export function parseEnglish(text: string): ReturnType<typeof compromise> {
  return loadLibrary()(text);
}

/** Returns the words that compromise knows, with their tags (parts of speech). */
export function getEnglishModel(): ReturnType<(typeof compromise)['model']> {
  return loadLibrary().model();
}
