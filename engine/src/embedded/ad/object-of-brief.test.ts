import { expect, it } from 'vitest';
import { SCULPTURES } from '../product/product-kind.ts';
import { objectOf } from './object-of-brief.ts';

const objectsOf = (product: string, audience = 'warehouse managers') =>
  [0, 1, 2].map((number) => objectOf({ product, audience, emotion: 'trust' }, number));

it('shows what the words name', () => {
  expect(objectsOf('Sourdough bread', 'families')).toEqual(['loaf', 'loaf', 'loaf']);
});

it('shows a carton for goods of which nothing is known but their name', () => {
  for (const product of ['conveyor rollers', 'Lanyards', 'glow sticks for parties'])
    expect(objectsOf(product)).toEqual(['carton', 'carton', 'carton']);
});

it('shows something that claims nothing for what comes in no carton', () => {
  for (const product of [
    'land plots',
    'narrowboats',
    'topsoil',
    'public speaking',
    'a better tomorrow',
    'Quantora',
    'Förderrollen aus Stahl',
  ])
    expect(objectsOf(product).toSorted()).toEqual([...SCULPTURES].toSorted());
});
