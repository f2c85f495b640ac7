import { expect, it } from 'vitest';
import type { LocalisedLanguage } from '../content/languages.ts';
import { addClauseCommas } from './clause-commas.ts';

it.each<[LocalisedLanguage, string, string]>([
  ['de', 'Für Paare die mal ihre Ruhe wollen', 'Für Paare, die mal ihre Ruhe wollen'],
  ['de', 'Für Paare, die Ruhe suchen', 'Für Paare, die Ruhe suchen'],
  ['de', 'Für Familien und die ganze Nachbarschaft', 'Für Familien und die ganze Nachbarschaft'],
  ['pl', 'Dla kobiet które szyją w domu', 'Dla kobiet, które szyją w domu'],
  ['ru', 'Для тех которые ищут опыт', 'Для тех, которые ищут опыт'],
  ['ru', 'Хозяйкам у которых сломалась плита', 'Хозяйкам, у которых сломалась плита'],
  ['ru', 'Хозяйкам, у которых сломалась плита', 'Хозяйкам, у которых сломалась плита'],
  ['uk', 'Родинам у яких є кіт', 'Родинам, у яких є кіт'],
  ['uk', 'Жінкам які цінують своє', 'Жінкам, які цінують своє'],
  ['fr', 'Pour les familles qui voyagent', 'Pour les familles qui voyagent'],
])(
  'a relative clause follows a comma where the language requires one (%s: %s)',
  (language, typed, printed) => {
    expect(addClauseCommas(typed, language)).toBe(printed);
  },
);
