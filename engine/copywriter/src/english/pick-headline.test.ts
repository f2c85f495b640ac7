import { adTypes, emotions } from '@adwright/engine-testing';
import { expect, it } from 'vitest';
import { CATEGORY_IDS, getCategory } from '../content/texts.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { readBriefWords } from './brief-words.ts';
import { writeHeadlines } from './pick-headline.ts';

const PRODUCTS = [
  'escape room for groups of 2-6',
  'hand-poured concrete planters',
  'craft IPA beer',
  'estate planning lawyer',
  'smart thermostat',
  'half marathon 12 October',
  'blorptastic',
];

it('writes at least ten complete headlines for every emotion and ad type', () => {
  for (const product of PRODUCTS) {
    for (const emotion of emotions) {
      for (const adType of [undefined, ...adTypes]) {
        const brief = { product, audience: 'friends', emotion, adType };
        const headlines = writeHeadlines(brief, readBriefWords(brief), 3);
        expect(headlines.length, product).toBeGreaterThanOrEqual(10);
        expect(new Set(headlines).size).toBe(headlines.length);
        for (const line of headlines)
          expect(line).not.toMatch(/[?!.][”"]?[,?]|\bnew new\b|\bto to\b/);
      }
    }
  }
});

it('puts general headlines after those about the product', () => {
  const fitsAnything = /^(?:Go all in|Here we go|This is your cue|Good things start loud)$/;
  for (let variation = 0; variation < 6; variation++) {
    const brief = { product: 'craft IPA beer', audience: 'hosts', emotion: 'excitement' } as const;
    expect(writeAdCopy(brief, 1, variation).headline).not.toMatch(fitsAnything);
  }
});

it('a phrase before a question mark contains no punctuation', () => {
  for (const { chore, wish, moment } of CATEGORY_IDS.map(getCategory)) {
    for (const words of [chore, wish]) expect(words).not.toMatch(/[.!?]/);
    expect(moment).not.toMatch(/[.!?]$/);
  }
});

it.each([
  ['Memory foam mattress', 'your new memory foam mattress'],
  ['Compression socks', 'your new compression socks'],
  ['Women’s winter boots', 'your new women’s winter boots'],
  ['Ocean cleanup charity', 'the ocean cleanup charity'],
  ['Pottery classes', 'your pottery classes'],
  ['Fountain pens & stationery', 'your new fountain pens & stationery'],
  ['Hearth soy candle', 'the Hearth soy candle'],
  ['Jazz night at The Blue Door, Friday 8pm', 'our jazz night'],
  ['Half marathon 12 October', 'your half marathon'],
  ['New luxury lipstick', 'your new luxury lipstick'],
])('does not read the description in “%s” as part of the product’s name', (product, phrase) => {
  expect(readBriefWords({ product, audience: '', emotion: 'trust' }).product.phrase).toBe(phrase);
});

it.each([
  ['Half marathon 12 October', '12 October'],
  ['Kids coding camp this July', 'In July'],
  ['Jazz night Friday 8pm', 'Friday 8pm'],
])('keeps the date in “%s” as a fact', (product, date) => {
  expect(readBriefWords({ product, audience: '', emotion: 'trust' }).product.facts).toContain(date);
});

it('names the product in the headline, or in the line below or above it, with and without a brand', () => {
  for (const product of PRODUCTS) {
    for (const brandName of [undefined, 'Stonewick']) {
      for (let variation = 0; variation < 10; variation++) {
        const brief = { product, audience: 'friends', emotion: 'trust', brandName } as const;
        const { eyebrow, headline, subline } = writeAdCopy(brief, 1, variation);
        const noun = readBriefWords(brief).product.name.toLowerCase().split(' ').at(-1) ?? '';
        expect(`${eyebrow} ${headline} ${subline}`.toLowerCase()).toContain(noun);
      }
    }
  }
});

it('states the date as the offer, and not again above or below the headline', () => {
  for (const brandName of [undefined, 'Blue Door']) {
    for (let variation = 0; variation < 10; variation++) {
      const copy = writeAdCopy(
        {
          product: 'Jazz night at The Blue Door, Friday 8pm',
          audience: 'music lovers',
          emotion: 'excitement',
          brandName,
        },
        1,
        variation,
      );
      expect(copy.offer?.text).toBe('Friday 8pm');
      expect(`${copy.eyebrow} ${copy.subline}`).not.toContain('Friday');
      expect(`${copy.eyebrow} ${copy.headline} ${copy.subline}`).toContain('azz night');
    }
  }
});

it('prints “no more” only before countable things', () => {
  const brief = {
    product: 'loft conversions',
    audience: 'homeowners',
    emotion: 'urgency',
  } as const;
  const headlines = writeHeadlines(brief, readBriefWords(brief), 1);
  expect(headlines).toContain('A room that never quite fits? Not today.');
  expect(headlines.join('\n')).not.toMatch(/^No more an?\b/m);
});
