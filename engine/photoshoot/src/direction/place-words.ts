import type { SetWords } from '../kit/define-set.ts';
import { SETS } from '../set-registry.ts';
import { SCENES, type SceneName } from './scene-name.ts';

/** Words that name a place, and the set that shows it. */
export interface Place {
  scene: SceneName;
  rank: number;
  pattern: RegExp;
}

/** Places that no other word of a brief outdoes: a cave of ice is no winter, a lighthouse no beach. */
export const STRIKING_PLACES = placesOf('striking');

/** Places that have sets of their own, the most telling first. */
export const COMMON_PLACES = [...STRIKING_PLACES, ...placesOf('common')];

/** The same, and after them those that have no set of their own. */
export const PLACES = [...COMMON_PLACES, ...placesOf('rare')];

/** The words of a tier in the order of their ranks. */
function placesOf(wanted: SetWords['tier']): readonly Place[] {
  return SCENES.flatMap((scene) =>
    SETS[scene].words
      .filter(({ tier }) => tier === wanted)
      .map(({ rank, pattern }) => ({ scene, rank, pattern })),
  ).sort((one, other) => one.rank - other.rank);
}

/** The scene of the first place that words name. */
export function placeIn(places: readonly Place[], words: string): SceneName | undefined {
  return places.find(({ pattern }) => pattern.test(words))?.scene;
}
