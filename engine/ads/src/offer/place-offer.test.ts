import { AD_FORMAT_NAMES, type AdLanguage } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { CopyBrief, Fact } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import { composeToFit } from '../fit-format.ts';
import { LAYOUT_NAMES } from '../layout-names.ts';
import { listFactFaults } from '../testing/fact-faults.ts';

const BRIEF: CopyBrief = {
  product: 'Volt energy drink',
  audience: 'busy parents',
  goal: 'sales',
  emotion: 'excitement',
};

/** Returns the parts of an offer grouped by line, from the top. */
function linesOf(
  text: string,
  layout: (typeof LAYOUT_NAMES)[number],
  format: (typeof AD_FORMAT_NAMES)[number],
  renderer?: number,
) {
  const copy = {
    ...writeAdCopy(BRIEF, 7, 0),
    offer: { kind: 'price', text, was: '1 590 Kč' } as const,
  };
  const input = { brief: BRIEF, copy, format, seed: 7, variation: 0, layout, renderer };
  const { composed } = composeToFit(input);
  const texts = composed.composition.items.flatMap((item) =>
    item.kind === 'offer' ? item.arranged.texts : [],
  );
  const lines: { end: number; parts: string[] }[] = [];
  for (const { fitted, y } of texts) {
    const line = lines.find(({ end }) => y + fitted.size / 2 < end);
    const text = fitted.lines.join(' ');
    if (line) line.parts.push(text);
    else lines.push({ end: y + fitted.size, parts: [text] });
  }
  return lines.map(({ parts }) => parts.join(' '));
}

describe.each(LAYOUT_NAMES)('%s', (layout) => {
  it.each(AD_FORMAT_NAMES)(
    'an offer keeps a price and its currency on one line in %s',
    (format) => {
      for (const [text, sum] of [
        ['from 1 290 Kč per person', /1 290 Kč/],
        ['38 zł brutto za godzinę', /38 zł/],
        ['195 kr i timmen', /195 kr/],
      ] as const) {
        const lines = linesOf(text, layout, format);
        expect(
          lines.some((line) => sum.test(line)),
          lines.join(' | '),
        ).toBe(true);
      }
    },
  );
});

it('an offer in an ad of an older renderer may have a price and its currency on different lines', () => {
  const text = 'from 1 290 Kč per person';
  const isParted = (renderer?: number) =>
    LAYOUT_NAMES.some((layout) =>
      AD_FORMAT_NAMES.some(
        (format) => !linesOf(text, layout, format, renderer).some((line) => /1 290 Kč/.test(line)),
      ),
    );
  expect(isParted(4)).toBe(true);
  expect(isParted()).toBe(false);
});

it('an offer keeps the unit of a price on the line of its amount, except in ads of older renderers', () => {
  const PRICES = [
    ['お一人様 2,980円〜', /2,980円\s?〜/],
    ['ab 2,99 €/kg im Hofladen', /2,\s?99 € ?\/kg/],
  ] as const;
  const isParted = (renderer?: number) =>
    LAYOUT_NAMES.flatMap((layout) =>
      PRICES.map(([text, sum]) =>
        linesOf(text, layout, 'square', renderer).some((line) => sum.test(line)),
      ),
    ).includes(false);
  expect(isParted()).toBe(false);
  expect(isParted(5)).toBe(true);
});

it('an offer in an ad of an older renderer may have a line break inside a Japanese date', () => {
  const linesOfFacts = (renderer?: number) =>
    LAYOUT_NAMES.flatMap((layout) =>
      AD_FORMAT_NAMES.flatMap((format) => {
        const facts = ['11月30日までご予約の方', '先着10名様'];
        const copy = {
          ...writeAdCopy(BRIEF, 7, 0),
          headline: '11月30日まで、陶芸教室を体験',
          facts,
        };
        const input = { brief: BRIEF, copy, format, seed: 7, variation: 0, layout, renderer };
        const { items } = composeToFit(input).composed.composition;
        return items.flatMap((item) => ('fitted' in item ? item.fitted.lines : []));
      }),
    );
  const endsInDate = (line: string) => /(?:11|11月|30|先着10)$/.test(line);
  expect(linesOfFacts(4).some(endsInDate)).toBe(true);
  expect(linesOfFacts().filter(endsInDate)).toEqual([]);
});

