import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';
import { withoutFacts } from './without-facts.ts';

const factsOf = (language: WrittenLanguage, product: string) =>
  readFacts({ product, audience: '', goal: '' }, language);
const textsOf = (language: WrittenLanguage, product: string) =>
  factsOf(language, product).map(({ text }) => text);

it.each<[WrittenLanguage, string, string]>([
  [
    'ko',
    '송편 선물세트 28,000원, 9월 20일까지 주문하면 전국 무료배송',
    '9월 20일까지 주문하면 전국 무료배송',
  ],
  [
    'vi',
    'Chụp ảnh tại nhà, giảm 10% nếu đặt trước ngày 15/12',
    'Giảm 10% nếu đặt trước ngày 15/12',
  ],
  [
    'uk',
    'Паска – 180 грн, при замовленні до 10 квітня знижка 10%',
    'При замовленні до 10 квітня знижка 10%',
  ],
  [
    'fr',
    'Cours de yoga, 10 % de réduction si vous réservez avant le 15 mai',
    '10 % de réduction si vous réservez avant le 15 mai',
  ],
  [
    'tr',
    "Kahvaltı, 10 Mayıs'a kadar rezervasyon yaparsanız %10 indirim",
    "10 Mayıs'a kadar rezervasyon yaparsanız %10 indirim",
  ],
  ['th', 'นวดไทย 600 บาท ถ้ามา 2 คนลด 20% เปิด 10:00-21:00', 'ถ้ามา 2 คนลด 20%'],
])(
  'keeps a condition together with what it gives in the language %s: “%s”',
  (language, product, whole) => {
    const facts = textsOf(language, product);
    expect(facts).toContain(whole);
    expect(
      facts.filter((text) => text !== whole && whole.toLowerCase().includes(text.toLowerCase())),
    ).toEqual([]);
  },
);

it('separates a deadline that is no condition', () => {
  expect(textsOf('en', 'Winter jackets 20% off until Sunday')).toEqual(['20% off', 'Until Sunday']);
});

it.each<[WrittenLanguage, string, string]>([
  ['fr', 'Stage de poterie le week-end du 14 et 15 novembre', 'Le week-end du 14 et 15 novembre'],
  [
    'es',
    'Taller de cerámica el fin de semana del 14 de noviembre',
    'El fin de semana del 14 de noviembre',
  ],
  [
    'de',
    'Töpferkurs, Theorie dienstags und donnerstags um 18:30 Uhr',
    'Theorie dienstags und donnerstags um 18:30 Uhr',
  ],
])('keeps all days of a date in the language %s: “%s”', (language, product, when) => {
  expect(textsOf(language, product)).toEqual([when]);
});

it.each<[WrittenLanguage, string, string, string]>([
  [
    'pt',
    'Mudança de óleo por 59 € com revisão de 20 pontos',
    'Por 59 €',
    'Mudança de óleo com revisão de 20 pontos',
  ],
  [
    'ru',
    'Замена масла за 1900 рублей с диагностикой 20 точек',
    'За 1900 рублей',
    'Замена масла с диагностикой 20 точек',
  ],
])(
  'does not take only half of what a price includes in the language %s: “%s”',
  (language, product, price, sold) => {
    const facts = factsOf(language, product);
    expect(facts.map(({ text }) => text)).toEqual([price]);
    expect(withoutFacts(product, facts, language)).toBe(sold);
  },
);

it('keeps the unit at the end of a price', () => {
  expect(textsOf('ru', 'Квест 700 рублей с человека до 30 мая')).toEqual([
    '700 рублей с человека',
    'До 30 мая',
  ]);
});

it('reads the old price of one piece beside the price of several pieces', () => {
  const facts = factsOf('nl', "Hortensia's 3 voor 25 euro, normaal 11,95 per stuk");
  expect(facts.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'price: 3 voor 25 euro',
    'was: normaal 11,95 per stuk',
  ]);
});
