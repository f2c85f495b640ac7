import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import { type LexiconLanguage, type NamedConcept, readBrief } from '@adwright/engine-lexicon';
import type { TimeOfDay } from '../kit/frame.ts';
import { SETS } from '../set-registry.ts';
import { findSceneById, type SceneName } from './scene-name.ts';

/** A place that a brief names, with its scene. */
interface Place {
  scene: SceneName;
  /**
   * Whether the words only suggest the place, as "rustic" and "flowers" do. A place that the brief names takes
   * precedence over a place that words only suggest.
   */
  isHint: boolean;
  isSeason: boolean;
}

/** Returns the photoshoot scene that the words for a place select, in any language. */
export function chooseScene(
  words: string,
  language: LexiconLanguage,
  time: TimeOfDay | null,
): SceneName {
  const named = readBrief(words, 'set', language);
  const places = findPlaces(named).toSorted(
    (one, other) => Number(one.isHint) - Number(other.isHint),
  );
  return findScene(places) ?? (time === 'night' ? 'urban' : 'studio');
}

/**
 * Returns the place that the instructions name within the chosen environment; otherwise the environment itself.
 */
export function placeWithin(
  environment: Exclude<PhotoshootForm['environment'], 'custom'>,
  instructions: string,
  language: LexiconLanguage,
): SceneName {
  const named = readBrief(instructions, 'set', language).filter(({ concept }) => !concept.weak);
  // The head (main noun) of a phrase determines the scene. In "icy tones", the head is "tones", so the phrase names no
  // ice; in "farmhouse kitchen", the head is "kitchen", so it names no farm.
  const heads = named.filter(({ concept, part }) => {
    const head = named.find((each) => each.part === part)?.concept;
    return head === concept || (concept.season && head?.set !== null);
  });
  const places = findPlaces(heads).filter(({ scene }) => SETS[scene].within === environment);
  return findScene(places) ?? environment;
}

/**
 * Returns the places that a brief names, starting with those in the brief's first part. The concepts "wall" and "table"
 * rank last in their part of the brief, because a word that describes the wall or table should select the scene.
 */
function findPlaces(named: readonly NamedConcept[]): Place[] {
  return named
    .map((each, nth) => ({ ...each, nth, isStudio: each.concept.set === 'studio' }))
    .sort(
      (one, other) =>
        one.part - other.part ||
        Number(one.isStudio) - Number(other.isStudio) ||
        one.nth - other.nth,
    )
    .flatMap(({ concept }) => {
      const scene = findSceneById(concept.set);
      return scene === null ? [] : [{ scene, isHint: concept.weak, isSeason: concept.season }];
    });
}

/**
 * Returns the set of the first place, changed by the season or weather that the brief names with the place.
 */
function findScene(places: readonly Place[]): SceneName | null {
  const season = places.find(({ isSeason }) => isSeason);
  const place = places.find(
    ({ isSeason, isHint }) => !isSeason && !(isHint && season?.isHint === false),
  );
  const first = place ?? places[0];
  if (first === undefined) return null;
  return season === undefined || first.isSeason
    ? first.scene
    : chooseSeasonalSet(first, season.scene);
}

/** Rooms that get a window with rain if the brief requests rain. */
const AT_A_WINDOW: ReadonlySet<SceneName> = new Set([
  'sunnyWindow',
  'bedroom',
  'lounge',
  'library',
]);

/**
 * Places that look different in the season that the brief names. All other places have a roof, or look the same
 * in every season.
 */
const OPEN_LAND: ReadonlySet<SceneName> = new Set([
  'nature',
  'lake',
  'meadow',
  'garden',
  'beach',
  'oldTown',
  'urban',
]);

/**
 * Returns the scene that shows a place in a season. A season changes a whole landscape, but in a room it changes only
 * the view from the window.
 */
function chooseSeasonalSet({ scene, isHint }: Place, season: SceneName): SceneName {
  if (season === 'rainyWindow') return AT_A_WINDOW.has(scene) ? season : scene;
  if (scene === 'sunnyWindow') return season === 'winter' ? 'snowyWindow' : scene;
  return OPEN_LAND.has(scene) || (isHint && !SETS[scene].indoors) ? season : scene;
}
