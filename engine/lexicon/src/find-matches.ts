/** A part of a text, as its start and end in UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

/**
 * Finds all matches of a pattern in a text. `matchAll` gives the same result, but it copies the
 * pattern first. With hundreds of large patterns, the copies take ten times as long as the search.
 *
 * @param pattern a regular expression with the flag `g`
 */
export function findMatches(pattern: RegExp, text: string): Place[] {
  const places: Place[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    places.push({ start: found.index, end: pattern.lastIndex });
    if (found[0] === '') pattern.lastIndex += 1;
  }
  return places;
}
