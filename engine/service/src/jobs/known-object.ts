import type { OwnFields } from '@adwright/contracts';
import type { CreativeProvider } from '../creative-provider.ts';

/** Whether an ad can show an object of that name. */
export type KnowsObject = NonNullable<CreativeProvider['knowsObject']>;

/**
 * Whether a request names no object, or one that the provider can show: a spend waits untouched for one that does not. The
 * provider answers, so that nobody else loads what draws.
 */
export function namesKnownObject(
  knowsObject: KnowsObject,
): (request: Pick<OwnFields, 'shownAs'>) => boolean {
  return ({ shownAs }) => shownAs === undefined || knowsObject(shownAs);
}

/** What a request is told that names no object. */
export const UNKNOWN_OBJECT = { path: ['shownAs'], message: 'Not the name of an object' };
