import { type AdCopy, containsWholeText } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from './content/languages.ts';
import { readFactCorpus } from './reading/facts/corpus.ts';
import { type FactWords, rewriteFacts } from './rewrite-facts.ts';
import { findNumber } from './state-facts.ts';
import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText } from './write-ad-text.ts';

const CORPUS = await readFactCorpus();
/** Number of long texts, which precede the headline and the description. */
const LONG_TEXTS = 3;

const createWords = (changes: Partial<AdCopy>): FactWords => ({
  language: 'en',
  headline: 'Shoes that last',
  callToAction: 'Shop now',
  quote: { text: 'Made to last', attribution: 'Shoes', note: '', given: false },
  ...changes,
});

/**
 * Changes the figures of a fact, as a user would change a price, a code or a date. The fact "24/7"
 * stays, because it has no other form.
 */
const editFigures = (text: string) =>
  text.includes('24/7') ? text : text.replace(/[1-8]/g, (digit) => String(Number(digit) + 1));

const listFacts = ({ offer, facts = [] }: FactWords) =>
  [offer?.text, offer?.was, ...facts].filter((text): text is string => !!text);

/**
 * Returns the telephone number of a fact without its label, as it follows the words that ask for a
 * call.
 */
const cutToNumber = (fact: string) => {
  const number = findNumber(fact) ?? '';
  return (number.match(/\p{Nd}/gu)?.length ?? 0) >= 7 ? number : fact;
};

/** Returns a fact without the label that a picture adds to a code; texts state the code as it was typed. */
const removeLabel = (fact: string) => fact.replace(/^.*：/u, '');

describe.each(WRITTEN_LANGUAGES)('in %s', (language) => {
  it.each((CORPUS[language] ?? []).map((brief) => [brief.product, brief] as const))(
    'prints the edited facts of "%s" in each long text, and no fact from before the edit',
    (_, brief) => {
      const asked = { ...brief, language, emotion: 'trust', adType: 'product showcase' } as const;
      const before = writeAdCopy(asked, 5, 0);
      const { offer, facts } = before;
      const after = {
        ...before,
        ...(offer && {
          offer: {
            ...offer,
            text: editFigures(offer.text),
            ...(offer.was && { was: editFigures(offer.was) }),
          },
        }),
        ...(facts && { facts: facts.map(editFigures) }),
      };
      const texts = writeAdText(asked, 5);
      const rewritten = rewriteFacts(texts, before, after);
      const now = listFacts(after);
      for (const text of rewritten.slice(0, LONG_TEXTS)) {
        for (const fact of now)
          expect(text).toSatisfy(
            (each: string) =>
              containsWholeText(each, removeLabel(fact)) ||
              containsWholeText(each, cutToNumber(fact)),
          );
      }
      for (const old of listFacts(before).filter((fact) => !now.some((said) => said === fact))) {
        for (const text of rewritten)
          expect(containsWholeText(text, old), `${old} in ${text}`).toBe(false);
      }
      // Undoing the edit must restore the texts.
      expect(rewriteFacts(rewritten, after, before)).toEqual(texts);
    },
  );
});

