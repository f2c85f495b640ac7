import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';

const listFactTexts = (language: WrittenLanguage, product: string) =>
  readFacts({ product, audience: '', goal: '' }, language).map(({ text }) => text);

it.each<[WrittenLanguage, string, string]>([
  ['fr', "Loto de l'école, carton 3€ les 4 à 10€, buvette", 'Carton 3€ les 4 à 10€'],
  ['pt', 'Passeio de golfinhos no Sado, 38€ adulto 22€ criança', '38€ adulto 22€ criança'],
  ['ko', '반려견 유치원 하루 3만5천원 10회권 30만원, 픽업 가능', '하루 3만5천원 10회권 30만원'],
  [
    'id',
    'Donasi sumur bor, butuh 85 juta baru terkumpul 32 juta, terbuka',
    'Butuh 85 juta baru terkumpul 32 juta',
  ],
])(
  'keeps the prices of a clause in one fact in the language %s: “%s”',
  (language, product, whole) => {
    expect(listFactTexts(language, product)).toContain(whole);
  },
);

it('keeps prices apart if the words of each price follow it', () => {
  expect(listFactTexts('en', 'Will writing, £99 single £149 couple')).toEqual([
    '£99 single',
    '£149 couple',
  ]);
});

it.each<[WrittenLanguage, string, string]>([
  ['ko', '전동휠체어 대여 월 8만원~, 설치 무료', '월 8만원~'],
  ['ja', '着物レンタル、3,000円〜、京都', '3,000円〜'],
])('keeps the sign for “from” with a price in the language %s', (language, product, price) => {
  expect(listFactTexts(language, product)).toContain(price);
});

it.each<[WrittenLanguage, string, string]>([
  ['de', 'Gesprächsgruppe für Eltern, jeden 2. Mittwoch 19 Uhr', 'Jeden 2. Mittwoch 19 Uhr'],
  ['de', 'Flohmarkt in Bonn, jeden 1. Samstag', 'Jeden 1. Samstag'],
  ['zh', '手工竹編小旅行 10/18(六) 每人1,280元', '10/18(六)'],
  ['th', 'เช่าชุดไทย เปิด 8 โมงถึง 6 โมงเย็น', 'เปิด 8 โมงถึง 6 โมงเย็น'],
])('reads a day or time as a whole in the language %s: “%s”', (language, product, whole) => {
  expect(listFactTexts(language, product)).toContain(whole);
});
