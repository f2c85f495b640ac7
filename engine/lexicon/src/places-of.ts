/** A part of a text, as indices of UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

/**
 * Where a pattern stands in a text. `matchAll` gives the same and copies the pattern first, which for some hundred large
 * ones takes ten times as long as to look.
 *
 * @param pattern with the flag `g`.
 */
export function placesOf(pattern: RegExp, text: string): Place[] {
  const places: Place[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    places.push({ start: found.index, end: pattern.lastIndex });
    if (found[0] === '') pattern.lastIndex += 1;
  }
  return places;
}
