import { BOOST_VARIATION_COUNT, type Brief } from '@adwright/contracts';
import type { AdCopy } from '@adwright/engine-lexicon';
import { adTypes, briefs, emotions, PRODUCTS, takeTurn } from '@adwright/engine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listUnsupportedClaims } from './list-unsupported-claims.ts';
import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText } from './write-ad-text.ts';

function listLines(copy: AdCopy): string[] {
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

/** Matches mistakes that no line may contain, whatever the user typed. */
const SLIPS = /undefined|\bNaN\b|\bnull\b|[{}]| {2}|^\s|\s$|[,;:]\s*[.!?]|\.\.(?!\.)|,,/;
/**
 * Matches English articles before the wrong sound; the pattern is not used for Portuguese, where "a
 * agora" is right.
 */
const ARTICLE_SLIPS = /\ba [aeio][a-z]|\ban [bcdfgjklmnpqrstvwxyz][a-z]/;

describe('writeAdCopy', () => {
  it('writes lines without mistakes for any brief', () => {
    fc.assert(
      fc.property(briefs, fc.integer({ min: 0, max: 9 }), (brief, variation) => {
        const copy = writeAdCopy(brief, 7, variation);
        const typed = `${brief.product} ${brief.audience}`;
        const slips = copy.language === 'en' ? [SLIPS, ARTICLE_SLIPS] : [SLIPS];
        if (!slips.some((slip) => slip.test(typed)))
          for (const line of listLines(copy))
            for (const slip of slips) expect(line).not.toMatch(slip);
        expect(copy.headline.length).toBeGreaterThan(0);
        expect(copy.subline.length).toBeLessThanOrEqual(110);
        if (copy.language !== 'und') expect(copy.callToAction.length).toBeGreaterThan(0);
        for (const text of [copy.headline, copy.subline, copy.callToAction]) {
          const [first = ''] = text.replace(/^[^\p{L}]+/u, '');
          // A line may start with a lower-case brand ("iPhone") or with a figure ("24h", "5 tips").
          if (!/^[a-z]+[A-Z]|^[^\p{L}]*\p{N}/u.test(text)) expect(first).toBe(first.toUpperCase());
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(emotions)(
    'returns ten different headlines for %s, with and without an ad type',
    (emotion) => {
      for (const product of takeTurn(PRODUCTS, 8, emotions.indexOf(emotion))) {
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

  it.each([
    ['Handmade leather wallets', 'men who like slow fashion'],
    ['Escape room downtown', 'groups of friends'],
    ['Weighted blankets', 'stressed professionals'],
    ['Calendar app for sales teams', 'heads of sales'],
    ['Steuerberatung für Freelancer', 'Selbstständige'],
  ])(
    "the solution for “%s” is the ad's own headline, or a headline of no other variation",
    (product, audience) => {
      for (const emotion of emotions) {
        const copies = Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) =>
          writeAdCopy({ product, audience, emotion }, 3, variation),
        );
        const headlines = copies.map((copy) => copy.headline);
        // Other languages are not checked, because they have too few lines that answer a headline
        // with a question.
        for (const { headline, solution, language } of copies)
          if (language === 'en' || !/[?!]$/.test(headline))
            expect(headlines.filter((line) => line !== headline)).not.toContain(solution);
      }
    },
  );

  it('claims nothing that the brief does not state', () => {
    for (const [number, product] of PRODUCTS.entries()) {
      for (const emotion of takeTurn(emotions, 8, number)) {
        for (const adType of adTypes) {
          const brief: Brief = {
            product,
            audience: 'young parents',
            goal: 'Increase sales by 20%',
            emotion,
            adType,
          };
          const words = [...listLines(writeAdCopy(brief, 11, 4)), ...writeAdText(brief, 11)].join(
            '\n',
          );
          expect(listUnsupportedClaims(words, brief), words).toEqual([]);
        }
      }
    }
  });

  it('never prints the campaign’s goal', () => {
    const brief: Brief = {
      product: 'yoga mat',
      audience: 'beginners',
      goal: 'Quadruple quarterly turnover',
      emotion: 'trust',
      adType: 'comparison',
    };
    expect(
      [...listLines(writeAdCopy(brief, 1, 0)), ...writeAdText(brief, 1)].join(' '),
    ).not.toMatch(/quadruple|quarterly|turnover/i);
  });

  it('prints the given brand name and call to action', () => {
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

  it('writes a statement of the brand if there is no quotation of a customer', () => {
    const brief = { product: 'yoga mat', audience: 'beginners', brandName: 'Lotus' };
    for (const emotion of emotions) {
      const { quote } = writeAdCopy({ ...brief, emotion, adType: 'testimonial' }, 5, 0);
      expect(quote.attribution).toBe('Lotus');
      expect(quote).toMatchObject({ given: false, note: '' });
      expect(quote.text).not.toMatch(/\b(?:I|my|me)\b/);
    }
  });

  it('repeats the user’s statements about the product in a comparison', () => {
    const writeRows = (product: string) =>
      writeAdCopy({ product, audience: 'everyone', emotion: 'trust' }, 1, 0).comparison.ours;
    expect(writeRows('water bottle that keeps drinks cold all day, fits every cup holder')).toEqual(
      expect.arrayContaining(['Keeps drinks cold all day', 'Fits every cup holder']),
    );
    expect(writeRows('bakery in Austin, bread every morning')).toContain('Bread every morning');
  });

  it.each(emotions)('varies the subline of %s', (emotion) => {
    for (const product of ['payroll software for small companies', 'used cars', 'gym']) {
      const brief = { product, audience: 'busy families', emotion };
      const sublines = Array.from(
        { length: BOOST_VARIATION_COUNT },
        (_, variation) => writeAdCopy(brief, 3, variation).subline,
      );
      expect(new Set(sublines).size, sublines.join(' / ')).toBeGreaterThanOrEqual(5);
      expect(sublines.join(' ')).not.toMatch(/\bYour new\b/);
    }
  });

  it('writes a product’s name in the subline without an article', () => {
    for (let variation = 0; variation < 6; variation++) {
      const { subline } = writeAdCopy(
        { product: 'Hearth soy candle', audience: 'new homeowners', emotion: 'nostalgia' },
        2,
        variation,
      );
      expect(subline).not.toMatch(/\bThe Hearth/);
    }
  });

  it('never says that a product for men is “not for everyone”', () => {
    for (let variation = 0; variation < 10; variation++) {
      const copy = writeAdCopy(
        { product: 'barbershop', audience: 'men', emotion: 'exclusivity', adType: 'testimonial' },
        1,
        variation,
      );
      expect(`${copy.headline} ${copy.quote.text}`).not.toMatch(
        /[Nn]ot for everyone|isn’t for everyone/,
      );
    }
  });
});

it.each([
  ['שרשרת זהב', 'he'],
  ['قهوة طازجة', 'ar'],
  ['зимние шины', 'ru'],
  ['手工皂', 'zh'],
  ['café crema', 'en'],
])(
  'takes the language from the script of the product, not from a longer English audience: %s',
  (product, language) => {
    const audience = 'small business owners who love a good start to the day';
    expect(writeAdCopy({ product, audience, emotion: 'trust' }, 1, 0).language).toBe(language);
  },
);

it('uses the audience to identify the language of characters that Chinese and Japanese share', () => {
  const brief = { product: '葬儀社', audience: 'ご家族のために', emotion: 'trust' } as const;
  expect(writeAdCopy(brief, 1, 0).language).toBe('ja');
});

it.each([
  'www.sweetcrumbs.com bakery',
  'fresh bread, order at sweetcrumbs.de',
  'http://example.com',
  'info@casa.es',
])('does not read an address as evidence of a language: %s', (product) => {
  expect(writeAdCopy({ product, audience: 'families', emotion: 'trust' }, 1, 0).language).toBe(
    'en',
  );
});

it.each<Partial<Brief>>([
  { product: 'funeral flowers' },
  { audience: 'nurses' },
  { goal: 'more Christmas gifts' },
  { emotion: 'fear' },
])('keeps nothing of the previous brief, which differed in %j', (other) => {
  const brief: Brief = {
    product: 'yoga mat',
    audience: 'beginners',
    goal: 'sign-ups',
    emotion: 'trust',
    adType: 'comparison',
  };
  const write = (asked: Brief) => [writeAdCopy(asked, 3, 1), writeAdText(asked, 3)];
  const alone = write({ ...brief, ...other });
  const before = write(brief);
  expect(before).not.toEqual(alone);
  expect(write({ ...brief, ...other })).toEqual(alone);
  expect(write(brief)).toEqual(before);
});

it('titles the advertiser’s side with two words if the product is an appeal', () => {
  const brief = {
    product: 'Donate to help refugee children go back to school',
    audience: 'people who care',
    emotion: 'trust',
  } as const;
  expect(writeAdCopy(brief, 1, 0).labels.ours).toBe('Your help');
});
