import { expect, it } from 'vitest';
import { restoreOwnersName, restorePossessives } from './possessives.ts';

it.each([
  ['Joes Garage', 'Joe’s Garage'],
  ['Nonnas kitchen', 'Nonna’s kitchen'],
  ['Europes first solar car', 'Europe’s first solar car'],
  ['the worlds softest blanket', 'the worlds softest blanket'],
  ['the worlds best blanket', 'the world’s best blanket'],
])('restores the apostrophe of the owner\'s name in "%s"', (typed, mended) => {
  expect(restorePossessives(typed)).toBe(mended);
});

it.each([
  'Williams Bakery',
  'James Coffee',
  'Marks & Spencer',
  'Lucas Toys',
  'Hearts Choir',
  'Roses',
])('adds no apostrophe to "%s"', (typed) => {
  expect(restorePossessives(typed)).toBe(typed);
});

it.each([
  ['Biancas', 'Bianca’s'],
  ['Joes', 'Joe’s'],
  ['Lucas', 'Lucas'],
  ['Atlas', 'Atlas'],
  ['Arco Strings', 'Arco Strings'],
  ['Lune dArgent', 'Lune d’Argent'],
  ['LAtelier', 'L’Atelier'],
  ['DIY Hub', 'DIY Hub'],
])('restores the apostrophe in the brand name “%s”', (brand, owned) => {
  expect(restoreOwnersName(brand)).toBe(owned);
});
