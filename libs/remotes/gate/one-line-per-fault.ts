/** A fault, and the place that shows it. */
export interface Fault {
  place: string;
  what: string;
}

/** Maximum number of places that a line names; for more places it adds their number. */
const NAMED_PLACES = 3;

/** A list of places: `/a`, or `11 pages (/a, /b, /c, …)`. */
function placesText(places: readonly string[], plural: string, base: string): string {
  if (places.length === 1) return `${base}${places[0]}`;
  const named = places.slice(0, NAMED_PLACES).join(', ');
  const rest = places.length > NAMED_PLACES ? ', …' : '';
  return `${places.length} ${plural}${base && ` of ${base}`} (${named}${rest}):`;
}

/**
 * One line for each fault, however many places show it.
 *
 * @param plural word for the places: `pages`, `files`.
 * @param base common beginning of all places, which is omitted.
 */
export function describeFaults(faults: readonly Fault[], plural: string, base = ''): string[] {
  const places = Map.groupBy(faults, ({ what }) => what);
  return [...places].map(([what, found]) => {
    const named = [...new Set(found.map(({ place }) => place))];
    return `${placesText(named, plural, base)} ${what}`;
  });
}
