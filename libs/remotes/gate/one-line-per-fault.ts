/** A fault, and where it shows. */
export interface Fault {
  place: string;
  what: string;
}

/** Places that are named; of more, their number is enough. */
const NAMED_PLACES = 3;

/** `/a` or `11 pages (/a, /b, /c, …)`. */
function placesText(places: readonly string[], plural: string, base: string): string {
  if (places.length === 1) return `${base}${places[0]}`;
  const named = places.slice(0, NAMED_PLACES).join(', ');
  const rest = places.length > NAMED_PLACES ? ', …' : '';
  return `${places.length} ${plural}${base && ` of ${base}`} (${named}${rest}):`;
}

/**
 * Faults in lines: one for each, however many places it shows at.
 *
 * @param plural what the places are: `pages`, `files`.
 * @param base what all places begin with.
 */
export function oneLinePerFault(faults: readonly Fault[], plural: string, base = ''): string[] {
  const places = Map.groupBy(faults, ({ what }) => what);
  return [...places].map(([what, found]) => {
    const named = [...new Set(found.map(({ place }) => place))];
    return `${placesText(named, plural, base)} ${what}`;
  });
}
