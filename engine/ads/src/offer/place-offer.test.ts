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
) {
  const copy = {
    ...writeAdCopy(BRIEF, 7, 0),
    offer: { kind: 'price', text, was: '1 590 Kč' } as const,
  };
  const { composed } = composeToFit({ brief: BRIEF, copy, format, seed: 7, variation: 0, layout });
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
