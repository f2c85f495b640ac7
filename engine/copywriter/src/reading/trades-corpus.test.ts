import { fileURLToPath } from 'node:url';
import { readYamlFolder } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { PHRASEBOOK_LANGUAGES } from '../content/languages.ts';
import { TRADE_IDS } from '../content/trades.ts';
import { understandBrief } from './understand-brief.ts';

const JOB = 'job';
const trade = z.enum([JOB, ...TRADE_IDS]);
const corpusSchema = z.record(
  z.string(),
  z.record(z.string(), z.union([trade, z.array(trade).min(1)])),
);

/**
 * Product fields that owners of the most common small businesses type, each with the trades whose
 * lines suit it.
 */
const CORPUS = Object.entries(
  await readYamlFolder(
    fileURLToPath(new URL('../../corpus/trades', import.meta.url)),
    corpusSchema,
  ),
);

/** Minimum share of correct trades in each language; it is measured and may only be raised. */
const RIGHT = 0.97;

it('the corpus contains at least 60 businesses in every language', () => {
  const languages = new Set(CORPUS.map(([language]) => language));
  expect([...languages].sort()).toEqual(['en', ...PHRASEBOOK_LANGUAGES].toSorted());
  for (const [, products] of CORPUS)
    expect(Object.keys(products).length).toBeGreaterThanOrEqual(60);
});

describe('trade of a small business', () => {
  it.each(CORPUS)('finds the trade of at least 97 % of the businesses in %s', (_, products) => {
    const missed = Object.entries(products).flatMap(([product, trades]) => {
      const { isJobOffer, trade: found } = understandBrief({ product, audience: '', goal: '' });
      const named = isJobOffer ? JOB : found;
      return named !== null && [trades].flat().includes(named) ? [] : [`"${product}": ${named}`];
    });
    const share = 1 - missed.length / Object.keys(products).length;
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(RIGHT);
  });
});
