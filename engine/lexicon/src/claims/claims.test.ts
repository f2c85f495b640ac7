import { expect, it } from 'vitest';
import { objectOfId } from '../concepts/object-of-id.ts';
import { understandProduct } from '../understanding/understand-product.ts';
import { excludedBy, SHOWN_IDS } from './claims.ts';

it.each([
  'vegan ramen',
  'vegan poke bowl',
  'vegane Ramen',
  'sushi végan',
  'sushi vegano',
  'vegan sushi rolls',
  'vegetarian pizza',
  'pizza vegetariana',
  'alcohol-free beer',
  'alkoholfreies Bier',
  'bière sans alcool',
  'cerveza sin alcohol',
  'alcohol-free wine',
  'ノンアルコールビール',
  'веганские суши',
  'egg-free noodles',
  'vegan steak',
])('shows nothing of what “%s” excludes', (product) => {
  const shown = [
    'noodleBowl',
    'foodBowl',
    'sushi',
    'pizza',
    'steak',
    'fish',
    'eggs',
    'beerGlass',
    'wine',
  ];
  expect(excludedBy(product).size).toBeGreaterThan(0);
  expect(shown).not.toContain(understandProduct(product).object);
});

it.each([
  ['ramen', 'noodleBowl'],
  ['craft beer', 'beerGlass'],
  ['vegan burger', 'burger'],
  ['vegan leather wallet', 'wallet'],
  ['alcohol-free gin', 'tallBottle'],
  ['gluten-free ramen', 'noodleBowl'],
])('shows “%s” as %s', (product, object) => {
  expect(understandProduct(product).object).toBe(object);
});

it('states of drawn objects alone what they show', () => {
  expect(SHOWN_IDS.filter((id) => objectOfId(id) === null)).toEqual([]);
});
