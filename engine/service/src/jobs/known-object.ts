import type { OwnFields } from '@adwright/contracts';
import type { CreativeProvider } from '../creative-provider.ts';

/** Tells whether an ad can show the object of a given name. */
export type KnowsObject = NonNullable<CreativeProvider['knowsObject']>;

/**
 * Creates a check that a request names no object, or an object that the provider can show. A request for an
 * unknown object is refused before its charge (spend) is claimed. The provider performs the check, so that no
 * other module loads the drawing code.
 */
export function createKnownObjectCheck(
  knowsObject: KnowsObject,
): (request: Pick<OwnFields, 'shownAs'>) => boolean {
  return ({ shownAs }) => shownAs === undefined || knowsObject(shownAs);
}

/** The schema error for a request that names an unknown object. */
export const UNKNOWN_OBJECT = { path: ['shownAs'], message: 'Not the name of an object' };
