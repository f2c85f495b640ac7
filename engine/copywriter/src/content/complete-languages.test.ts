import { describe, expect, it } from 'vitest';
import { KINDS } from './kinds.ts';
import { PHRASEBOOK_LANGUAGES } from './languages.ts';
import { findTradeLines, getKindFrames } from './texts.ts';
import { TRADE_IDS } from './trades.ts';

describe.each(PHRASEBOOK_LANGUAGES)('completeness of the texts in %s', (language) => {
  it('every trade has lines, and rows for the usual alternative in a comparison', () => {
    const silent = TRADE_IDS.filter((trade) => {
      const own = findTradeLines(trade, language);
      return own === null || own.usual === undefined;
    });
    expect(silent).toEqual([]);
  });

  it('every kind of product has its own frames (sentences with gaps)', () => {
    const other = getKindFrames('other', language);
    const missing = KINDS.filter(
      (kind) => kind !== 'other' && getKindFrames(kind, language) === other,
    );
    expect(missing).toEqual([]);
  });

  it.each(KINDS)(
    'the kind %s has enough headlines for each tone, three texts, and a subline that always names the product',
    (kind) => {
      const { headlines, sublines, texts, lines } = getKindFrames(kind, language);
      expect(lines.length).toBeGreaterThanOrEqual(4);
      expect(headlines.lively.length + headlines.any.length).toBeGreaterThanOrEqual(4);
      expect(headlines.quiet.length + headlines.any.length).toBeGreaterThanOrEqual(4);
      expect(texts).toHaveLength(3);
      expect(new Set(texts).size).toBe(3);
      // A subline (line below the headline) must name the product even if its optional slots (gaps)
      // are empty.
      expect(
        sublines.some((line) => /^(?!.*\{(?:toWhom|detail|who)\}(?![^[]*\])).*\{name\}/.test(line)),
      ).toBe(true);
      for (const text of texts) expect(text).toMatch(/\{name\}.*\{cta\}/);
    },
  );
});
