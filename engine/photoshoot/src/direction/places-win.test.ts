import { CONCEPTS, checkConcepts, type LexiconLanguage, listTerms } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { PROP_NAMES } from '../kit/prop-names.ts';
import { SETS } from '../set-registry.ts';
import { findSceneById, SCENES, type SceneName } from './scene-name.ts';
import { chooseScene, placeWithin } from './scene-of-brief.ts';

/**
 * Tells whether words select a photoshoot scene, either alone or as instructions for an environment that the scene
 * belongs to.
 */
function isShownBy(scene: SceneName, words: string, language: LexiconLanguage): boolean {
  const { within } = SETS[scene];
  return (
    chooseScene(words, language, null) === scene ||
    (within !== null && placeWithin(within, words, language) === scene)
  );
}

const PLACES = listTerms('set').flatMap(({ concept, language, text }) =>
  language === null ? [] : [{ id: CONCEPTS.get(concept)?.set ?? null, concept, language, text }],
);

it("every term of a place selects the place's own photoshoot scene", { timeout: 60_000 }, () => {
  const losing = PLACES.flatMap(({ id, concept, language, text }) => {
    const scene = findSceneById(id) ?? 'studio';
    const words = text.replaceAll('*', '');
    return isShownBy(scene, words, language)
      ? []
      : [`"${text}" (${language}) of ${concept} is shown as ${chooseScene(words, language, null)}`];
  });
  expect(losing, 'Remove the term, or write the longer phrase that the other place means.').toEqual(
    [],
  );
});

it('every concept names a photoshoot scene and props that exist', async () => {
  const known = { set: SCENES.map(idOf), prop: PROP_NAMES.map(idOf) };
  await expect(checkConcepts(known)).resolves.toBeUndefined();
});

function idOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

it('every photoshoot scene has a place in the lexicon', () => {
  const named = new Set(PLACES.map(({ id }) => findSceneById(id)));
  expect(SCENES.filter((scene) => !named.has(scene))).toEqual([]);
});

it.each<[string, SceneName]>([
  ['swim club', 'pool'],
  ['swimming school', 'pool'],
  ['warehouse club', 'shop'],
  ['Santa Monica', 'beach'],
  ['holiday trip', 'aeroplane'],
  ['orchid house', 'greenhouse'],
  ['snow globe', 'festive'],
  ['railway carriage', 'train'],
  ['hop fields', 'vineyard'],
  ['a sea of tulips', 'tulips'],
])('shows "%s" as %s, not as the place of a word inside it', (words, scene) => {
  expect(chooseScene(words, 'en', null)).toBe(scene);
});