describe('edit of facts', () => {
  it('removes a telephone number, but keeps the words that ask for a call', () => {
    const called = createWords({ callToAction: 'Call us', facts: ['Call 020 7946 0123'] });
    expect(
      rewriteFacts(['Boiler service. Call us: 020 7946 0123.'], called, { ...called, facts: [] }),
    ).toEqual(['Boiler service. Call us.']);
  });

  const text =
    'Tired of thin soles? Shoes that last a decade. Now €49. Was €69. Code: TERM15. Shop now.';
  const before = createWords({
    offer: { kind: 'price', text: '€49', was: '€69' },
    facts: ['Code: TERM15'],
  });

  it('changes no text if no fact was edited', () => {
    expect(rewriteFacts([text], before, { ...before, headline: 'Other shoes' })).toEqual([text]);
  });

  it('replaces price, old price and code, and no other figure', () => {
    const after = createWords({
      offer: { kind: 'price', text: '€59', was: '€79' },
      facts: ['Code: SAVE20'],
    });
    const other = 'Free returns over €490. Now €49, was €69.';
    expect(rewriteFacts([text, other], before, after)).toEqual([
      'Tired of thin soles? Shoes that last a decade. Now €59. Was €79. Code: SAVE20. Shop now.',
      'Free returns over €490. Now €59, was €79.',
    ]);
  });

  it('swaps two facts without replacing one twice', () => {
    const one = createWords({ facts: ['from €5', 'from €7'] });
    const other = createWords({ facts: ['from €7', 'from €9'] });
    expect(rewriteFacts(['Soup from €5. Bowls from €7.'], one, other)).toEqual([
      'Soup from €9. Bowls from €7.',
    ]);
  });

  it('replaces a code that a text states without its label', () => {
    const after = createWords({ ...before, facts: ['Code: SAVE20'] });
    expect(rewriteFacts(['Enter TERM15 and pay €49 instead of €69.'], before, after)).toEqual([
      'Enter SAVE20 and pay €49 instead of €69.',
    ]);
  });

  it('keeps the other facts in the sentence of a removed fact', () => {
    const two = createWords({
      offer: { kind: 'discount', text: '20% off' },
      facts: ['until Sunday'],
    });
    const one = createWords({ facts: ['until Sunday'] });
    expect(rewriteFacts(['Get 20% off until Sunday on all shoes. Shop now.'], two, one)).toEqual([
      'Until Sunday. Shop now.',
    ]);
  });

  it('removes a fact with its sentence, or only from its sentence', () => {
    const after = createWords({ offer: { kind: 'price', text: '€49' } });
    expect(rewriteFacts([text], before, after)).toEqual([
      'Tired of thin soles? Shoes that last a decade. Now €49. Shop now.',
    ]);
    const workshop = createWords({ facts: ['in Leipzig', 'free check'] });
    expect(
      rewriteFacts(['Bike repair in Leipzig, free check.'], workshop, createWords({ facts: [] })),
    ).toEqual(['Bike repair.']);
  });

  it('adds a new fact to each long text, before the call to action', () => {
    const long = 'Tired of thin soles? Here are shoes that last a decade. Shop now.';
    const after = createWords({ offer: { kind: 'code', text: 'TERM15' } });
    expect(rewriteFacts([long, 'Shoes that last'], createWords({}), after)).toEqual([
      'Tired of thin soles? Here are shoes that last a decade. Code: TERM15. Shop now.',
      'Shoes that last',
    ]);
  });

  it('replaces a fact that was edited in the headline', () => {
    const old = createWords({ headline: '20% off shoes' });
    const now = createWords({ headline: '30% off shoes' });
    expect(rewriteFacts(['20% off this week. Shop now.'], old, now)).toEqual([
      '30% off this week. Shop now.',
    ]);
    expect(rewriteFacts(['20% off this week.'], old, createWords({}))).toEqual([
      '20% off this week.',
    ]);
  });
});

describe('shortens texts to the maximum stored length', () => {
  const MAX = 10_000;
  const sentence = 'They carry you through each day of the year without a fuss. ';
  const long = `Now €49. Sewn in Portugal. ${sentence.repeat(166)}`.trim();
  const createOffer = (text: string) => createWords({ offer: { kind: 'price', text }, facts: [] });
  const before = createOffer('€49');
  const after = { ...createOffer('€59'), facts: ['Code: SAVE20', 'In Köln'] };
  const measureLength = (pieces: readonly string[]) => pieces.join('\n\n').length;

  it('removes whole texts first, starting with the last', () => {
    const pieces = [
      sentence.repeat(83).trim(),
      `Hello. ${sentence.repeat(83)}`.trim(),
      'Shoes, €49',
    ];
    const rewritten = rewriteFacts(pieces, before, after, MAX);
    expect(measureLength(rewriteFacts(pieces, before, after))).toBeGreaterThan(MAX);
    expect(measureLength(rewritten)).toBeLessThanOrEqual(MAX);
    expect(rewritten.length).toBeGreaterThan(0);
  });

  it('cuts the last sentences of a single text that is too long, but no fact', () => {
    expect(long.length).toBeGreaterThan(MAX - sentence.length);
    const rewritten = rewriteFacts([long], before, after, MAX);
    expect(measureLength(rewriteFacts([long], before, after))).toBeGreaterThan(MAX);
    expect(measureLength(rewritten)).toBeLessThanOrEqual(MAX);
    for (const fact of listFacts(after)) expect(rewritten[0]).toContain(fact);
    expect(rewritten[0]).toMatch(/\.$/);
  });

  it('cuts a text that has no sentences', () => {
    const rewritten = rewriteFacts(['a'.repeat(MAX)], before, after, MAX);
    expect(measureLength(rewritten)).toBeLessThanOrEqual(MAX);
  });
});
