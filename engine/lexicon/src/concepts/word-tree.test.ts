import { expect, it } from 'vitest';
import { ROOT, WordTree } from './word-tree.ts';

it("finds the step that an edge leads to, by the edge's word and kind", () => {
  const tree = new WordTree();
  const candle = tree.addStep(ROOT, 'starts', 'kerz');
  const holder = tree.addStep(candle, 'exact', 'halter');
  expect(tree.findStep(ROOT, 'starts', 'kerz')).toBe(candle);
  expect(tree.findStep(ROOT, 'starts', 'duftkerze', 4, 8)).toBe(candle);
  expect(tree.findStep(candle, 'exact', 'halter')).toBe(holder);
  expect(tree.findStep(ROOT, 'exact', 'kerz')).toBeNull();
  expect(tree.findStep(ROOT, 'exact', 'halter')).toBeNull();
  expect(tree.hasEdges(ROOT, 'starts')).toBe(true);
  expect(tree.hasEdges(ROOT, 'exact')).toBe(false);
});

it('finds a different step for each of ten thousand words in any script', () => {
  const tree = new WordTree();
  const words = Array.from({ length: 10_000 }, (_, at) => `свеча${at.toString(36)}蜡烛🕯️`);
  const steps = words.map((word) => tree.addStep(ROOT, 'exact', word));
  expect(new Set(steps).size).toBe(words.length);
  expect(words.map((word) => tree.findStep(ROOT, 'exact', word))).toEqual(steps);
  expect(words.map((word) => tree.addStep(ROOT, 'exact', word))).toEqual(steps);
  expect(tree.findStep(ROOT, 'exact', 'свеча')).toBeNull();
});

it('returns each value of a step once, in the order in which the values were added', () => {
  const tree = new WordTree();
  const [one, other] = ['tea', 'tee'].map((word) => tree.addStep(ROOT, 'exact', word));
  for (let value = 0; value < 100; value++) {
    tree.addValue(one ?? ROOT, value);
    tree.addValue(other ?? ROOT, 99 - value);
    tree.addValue(one ?? ROOT, value);
  }
  expect(tree.valuesOf(one ?? ROOT)).toEqual(Array.from({ length: 100 }, (_, at) => at));
  expect(tree.valuesOf(other ?? ROOT).slice(0, 2)).toEqual([99, 98]);
  expect(tree.valuesOf(ROOT)).toEqual([]);
});
