import { CONCEPTS, findProductKind } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { CATEGORY_IDS } from '../content/texts.ts';
import { findTrade } from '../reading/find-trade.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';
import { readBriefWords } from './brief-words.ts';
import { findCategory } from './find-category.ts';

const NAMES = [
  'Apple',
  'Amazon',
  'Shell',
  'Jaguar',
  'Orange',
  'Volt Energy',
  'Avis',
  'Dove',
  'Delta',
  'Sun River',
];
const GOODS = [
  'gaming mouse',
  'wool scarf',
  'running shoes',
  'office chair',
  'protein bars',
  'ceramic mugs',
  'dog leash',
  'car rental',
  'hair salon',
];

it.each(NAMES)(
  'reads category and picture from the product and not from the brand name %s',
  (name) => {
    for (const goods of GOODS) {
      expect(findCategory(`${name} ${goods}`).id).toBe(findCategory(goods).id);
      expect(findProductKind(`${name} ${goods}`)).toBe(findProductKind(goods));
    }
  },
);

/**
 * Categories that no concept states, because the rest of the field or of the brief determines them.
 */
const OF_THE_REST = new Set([
  'general-wholesale',
  'general',
  'general-supply',
  'general-service',
  'general-joined',
  'general-place',
  'job',
]);

it('every category with texts is stated by a concept, and every stated category has texts', () => {
  const stated = [...CONCEPTS.values()].flatMap(({ category }) => category || []);
  expect(stated.filter((id) => !CATEGORY_IDS.includes(id))).toEqual([]);
  expect(CATEGORY_IDS.filter((id) => !stated.includes(id) && !OF_THE_REST.has(id))).toEqual([]);
});

it.each([
  ['ramen bowls, hand-thrown stoneware', 'tableware'],
  ['cat food with salmon', 'cats'],
  ['garlic press', 'general-helper'],
  ['organic lavender bath salts', 'toiletries'],
  ['mountain bike tours in Snowdonia', 'day-adventures'],
  ['senior companion care at home', 'senior-care'],
  ['accountancy for freelancers', 'accounting'],
  ['bee-friendly wildflower seeds', 'plants'],
])('reads the product “%s” as the category %s', (product, category) => {
  expect(findCategory(product).id).toBe(category);
});

it('gives cat litter no trade, because the lines of the trade are about dogs', () => {
  expect(findTrade('cat litter')).toBeNull();
});

it.each(['cat food', 'Katzenfutter', 'kattmat', 'корм для кошек'])(
  'gives “%s” the trade of pet food, whose lines mention the bowl',
  (product) => expect(findTrade(product)).toBe('petfood'),
);

it('does not mention homes in ads for pest control in a business', () => {
  const brief = {
    product: 'pest control for restaurants',
    audience: 'owners',
    emotion: 'trust',
  } as const;
  expect(readBriefWords(brief).category.id).toBe('general-service');
});

it.each([
  ['tiny house kits', 'brochure downloads', /brochure/],
  ['electric cargo bike', 'test rides', /test ride|for a ride/],
  ['GPS tracker for cattle', 'order samples', /sample/],
  ['blood donation drive', 'appointments', /appointment/],
  ['dental implants', 'book consultations', /consultation/],
  ['open house', 'viewings', /viewing/],
  ['jazz night', 'ticket sales', /ticket/i],
  ['career coaching', 'apply for a place', /apply|application|touch/i],
  ['hearing aids', 'book a hearing test', /hearing test/],
])('chooses a call to action for “%s” that suits the goal: %s', (product, goal, button) => {
  for (const variation of [0, 1, 2]) {
    const brief = { product, goal, audience: 'adults', emotion: 'trust' } as const;
    expect(writeAdCopy(brief, 3, variation).callToAction).toMatch(button);
  }
});

it.each([
  ['fountain pen ink, 24 colours, fast drying', /24 colours|fast drying/i],
  ['cold storage for pharma logistics, GDP certified', /GDP certified/],
  ['data recovery service, no data no fee', /no data no fee/i],
  ['electric cargo bike, carries 2 kids', /carries 2 kids/i],
])('states the special feature of “%s” in each picture', (product, fact) => {
  for (let variation = 0; variation < 10; variation++) {
    const brief = { product, audience: 'professionals', goal: 'sales', emotion: 'trust' } as const;
    const { eyebrow, headline, subline } = writeAdCopy(brief, 5, variation);
    expect(`${eyebrow} ${headline} ${subline}`).toMatch(fact);
  }
});

it('mentions the season at most once in ten pictures, and only if people give presents', () => {
  const writeHeadlines = (goal: string) =>
    Array.from(
      { length: 10 },
      (_, variation) =>
        writeAdCopy(
          { product: 'soy candles', audience: 'women', goal, emotion: 'happiness' },
          1,
          variation,
        ).headline,
    ).filter((headline) => headline.endsWith(', sorted'));
  expect(writeHeadlines('Black Friday sale')).toEqual([]);
  expect(writeHeadlines('Christmas sale').length).toBeLessThanOrEqual(1);
});

it.each([
  ['food bank needs winter donations', 'Food bank'],
  ['Amazon-inspired rainforest shampoo bar', 'Rainforest shampoo bar'],
  ['community theatre: Hamlet, 3-5 May', 'Hamlet'],
])('shortens “%s” to a name that ends with a whole phrase: %s', (product, label) => {
  const goal = product.startsWith('food') ? 'donations' : 'sales';
  expect(
    readBriefWords({ product, audience: 'locals', goal, emotion: 'trust' }).product.label,
  ).toBe(label);
});

it.each([
  ['vegan bakery', /\b(?:butter|milk|eggs?|cream|cheese)\b/i],
  ['vegan cakes', /\b(?:butter|milk|eggs?|cream|cheese)\b/i],
  ['vegan restaurant', /\b(?:steak|cheese|bacon|roast|butter)\b/i],
  ['alcohol-free cocktail bar', /\b(?:beer|wine|whisk(?:e)?y|gin|tipsy|hangover)\b/i],
  ['vegan pizza', /\b(?:cheese|salami|ham)\b/i],
])('uses no word that contradicts “%s” in its texts', (product, word) => {
  for (let seed = 0; seed < 8; seed++) {
    const brief = { product, audience: 'locals', goal: 'sales', emotion: 'happiness' } as const;
    const copy = JSON.stringify(
      Array.from({ length: 10 }, (_, variation) => writeAdCopy(brief, seed, variation)),
    );
    const text = writeAdText({ ...brief, adType: 'product showcase' }, seed).join(' ');
    expect(`${copy} ${text}`).not.toMatch(word);
  }
});
