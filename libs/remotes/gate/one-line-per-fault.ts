/** A fault, and the place at which the fault occurs. */
export interface Fault {
  place: string;
  what: string;
}

/**
 * Maximum number of places of a fault that one line names. For more places, only their number is printed.
 */
const NAMED_PLACES = 3;

/** Returns the text for the places of a fault, such as `/a`, or `11 pages (/a, /b, /c, …)`. */
function formatPlaces(places: readonly string[], plural: string, base: string): string {
  if (places.length === 1) return `${base}${places[0]}`;
  const named = places.slice(0, NAMED_PLACES).join(', ');
  const rest = places.length > NAMED_PLACES ? ', …' : '';
  return `${places.length} ${plural}${base && ` of ${base}`} (${named}${rest}):`;
}

/**
 * Groups equal faults into one line each, with the places at which the fault occurs.
 *
 * @param plural plural noun for the places: `pages`, `files`
 * @param base common prefix of all places, which the lines omit
 */
export function describeFaults(faults: readonly Fault[], plural: string, base = ''): string[] {
  const places = Map.groupBy(faults, ({ what }) => what);
  return [...places].map(([what, found]) => {
    const named = [...new Set(found.map(({ place }) => place))];
    return `${formatPlaces(named, plural, base)} ${what}`;
  });
}
