import { UNSPACED } from './languages.ts';

/** Maximum number of letters of the small word with which each variant starts. */
const MAX_SMALL_WORD = 4;

/** Tells whether two clauses are variants of one thing: "mit Fleisch" and "mit Spinat oder vegan". */
export function areVariants(one: string, other: string, language: string): boolean {
  if (UNSPACED.has(language)) return false;
  const [first, second] = [one, other].map((text) => /^\p{L}+(?=\s)/u.exec(text.trim())?.[0] ?? '');
  return (
    first !== undefined &&
    first !== '' &&
    first.length <= MAX_SMALL_WORD &&
    first.toLowerCase() === second?.toLowerCase()
  );
}
