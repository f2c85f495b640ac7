import { expect, it } from 'vitest';
import type { LexiconLanguage } from '../languages.ts';
import { understandProduct } from './understand-product.ts';

it.each<[LexiconLanguage, string]>([
  ['en', 'Frobnicators for farms'],
  ['en', 'Pickled zorbles in malt vinegar'],
  ['en', 'Trampoline safety cover replacement'],
  ['en', 'Bicycle chain Zorbel CN-601 116L'],
  ['de', 'Hausnotruf für Senioren'],
  ['es', 'Frobulador para muebles'],
  ['it', 'Zorbaglio per violino'],
  ['pt', 'Zorbo de bicicleta'],
  ['nl', 'Zorbelvorm siliconen 12 muffins'],
  ['tr', 'Perde zorbisi çift'],
  ['ja', 'カーテンゾルブ 伸縮'],
  ['zh', '钢琴罩 防尘'],
  ['pl', 'Zorbel kabinowy węglowy Skoda Octavia'],
  ['it', 'Zorbaglio fughe piastrelle'],
  ['es', 'Kit zorbolución + bomba agua'],
  ['ru', 'Зорблики тормозные передние Lada Vesta'],
])('shows no object if the head noun is unknown: %s, %s', (language, title) => {
  expect(understandProduct(title, language).object).toBeNull();
});

it.each<[LexiconLanguage, string, string]>([
  ['en', 'hedge trimmer 20v 52cm blade', 'hedgeTrimmer'],
  ['pt', 'Corte e poda de árvores', 'tree'],
  ['es', 'vendo trompeta', 'trumpet'],
  ['ja', '子供用ヘルメット 自転車', 'helmet'],
  ['zh', '花束 当日配达', 'bouquet'],
  ['tr', 'Telefon kılıfı deri cüzdanlı', 'phoneCase'],
  ['nl', 'Leren portemonnee heren', 'wallet'],
  ['fr', 'Panier de légumes bio', 'produceCrate'],
])('shows the head noun, whatever words describe it: %s, %s', (language, title, object) => {
  expect(understandProduct(title, language).object).toBe(object);
});

it.each<[LexiconLanguage, string]>([
  ['it', 'cantare'],
  ['es', 'perder'],
  ['fr', 'occasion'],
  ['en', 'glass'],
])('reads no word as a thing of another language: %s, %s', (language, word) => {
  expect(understandProduct(word, language).object).toBeNull();
});
