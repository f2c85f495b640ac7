import type { Fact } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from '../../content/languages.ts';
import { factCorpus } from './corpus.ts';
import { readFacts } from './read-facts.ts';

const CORPUS = await factCorpus();

it('holds 300 briefs', () => {
  expect(Object.values(CORPUS).flat().length).toBeGreaterThanOrEqual(300);
});

describe.each(WRITTEN_LANGUAGES)('in %s', (language) => {
  const briefs = CORPUS[language];

  it.each(briefs.map((brief) => [`${brief.product} / ${brief.goal}`, brief] as const))(
    'reads the facts of "%s" and no other',
    (_, brief) => {
      const expected = Object.entries(brief.facts)
        .flatMap(([kind, texts]) => [texts].flat().map((text) => `${kind}: ${small(text)}`))
        .sort();
      const read = readFacts(brief, language).map((fact) => shownAs(fact, expected));
      expect(read.sort()).toEqual(expected);
    },
  );

  const small = (text: string) => text.toLocaleLowerCase(language);

  /** A fact as the corpus has it, where it has the same with fewer words: "with code SAVE20" for "code SAVE20". */
  function shownAs({ kind, text }: Fact, expected: readonly string[]): string {
    const said = small(text);
    const same = expected.find(
      (fact) => fact.startsWith(`${kind}: `) && said.includes(fact.slice(kind.length + 2)),
    );
    return same ?? `${kind}: ${said}`;
  }
});
