import { writeAdCopy } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import { composeAd } from './compose-ad.ts';

const BRIEF: CopyBrief = {
  product: 'Handmade leather boots',
  audience: 'hikers',
  goal: 'sales',
  emotion: 'trust',
  adType: 'testimonial',
};
const QUOTE = { text: 'I wore them across Iceland.', by: 'Ana M., Lisbon' };

/** Returns the texts of a testimonial, and the number of shapes that are painted below the texts. */
function testimonial(layout: 'quote-card' | 'quote-page', quote?: typeof QUOTE) {
  const brief = { ...BRIEF, quote };
  const copy = writeAdCopy(brief, 1, 0);
  const { composition } = composeAd({
    brief,
    copy,
    format: 'square',
    seed: 1,
    variation: 0,
    layout,
  });
  const texts = composition.items.flatMap((item) =>
    item.kind === 'text' ? [[item.role, item.fitted.lines.join(' ')]] : [],
  );
  return { texts: Object.fromEntries(texts), shapes: composition.backdrop.length };
}

describe.each(['quote-card', 'quote-page'] as const)('%s', (layout) => {
  it('an ad shows a customer’s words with the customer’s name, and no invented words', () => {
    const { texts } = testimonial(layout, QUOTE);
    expect(texts).toMatchObject({ quote: QUOTE.text, attribution: QUOTE.by });
    expect(texts).not.toHaveProperty('note');
  });

  it('an ad paints quotation marks only around a customer’s words', () => {
    const quoted = testimonial(layout, QUOTE);
    const stated = testimonial(layout);
    expect(quoted.shapes - stated.shapes).toBe(1);
    expect(stated.texts).not.toHaveProperty('note');
  });
});
