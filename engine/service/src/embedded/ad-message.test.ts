import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, it } from 'vitest';
import { buildMessage } from './ad-message.ts';

const ASKED = { facts: ['20% off'], sellsThing: false, asksForGoal: true };

it('messageOf includes only the words that the ad’s layout prints', () => {
  const { printed } = buildMessage(sampleRecipe, ASKED, [
    { role: 'headline' },
    { role: 'subline' },
  ]);
  expect(printed).toEqual([sampleRecipe.words.headline, sampleRecipe.words.subline]);
});

it('messageOf includes the offer and the other facts, which every layout prints', () => {
  const words = {
    ...sampleRecipe.words,
    offer: { kind: 'price' as const, text: '£49', was: '£60' },
    facts: ['until Sunday'],
  };
  const { printed, facts } = buildMessage({ ...sampleRecipe, words }, ASKED, []);
  expect(printed).toEqual(['£49', '£60', 'until Sunday']);
  expect(facts).toEqual(['20% off']);
});

it.each([
  ['an object', { kind: 'drawn', object: 'mug', colour: null }, 'object'],
  ['type alone', { kind: 'drawn', object: 'type', colour: null }, 'type'],
  ['a sculpture', { kind: 'drawn', object: 'ringSculpture', colour: null }, 'unrelated'],
  ['the user’s photo', { kind: 'photo', imageUrl: 'http://localhost/a.jpg' }, 'photo'],
] as const)('an ad’s message states that the picture shows %s', (_what, picture, shown) => {
  expect(buildMessage({ ...sampleRecipe, picture }, ASKED, []).shown).toBe(shown);
});

it('messageOf requires no product in the picture if the brief names no product', () => {
  const brief = { ...sampleRecipe.brief, product: 'asdf qwer zxcv' };
  expect(buildMessage({ ...sampleRecipe, brief }, ASKED, []).productName).toBe('');
});

it('messageOf states that an ad of type alone does not show the product', () => {
  const picture = { kind: 'drawn', object: 'type', colour: null } as const;
  const asked = { ...ASKED, sellsThing: true };
  expect(buildMessage({ ...sampleRecipe, picture }, asked, []).shown).toBe('hidden');
});