/** Offers with a word that is wider than a column, by language. */
const LONG_OFFERS: readonly [AdLanguage, Fact['kind'], string][] = [
  ['en', 'multibuy', 'Buy one get one free'],
  ['en', 'multibuy', 'Second pair half price'],
  ['de', 'multibuy', '3 zum Preis von 2'],
  ['de', 'delivery', 'Versandkostenfrei ab 100 €'],
  ['de', 'guarantee', 'Geld-zurück-Garantie'],
  ['el', 'until', 'Εγγραφές έως 15 Σεπτεμβρίου'],
  ['ru', 'until', 'До 15 сентября включительно'],
  ['pt', 'trial', 'Aula experimental gratuita'],
  ['pt', 'trial', '15 dias grátis'],
];

/** Lists the faults in the facts of an ad with a long offer, a code and a phone number. */
function faultsOfLong(
  [language, kind, text]: [AdLanguage, Fact['kind'], string],
  layout: (typeof LAYOUT_NAMES)[number],
  format: (typeof AD_FORMAT_NAMES)[number],
  renderer?: number,
): string[] {
  const brief = { ...BRIEF, language, emotion: 'trust' } as const;
  const facts = ['SLICE2', '0221 123 45 67'];
  const copy = { ...writeAdCopy(brief, 4, 0), offer: { kind, text }, facts };
  const input = { brief, copy, format, seed: 4, variation: 0, layout, renderer };
  return listFactFaults(copy, composeToFit(input).composed);
}

describe.each(LONG_OFFERS)('in %s, the %s “%s”', (...offer) => {
  it.each(LAYOUT_NAMES)(
    'prints an offer large in %s and shows all other facts in full',
    (layout) => {
      const faults = AD_FORMAT_NAMES.flatMap((format) =>
        faultsOfLong(offer, layout, format).map((fault) => `${format}: ${fault}`),
      );
      expect(faults).toEqual([]);
    },
  );
});

it('a long offer is set in small type in ads of older renderers', () => {
  const faults = faultsOfLong(['en', 'multibuy', 'Buy one get one free'], 'quote-page', 'pin', 4);
  expect(faults).toEqual([expect.stringMatching(/^the offer is \d+ px large$/)]);
});

it('an offer beside the button does not make the button’s row higher', () => {
  const brief = { ...BRIEF, language: 'pt' } as const;
  const faultsOf = (renderer?: number) =>
    ['15 dias grátis', '7 dias grátis', '30 dias'].flatMap((text) => {
      const copy = {
        ...writeAdCopy(brief, 4, 0),
        callToAction: 'Teste agora',
        offer: { kind: 'trial' as const, text },
        facts: [],
      };
      return [20, 21, 22].flatMap((seed) => {
        const input = { brief, copy, format: 'story', seed, variation: 0, renderer } as const;
        return listFactFaults(copy, composeToFit({ ...input, layout: 'scene-room' }).composed);
      });
    });
  expect(faultsOf(4)).toContain('cta has no room');
  expect(faultsOf()).toEqual([]);
});

it.each(AD_FORMAT_NAMES)(
  'an ad prints the second line of an offer below the offer, in %s',
  (format) => {
    const copy = {
      ...writeAdCopy(BRIEF, 7, 0),
      offer: { kind: 'price', text: '29.90 €', second: 'incl. delivery until Sunday' } as const,
    };
    const input = { brief: BRIEF, copy, format, seed: 7, variation: 0 };
    const { composed } = composeToFit(input);
    const texts = composed.composition.items.flatMap((item) =>
      item.kind === 'offer' ? item.arranged.texts : [],
    );
    const last = texts.at(-1);
    expect(last?.fitted.lines.join(' ')).toBe('incl. delivery until Sunday');
    expect(texts.slice(0, -1).every(({ y }) => y < (last?.y ?? 0))).toBe(true);
  },
);
