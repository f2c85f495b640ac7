import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import { PROPS, type PropName } from '../kit/prop-words.ts';
import { SETS } from '../set-registry.ts';
import { COMMON_PLACES, type Place, placeIn } from './place-words.ts';
import type { SceneName } from './scene-name.ts';

type FixedEnvironment = Exclude<PhotoshootForm['environment'], 'custom'>;

/** Places that are of an environment of the form: nature may be a beach, and a city a street of neon signs. */
const PLACES_WITHIN = new Map<FixedEnvironment, Place[]>();
for (const place of COMMON_PLACES) {
  const { within } = SETS[place.scene];
  if (within !== null) PLACES_WITHIN.set(within, [...(PLACES_WITHIN.get(within) ?? []), place]);
}

/** "Icy tones" and "an autumn palette" are colours. */
const PALETTE =
  /\b(?!(?:graffiti|brick) )[\w-]+ (?:\w+ )?(?:tones?|colou?rs?|palette|hues?|mood|vibes?|feel(?:ing)?|light(?:ing)?|wall|background|backdrop)\b/gi;
/** A season by itself is a mood. */
const SEASON = /\b(?:summer|spring|fall)\b/gi;

/** Things that make a place: where snow lies it is winter. */
const PLACE: ReadonlySet<PropName> = new Set(['snow', 'fallen', 'blossoms']);

/** The place that the instructions name within the environment that was chosen, or the environment itself. */
export function placeWithin(environment: FixedEnvironment, instructions: string): SceneName {
  const places = PLACES_WITHIN.get(environment);
  if (places === undefined) return environment;
  const words = PROPS.reduce(
    (rest, [prop, thing]) => (PLACE.has(prop) ? rest : rest.replace(new RegExp(thing, 'gi'), ' ')),
    instructions.replace(PALETTE, ' ').replace(SEASON, ' '),
  );
  return placeIn(places, words) ?? environment;
}
