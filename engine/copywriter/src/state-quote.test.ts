import type { CopyBrief } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { rewriteFacts } from './rewrite-facts.ts';
import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText } from './write-ad-text.ts';

const LONG_TEXTS = 3;

const brief = {
  product: 'Handmade leather boots, now €149',
  audience: 'hikers',
  goal: 'sales',
  emotion: 'trust',
  adType: 'testimonial',
} as const satisfies CopyBrief;

it.each([
  ['en', `I've never walked so far.`, '“I’ve never walked so far.” — Ana M., Lisbon'],
  ['de', 'Nie so weit gelaufen!', '„Nie so weit gelaufen!“ — Ana M., Lisbon'],
  [
    'fr',
    `Je n'ai jamais autant marché.`,
    '«\u00a0Je n’ai jamais autant marché.\u00a0» — Ana M., Lisbon',
  ],
  ['ja', 'こんなに歩いたのは初めて。', '「こんなに歩いたのは初めて。」 — Ana M., Lisbon'],
  ['ar', 'لم أمشِ هكذا من قبل', '”لم أمشِ هكذا من قبل“ — Ana M., Lisbon'],
] as const)(
  'quotes the customer in each long text of a testimonial ad in the language %s',
  (language, words, said) => {
    const quote = { text: words, by: 'Ana M., Lisbon' };
    const texts = writeAdText({ ...brief, language, quote }, 3).slice(0, LONG_TEXTS);
    expect(texts).toHaveLength(LONG_TEXTS);
    for (const text of texts) expect(text).toContain(said);
    expect(texts[0]?.startsWith(said)).toBe(true);
    expect(texts.every((text) => text.includes('€149'))).toBe(true);
  },
);

it('adds no author to a quotation without an author', () => {
  const [text] = writeAdText({ ...brief, language: 'en', quote: { text: 'So warm!' } }, 3);
  expect(text).toMatch(/^“So warm!” \p{L}/u);
});

it('prints no quotation if the brief has none, or in an ad of another type', () => {
  const quote = { text: 'So warm!' };
  expect(writeAdText({ ...brief, language: 'en' }, 3).join()).not.toContain('“');
  const other = { ...brief, language: 'en', adType: 'comparison', quote } as const;
  expect(writeAdText(other, 3).join()).not.toContain('warm');
});

it('updates the quotation in the texts after the user edited it', () => {
  const asked = { ...brief, language: 'en', quote: { text: `It's so warm`, by: 'Ana' } } as const;
  const before = writeAdCopy(asked, 3, 0);
  const quote = { ...before.quote, text: `It's warm and light`, attribution: 'Ana M.' };
  const texts = rewriteFacts(writeAdText(asked, 3), before, { ...before, quote });
  for (const text of texts.slice(0, LONG_TEXTS))
    expect(text).toContain('“It’s warm and light” — Ana M.');
});
