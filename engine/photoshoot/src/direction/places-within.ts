import type { PhotoshootForm } from '@adwright/contracts';
import { PROPS, type PropName } from './prop-words.ts';
import type { SceneName } from './scene-name.ts';
import { SCENE_WORDS } from './scene-words.ts';

type FixedEnvironment = Exclude<PhotoshootForm['environment'], 'custom'>;

/** Places that are of an environment of the form: nature may be a beach, and a city a street of neon signs. */
const WITHIN: Partial<Record<FixedEnvironment, ReadonlySet<SceneName>>> = {
  nature: new Set([
    'beach',
    'desert',
    'winter',
    'autumn',
    'garden',
    'zen',
    'meadow',
    'vineyard',
    'lavender',
    'tulips',
    'wheat',
    'lake',
    'waterfall',
    'grove',
    'campfire',
    'volcano',
    'cave',
    'iceCave',
    'northernLights',
    'lighthouse',
    'rockyShore',
    'desertRoad',
    'saltFlat',
    'canyon',
    'savannah',
  ]),
  urban: new Set([
    'neonStreet',
    'oldTown',
    'rooftop',
    'subway',
    'trainStation',
    'terrace',
    'brick',
    'graffiti',
    'paris',
  ]),
  luxury: new Set(['lobby']),
  workspace: new Set(['recordingStudio', 'library', 'workshop']),
};

/** "Icy tones" and "an autumn palette" are colours. */
const PALETTE =
  /\b(?!(?:graffiti|brick) )[\w-]+ (?:\w+ )?(?:tones?|colou?rs?|palette|hues?|mood|vibes?|feel(?:ing)?|light(?:ing)?|wall|background|backdrop)\b/gi;
/** A season by itself is a mood. */
const SEASON = /\b(?:summer|spring|fall)\b/gi;

/** Things that make a place: where snow lies it is winter. */
const PLACE: ReadonlySet<PropName> = new Set(['snow', 'fallen', 'blossoms']);

/** The place that the instructions name within the environment that was chosen, or the environment itself. */
export function placeWithin(environment: FixedEnvironment, instructions: string): SceneName {
  const within = WITHIN[environment];
  if (within === undefined) return environment;
  const words = PROPS.reduce(
    (rest, [prop, thing]) => (PLACE.has(prop) ? rest : rest.replace(new RegExp(thing, 'gi'), ' ')),
    instructions.replace(PALETTE, ' ').replace(SEASON, ' '),
  );
  const named = SCENE_WORDS.find(
    ([scene, pattern]) => within.has(scene) && pattern.test(words),
  )?.[0];
  return named ?? environment;
}
