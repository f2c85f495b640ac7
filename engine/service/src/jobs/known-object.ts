import type { OwnFields } from '@adwright/contracts';
import type { CreativeProvider } from '../creative-provider.ts';

/** Whether an ad can show the object of a given name. */
export type KnowsObject = NonNullable<CreativeProvider['knowsObject']>;

/**
 * Whether a request names no object, or one that the provider can show. A request for an unknown object is
 * refused before its spend is claimed. The provider answers, so that no other part loads the drawing code.
 */
export function createKnownObjectCheck(
  knowsObject: KnowsObject,
): (request: Pick<OwnFields, 'shownAs'>) => boolean {
  return ({ shownAs }) => shownAs === undefined || knowsObject(shownAs);
}

/** The error for a request that names an unknown object. */
export const UNKNOWN_OBJECT = { path: ['shownAs'], message: 'Not the name of an object' };
