import type { CopyBrief, Fact } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { listCorrections } from './check-copy.ts';

const BRIEF: CopyBrief = {
  product: 'Handmade boots, was $50, now $5, 15% off in store, 5% off online, called "Rosa"',
  audience: 'hikers who walk all year',
  goal: 'sales',
  emotion: 'trust',
};
const missing = (fact: Fact, text: string) =>
  listCorrections({ adText: [text] }, BRIEF, [fact])?.sayInEveryText;

it.each([
  ['5% off', 'Handmade boots for hikers, 15% off in store.'],
  ['$5', 'Handmade boots for hikers, now $50 and worth it.'],
  ['$5', 'Handmade boots for hikers, now $5.99 and worth it.'],
])('listCorrections reports that the discount "%s" is missing from "%s"', (text, said) => {
  expect(missing({ kind: 'discount', text }, said)).toEqual([text]);
});

it.each([
  ['5% off', 'Handmade boots for hikers, 15% off in store and 5% off online.'],
  ['$5', 'Handmade boots for hikers, now $5.'],
  ['called "Rosa"', 'Handmade boots for hikers, called “Rosa”.'],
])('listCorrections finds the discount "%s" in "%s"', (text, said) => {
  expect(missing({ kind: 'discount', text }, said)).toBeUndefined();
});
