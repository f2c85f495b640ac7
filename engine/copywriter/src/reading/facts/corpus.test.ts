import type { Fact } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from '../../content/languages.ts';
import { readFactCorpus } from './corpus.ts';
import { readFacts } from './read-facts.ts';

const CORPUS = await readFactCorpus();

it('the corpus contains at least 300 briefs', () => {
  expect(Object.values(CORPUS).flat().length).toBeGreaterThanOrEqual(300);
});

describe.each(WRITTEN_LANGUAGES)('in %s', (language) => {
  const briefs = CORPUS[language] ?? [];

  it.each(briefs.map((brief) => [`${brief.product} / ${brief.goal}`, brief] as const))(
    'reads exactly the facts that a person finds in "%s"',
    (_, brief) => {
      const expected = Object.entries(brief.facts)
        .flatMap(([kind, texts]) => [texts].flat().map((text) => `${kind}: ${lowerText(text)}`))
        .sort();
      const read = readFacts(brief, language).map((fact) => useCorpusWording(fact, expected));
      expect(read.sort()).toEqual(expected);
    },
  );

  it('reads each fact of the corpus after any product in the same language', () => {
    // Telephone numbers are left out, because a number without a word such as "call" before it may
    // have another meaning.
    const texts = briefs.flatMap(({ facts }) =>
      Object.entries(facts).filter(([kind]) => kind !== 'phone'),
    );
    const products = briefs
      .filter(({ facts }) => facts.place === undefined)
      .map(({ product }) => product.split(/[,、،，]/)[0] ?? product);
    for (const [at, [kind, said]] of texts.entries()) {
      for (let nth = 0; nth < 3; nth++) {
        const [text = ''] = [said].flat();
        const product = `${products[(at * 7 + nth) % products.length]}, ${text}`;
        const found = readFacts({ product, audience: '' }, language);
        const isThere = found.some(
          (fact) => fact.kind === kind && lowerText(fact.text).includes(lowerText(text)),
        );
        expect(isThere, `${kind} of "${product}": ${JSON.stringify(found)}`).toBe(true);
      }
    }
  });

  const lowerText = (text: string) => text.toLocaleLowerCase(language);

  /**
   * Replaces a fact by the corpus's version if the fact contains this version, for example "with
   * code SAVE20" by "code SAVE20".
   */
  function useCorpusWording({ kind, text }: Fact, expected: readonly string[]): string {
    const said = lowerText(text);
    const same = expected.find(
      (fact) => fact.startsWith(`${kind}: `) && said.includes(fact.slice(kind.length + 2)),
    );
    return same ?? `${kind}: ${said}`;
  }
});
