import { expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from '../../content/languages.ts';
import { readFactWordings } from './corpus.ts';
import { readFacts } from './read-facts.ts';

const SAID = await readFactWordings();

it.each(WRITTEN_LANGUAGES)(
  'reads every wording of a fact in the language %s completely',
  (language) => {
    const lowerText = (text: string) => text.toLocaleLowerCase(language);
    const { product, facts } = SAID[language];
    const said = Object.entries(facts).flatMap(([kind, texts]) =>
      texts.map((text) => [kind, text] as const),
    );
    expect(said.length).toBeGreaterThanOrEqual(30);
    const missed = said.filter(
      ([kind, text]) =>
        !readFacts({ product: `${product}, ${text}`, audience: '' }, language).some(
          (fact) => fact.kind === kind && lowerText(fact.text).includes(lowerText(text)),
        ),
    );
    expect(missed).toEqual([]);
  },
);
