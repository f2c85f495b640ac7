import { examplesOf } from '@adwright/engine-samples';
import { expect, it } from 'vitest';
import { SETS } from '../set-registry.ts';
import { PLACES } from './place-words.ts';
import { placeWithin } from './places-within.ts';
import type { SceneName } from './scene-name.ts';
import { sceneOf } from './scene-of-brief.ts';

/** Whether words ask for a set, by themselves or as a wish for the environment that the set is within. */
function isShownBy(scene: SceneName, words: string): boolean {
  const { within } = SETS[scene];
  return (
    sceneOf(words, null) === scene || (within !== null && placeWithin(within, words) === scene)
  );
}

/** Alternatives that lose to another set's words when they stand alone, each with a phrase in which they win. */
const WINS_IN: readonly (readonly [SceneName, alternative: string, phrase: string])[] = [
  ['aeroplane', 'airport', 'airport shop'],
  ['drape', 'circus', 'circus colours'],
  ['loft', 'factory', 'old factory'],
  ['zen', 'in', 'temple in Kyoto'],
  ['zen', 'of', 'Kyoto temple of the golden pavilion'],
];

it('finds every alternative of every place as its own set', { timeout: 60_000 }, () => {
  const losing = PLACES.flatMap(({ scene, pattern }) =>
    examplesOf(pattern)
      .filter(({ examples }) => !examples.some((example) => isShownBy(scene, example)))
      .map(({ alternative, examples: [example = ''] }) => ({ scene, alternative, example })),
  );
  const unexplained = losing
    .filter(
      ({ scene, alternative }) =>
        !WINS_IN.some(([own, words]) => own === scene && words === alternative),
    )
    .map(
      ({ scene, alternative, example }) =>
        `${alternative} of ${scene}: "${example}" is found as ${sceneOf(example, null)}`,
    );
  expect(unexplained, 'alternatives that never win').toEqual([]);
  expect(losing.map(({ scene, alternative }) => `${scene} ${alternative}`).sort()).toEqual(
    WINS_IN.map(([scene, alternative]) => `${scene} ${alternative}`).sort(),
  );
});

it.each(WINS_IN)('%s: %s wins in "%s"', (scene, _, phrase) => {
  expect(sceneOf(phrase, null)).toBe(scene);
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
])('shows "%s" as %s, not as what a word in it names', (words, scene) => {
  expect(sceneOf(words, null)).toBe(scene);
});
