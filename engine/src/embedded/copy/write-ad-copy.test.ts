import {
  AD_TYPE_OPTIONS,
  BOOST_VARIATION_COUNT,
  type Brief,
  EMOTION_OPTIONS,
} from '@adwright/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdCopy } from './ad-copy.ts';
import { unsupportedClaims } from './unsupported-claims.ts';
import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText } from './write-ad-text.ts';

const emotions = EMOTION_OPTIONS.map(({ value }) => value);
const adTypes = AD_TYPE_OPTIONS.map(({ value }) => value);

const PRODUCTS = [
  'Lumen Night Serum, a retinol serum for sensitive skin',
  'BREWLY COLD BREW COFFEE!!!',
  'handmade leather bags',
  'yoga mat',
  'Ledgerly - accounting software for freelancers',
  'an online course that teaches guitar',
  'Volt energy drink',
  'My bakery in Austin sells sourdough bread',
  'Glow-Up 🔥 vitamin c cream',
  'meal kits delivered weekly',
  'apple',
  'X',
  'Our new AI writing assistant helps you write emails faster.',
  'https://example.com/shop {name} {price}',
  'constructor',
  '   ...  ',
  '🔥🔥🔥',
  '<b>Bold</b> claims (and "quotes")',
  'Handgemachte Ledertaschen',
  'Crème visage bio, une crème pour peaux sensibles',
  'Кофе свежей обжарки',
  'سيروم ليلي للبشرة الحساسة',
  'オーガニック緑茶',
  'el yapımı deri çanta',
];
const AUDIENCES = [
  'for busy moms who hate mornings',
  'a freelance designer',
  'women 25-40',
  'everyone',
  'PEOPLE WHO ARE TIRED OF COLD COFFEE',
  'runners, gym goers and athletes',
  'für berufstätige Frauen',
  '忙しい会社員',
  '!!!',
  'the elderly',
];

const briefs = fc.record({
  product: fc.oneof(
    fc.constantFrom(...PRODUCTS),
    fc.string({ minLength: 1, maxLength: 500, unit: 'grapheme' }),
  ),
  audience: fc.oneof(
    fc.constantFrom(...AUDIENCES),
    fc.string({ minLength: 1, maxLength: 500, unit: 'grapheme' }),
  ),
  goal: fc.constantFrom(
    'get more sign ups',
    'Increase sales by 20%',
    'book a demo',
    'mehr Verkäufe',
    'zzz',
  ),
  emotion: fc.constantFrom(...emotions),
  adType: fc.constantFrom(...adTypes),
});

function lines(copy: AdCopy): string[] {
  const { comparison, quote, labels } = copy;
  return [
    copy.productName,
    copy.headline,
    copy.subline,
    copy.callToAction,
    copy.problem,
    copy.solution,
    ...comparison.usual,
    ...comparison.ours,
    quote.text,
    quote.attribution,
    quote.note,
    ...Object.values(labels),
  ];
}

/** What no line may hold, whatever the user typed. */
const SLIPS =
  /undefined|\bNaN\b|\bnull\b|[{}]| {2}|^\s|\s$|[,;:]\s*[.!?]|\.\.(?!\.)|,,|\ba [aeio][a-z]|\ban [bcdfgjklmnpqrstvwxyz][a-z]/;

