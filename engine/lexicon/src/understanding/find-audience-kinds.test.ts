import { expect, it } from 'vitest';
import { findAudienceKinds } from './find-audience-kinds.ts';

it.each([
  ['electricians and plumbers', 'en', 'trade-buyer'],
  ['restaurant owners', 'en', 'premises'],
  ['people selling their home', 'en', 'seller'],
  ['people moving house', 'en', 'mover'],
  ['regular donors', 'en', 'giver'],
  ['women after chemo', 'en', 'in-treatment'],
  ['bereaved families', 'en', 'grave'],
  ['Trauernde und Angehörige', 'de', 'grave'],
  ['familles en deuil', 'fr', 'grave'],
  ['Geschäftsführer und Selbständige', 'de', 'polite'],
  ['właściciele firm', 'pl', 'polite'],
  ['餐厅老板', 'zh', 'polite'],
] as const)(
  'recognises "%s" (language %s) as the group of readers "%s"',
  (audience, language, kind) => {
    expect([...findAudienceKinds(audience, language)]).toContain(kind);
  },
);

it.each([
  ['young families', 'en'],
  ['junge Familien', 'de'],
  ['', 'en'],
] as const)(
  'finds that "%s" (language %s) names readers who change neither words nor tone',
  (audience, language) => {
    expect([...findAudienceKinds(audience, language)]).toEqual([]);
  },
);

it('recognises audience words of every language if the language is not known', () => {
  expect([...findAudienceKinds('Hinterbliebene', 'fr')]).toEqual([]);
  expect([...findAudienceKinds('Hinterbliebene')]).toContain('grave');
});
