import { expect, it } from 'vitest';
import type { LexiconLanguage } from '../languages.ts';
import { statesGoods } from './states-goods.ts';

it.each<[LexiconLanguage, string]>([
  ['en', 'Zirbo 737, 24,000mAh 140W'],
  ['en', 'Patio Cleaner Attachment T150'],
  ['de', 'Spannschnur 30 St.'],
  ['fr', 'Rondelles lot de 12'],
  ['es', 'Junta puerta horno 60 cm'],
  ['it', 'Guarnizione frigo usata'],
  ['pt', 'Cadeira giratória usada'],
  ['nl', 'Kogelkraan 12 stuks'],
  ['pl', 'Podkładki 100 szt.'],
  ['sv', 'Packning 5-pack'],
  ['ru', 'Втулка б/у'],
  ['ja', '替えゴム 64枚'],
  ['zh', '密封圈 20个 5厘米'],
  ['en', 'Tyre 205/55 R16'],
])('recognises the shop title of a thing in %s: “%s”', (language, title) => {
  expect(statesGoods(title, language)).toBe(true);
});

it.each<[LexiconLanguage, string]>([
  ['en', 'Garden clearance, 7 days a week'],
  ['de', 'Teppichreinigung 20 m²'],
  ['fr', 'Débarras 7j/7'],
  ['es', 'Cerrajero 24 horas'],
  ['nl', 'Verhuizing 30 m³'],
  ['ja', 'ピアノ教室 30分'],
  ['en', 'Dinner for 6 people'],
])('finds no measure of a thing in %s: “%s”', (language, field) => {
  expect(statesGoods(field, language)).toBe(false);
});
