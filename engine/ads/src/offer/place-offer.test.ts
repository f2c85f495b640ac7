import { AD_FORMAT_NAMES } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import { composeToFit } from '../fit-format.ts';
import { LAYOUT_NAMES } from '../layout-names.ts';

const BRIEF: CopyBrief = {
  product: 'Volt energy drink',
  audience: 'busy parents',
  goal: 'sales',
  emotion: 'excitement',
};

/** The parts of an offer by the line that they stand on, from the top. */
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
  it.each(AD_FORMAT_NAMES)('keeps a price and its currency on one line in %s', (format) => {
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
  });
});

it('lets ads of older renderers part a price from its currency, as they did', () => {
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

it('lets ads of older renderers part a date of Japanese, as they did', () => {
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
