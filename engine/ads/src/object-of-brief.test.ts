import { writeAdCopy } from '@adwright/engine-copywriter';
import { SCULPTURES } from '@adwright/engine-objects';
import { expect, it } from 'vitest';
import { objectOf } from './object-of-brief.ts';

function objectsOf(product: string, audience = 'warehouse managers') {
  const brief = { product, audience, emotion: 'trust' } as const;
  return [0, 1, 2].map((number) => objectOf(brief, writeAdCopy(brief, 1, number), number));
}

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