describe('writeAdCopy', () => {
  it('writes clean lines for any brief', () => {
    fc.assert(
      fc.property(briefs, fc.integer({ min: 0, max: 9 }), (brief, variation) => {
        const copy = writeAdCopy(brief, 7, variation);
        const ownSlip = SLIPS.test(`${brief.product} ${brief.audience}`);
        for (const line of lines(copy)) if (!ownSlip) expect(line).not.toMatch(SLIPS);
        expect(copy.headline.length).toBeGreaterThan(0);
        expect(copy.subline.length).toBeLessThanOrEqual(110);
        if (copy.language !== 'und') expect(copy.callToAction.length).toBeGreaterThan(0);
        for (const text of [copy.headline, copy.subline, copy.callToAction]) {
          const [first = ''] = text.replace(/^[^\p{L}]+/u, '');
          if (!/^[a-z]+[A-Z]/.test(text)) expect(first).toBe(first.toUpperCase());
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(emotions)(
    'gives ten different headlines for %s, with and without an ad type',
    (emotion) => {
      for (const product of PRODUCTS) {
        for (const adType of [undefined, ...adTypes]) {
          const brief = { product, audience: 'busy parents', emotion, adType };
          const headlines = Array.from(
            { length: BOOST_VARIATION_COUNT },
            (_, variation) => writeAdCopy(brief, 3, variation).headline,
          );
          expect(new Set(headlines).size, `${product}: ${headlines.join(' / ')}`).toBe(
            BOOST_VARIATION_COUNT,
          );
        }
      }
    },
  );

  it('claims nothing that the brief does not say', () => {
    for (const product of PRODUCTS) {
      for (const emotion of emotions) {
        for (const adType of adTypes) {
          const brief: Brief = {
            product,
            audience: 'young parents',
            goal: 'Increase sales by 20%',
            emotion,
            adType,
          };
          const words = [...lines(writeAdCopy(brief, 11, 4)), ...writeAdText(brief, 11)].join('\n');
          expect(unsupportedClaims(words, brief), words).toEqual([]);
        }
      }
    }
  });

  it('never prints the goal', () => {
    const brief: Brief = {
      product: 'yoga mat',
      audience: 'beginners',
      goal: 'Quadruple quarterly turnover',
      emotion: 'trust',
      adType: 'comparison',
    };
    expect([...lines(writeAdCopy(brief, 1, 0)), ...writeAdText(brief, 1)].join(' ')).not.toMatch(
      /quadruple|quarterly|turnover/i,
    );
  });

  it('uses the brand name and call to action that were given', () => {
    const copy = writeAdCopy(
      {
        product: 'cold brew',
        audience: 'students',
        emotion: 'happiness',
        brandName: 'Brewly',
        callToAction: 'grab a cup!',
      },
      1,
      2,
    );
    expect(copy.eyebrow).toBe('Brewly');
    expect(copy.callToAction).toBe('Grab a cup');
  });

  it('maps the goal to a call to action', () => {
    const ctaFor = (goal: string, product = 'yoga mat') =>
      writeAdCopy({ product, audience: 'beginners', goal, emotion: 'happiness' }, 0, 0)
        .callToAction;
    expect(ctaFor('Increase sales by 20%')).toBe('Shop now');
    expect(ctaFor('get more sign ups')).toBe('Sign up now');
    expect(ctaFor('demo requests', 'CRM software')).toBe('Book a demo');
    expect(ctaFor('mehr Anmeldungen', 'Handgemachte Ledertaschen für den Alltag')).toMatch(
      /^Jetzt/,
    );
  });

  it.each([
    ['Handgemachte Ledertaschen', 'für berufstätige Frauen', 'de'],
    ['Crème visage bio pour peaux sensibles', 'les femmes actives', 'fr'],
    ['Zapatos de cuero hechos a mano', 'hombres jóvenes', 'es'],
    ['Corso di chitarra per principianti', 'giovani adulti', 'it'],
    ['Sapatos de couro feitos à mão', 'mulheres jovens', 'pt'],
    ['Кофе свежей обжарки', 'для занятых мам', 'ru'],
    ['سيروم ليلي للبشرة الحساسة', 'النساء العاملات', 'ar'],
    ['קרם לילה לעור רגיש', 'נשים עובדות', 'he'],
    ['有机绿茶', '年轻上班族', 'zh'],
    ['オーガニック緑茶', '忙しい会社員', 'ja'],
    ['유기농 녹차', '바쁜 직장인', 'ko'],
    ['Crème brûlée torch for home cooks', 'people who love dessert', 'en'],
  ])('writes %s in its own language', (product, audience, language) => {
    const copy = writeAdCopy({ product, audience, emotion: 'trust' }, 1, 0);
    expect(copy.language).toBe(language);
    if (language !== 'en')
      expect(copy.headline + copy.subline + copy.callToAction).not.toMatch(
        /\b(?:the|meet|your|with|now)\b/i,
      );
  });

  it('marks the quote as a placeholder', () => {
    const { quote } = writeAdCopy(
      { product: 'yoga mat', audience: 'beginners', emotion: 'trust', adType: 'testimonial' },
      5,
      0,
    );
    expect(quote.note).toMatch(/replace/i);
    expect(quote.text).not.toMatch(/\b(?:I|my|me)\b/);
  });
});

describe('writeAdText', () => {
  it('gives up to five single-paragraph pieces, each standing alone, for any brief', () => {
    fc.assert(
      fc.property(briefs, fc.nat(), (brief, seed) => {
        const pieces = writeAdText(brief, seed);
        expect(pieces.length).toBeGreaterThanOrEqual(1);
        expect(pieces.length).toBeLessThanOrEqual(5);
        for (const piece of pieces) expect(piece).not.toContain('\n');
        expect(new Set(pieces).size).toBe(pieces.length);
        expect(writeAdText(brief, seed)).toEqual(pieces);
      }),
      { numRuns: 150 },
    );
  });
});

it('writes five pieces for an ordinary brief', () => {
  const brief: Brief = {
    product: 'yoga mat',
    audience: 'beginners',
    goal: 'sales',
    emotion: 'trust',
    adType: 'comparison',
  };
  expect(writeAdText(brief, 4)).toHaveLength(5);
});
