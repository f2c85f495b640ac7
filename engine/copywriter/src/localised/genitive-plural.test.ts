import { expect, it } from 'vitest';
import { formGenitivePlural, type GenitiveLanguage } from './genitive-plural.ts';

it.each<[GenitiveLanguage, string, string | null]>([
  ['pl', 'rodzice', 'rodziców'],
  ['pl', 'Rodzice małych dzieci', 'rodziców małych dzieci'],
  ['pl', 'rowerzyści', 'rowerzystów'],
  ['pl', 'miłośnicy wieczorów w domu', 'miłośników wieczorów w domu'],
  ['pl', 'osoby z problemami stóp', 'osób z problemami stóp'],
  ['pl', 'pary młode', 'par młodych'],
  ['pl', 'osoby szukające pracy', 'osób szukających pracy'],
  ['pl', 'studenci zaoczni', null],
  ['pl', 'grupy przyjaciół', 'grup przyjaciół'],
  ['pl', 'magazyny i warsztaty', 'magazynów i warsztatów'],
  ['pl', 'zwolnieni pracownicy', 'zwolnionych pracowników'],
  ['pl', 'młode małżeństwa', 'młodych małżeństw'],
  ['pl', 'małe firmy', 'małych firm'],
  ['pl', 'młode pary', 'młodych par'],
  ['pl', 'właściciele psów', 'właścicieli psów'],
  ['pl', 'przedsiębiorcy', 'przedsiębiorców'],
  ['pl', 'studenci', 'studentów'],
  ['pl', 'seniorzy', 'seniorów'],
  ['pl', 'freelancerzy', 'freelancerów'],
  ['pl', 'podróżnicy', 'podróżników'],
  ['pl', 'mieszkańcy miasta', 'mieszkańców miasta'],
  ['pl', 'kierowcy', 'kierowców'],
  ['pl', 'turyści i rodziny z dziećmi', 'turystów i rodzin z dziećmi'],
  ['pl', 'dorośli początkujący', 'dorosłych początkujących'],
  ['pl', 'miłośnicy kawy i herbaty', null],
  ['pl', 'gospodynie', null],
  ['pl', 'młodzież', null],
  ['ru', 'семьи', 'семей'],
  ['ru', 'Семьи с детьми', 'семей с детьми'],
  ['ru', 'взрослые', 'взрослых'],
  ['ru', 'взрослые и дети', 'взрослых и детей'],
  ['ru', 'предприниматели', null],
])(
  'puts the audience "%s" into the genitive of the language %s: %j',
  (language, audience, genitive) => {
    expect(formGenitivePlural(audience, language)).toBe(genitive);
  },
);
