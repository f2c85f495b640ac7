import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const listFacts = (product: string, language: Parameters<typeof readFacts>[1]) =>
  readFacts({ product, audience: '', goal: '' }, language).map(
    ({ kind, text }) => `${kind}: ${text}`,
  );

it.each([
  [
    'he',
    'חלות, זוג 32 ש"ח, משלוח חינם בגבעתיים מעל 120 ש"ח',
    'delivery: משלוח חינם בגבעתיים מעל 120 ש"ח',
  ],
  ['hi', 'लड्डू, ₹720, दो किलो पर डिलीवरी मुफ़्त', 'delivery: दो किलो पर डिलीवरी मुफ़्त'],
  ['el', 'Σέρβις, 35 €, από 2 και πάνω 30 € το ένα', 'price: Από 2 και πάνω 30 € το ένα'],
  ['de', 'Seife, 12 €, ab 40 € versandkostenfrei', 'delivery: Ab 40 € versandkostenfrei'],
  ['en', 'Soap, £12, over £30 free delivery', 'delivery: Over £30 free delivery'],
  ['fr', 'Savon, 12 €, dès 40 € livraison offerte', 'delivery: Dès 40 € livraison offerte'],
  ['it', 'Sapone, 12 €, da 40 € spedizione gratuita', 'delivery: Da 40 € spedizione gratuita'],
  ['nl', 'Zeep, € 12, vanaf € 40 gratis verzending', 'delivery: Vanaf € 40 gratis verzending'],
  ['sv', 'Tvål, 89 kr, över 300 kr fri frakt', 'delivery: Över 300 kr fri frakt'],
  ['pl', 'Mydło, 49 zł, od 100 zł darmowa dostawa', 'delivery: Od 100 zł darmowa dostawa'],
  ['el', 'Σαπούνι, 12 €, από 40 € δωρεάν αποστολή', 'delivery: Από 40 € δωρεάν αποστολή'],
  ['tr', 'Sabun, 160 TL, 300 TL üzeri kargo bedava', 'delivery: 300 TL üzeri kargo bedava'],
  ['hi', 'साबुन, ₹599, ₹999 से ऊपर मुफ्त डिलीवरी', 'delivery: ₹999 से ऊपर मुफ्त डिलीवरी'],
  [
    'vi',
    'Xà phòng, 120.000đ, từ 300.000đ miễn phí giao hàng',
    'delivery: Từ 300.000đ miễn phí giao hàng',
  ],
  [
    'id',
    'Sabun, Rp60.000, di atas Rp200.000 gratis ongkir',
    'delivery: Di atas Rp200.000 gratis ongkir',
  ],
] as const)(
  'keeps the minimum sum before free delivery in the language %s',
  (language, product, delivery) => {
    const facts = listFacts(product, language);
    expect(facts).toHaveLength(2);
    expect(facts.at(-1)).toBe(delivery);
  },
);

it('reads a price beside free delivery as a price', () => {
  expect(listFacts('Brille aus Holz, nur 24 € versandkostenfrei', 'de')).toEqual([
    'price: Nur 24 €',
    'delivery: Versandkostenfrei',
  ]);
});

it.each([
  ['es', 'Velas, pack de 3 por 24 €', 'price: Pack de 3 por 24 €'],
  ['pt', 'Velas, conjunto de 3 por 24 €', 'price: Conjunto de 3 por 24 €'],
  ['uk', 'Свічки, набір із 3 за 490 грн', 'price: Набір із 3 за 490 грн'],
  ['he', 'נרות, סט של 3 ב-89 ₪', 'price: סט של 3 ב-89 ₪'],
  ['ar', 'شموع، طقم من 3 بسعر 89 درهم', 'price: طقم من 3 بسعر 89 درهم'],
  ['es', 'Calcetines, 3 por 2', 'multibuy: 3 por 2'],
] as const)(
  'reads a price with its currency in the language %s: %s',
  (language, product, price) => {
    expect(listFacts(product, language)).toEqual([price]);
  },
);

it.each([
  [
    'pt',
    'Ginásio, primeira semana com 50% de desconto',
    'discount: Primeira semana com 50% de desconto',
  ],
  ['pl', 'Dieta pudełkowa, pierwszy tydzień 50% taniej', 'discount: Pierwszy tydzień 50% taniej'],
  ['ru', 'Школа танцев, набор до 20 сентября', 'until: Набор до 20 сентября'],
  ['ar', 'برنامج محاسبة، تجربة مجانية 14 يوم', 'trial: تجربة مجانية 14 يوم'],
  ['sv', 'Fönsterputs, 15 % rabatt med rut', 'discount: 15 % rabatt med rut'],
  ['nl', 'Boulderhal, eerste bezoek voor de helft', 'discount: Eerste bezoek voor de helft'],
  ['ru', 'Столы на заказ, доставка включена', 'delivery: Доставка включена'],
] as const)(
  'includes every word of a fact’s clause in the fact in the language %s',
  (language, product, fact) => {
    expect(listFacts(product, language)).toEqual([fact]);
  },
);

it('does not read Hebrew "full" as a negation', () => {
  expect(listFacts('תיקון אופניים, טיפול מלא ב-180 ₪', 'he')).toEqual(['price: טיפול מלא ב-180 ₪']);
});

it.each([
  [
    'it',
    'Corso intensivo di inglese B2, 12 posti, inizio 3 febbraio',
    ['from: Inizio 3 febbraio', 'seats: 12 posti'],
  ],
  ['it', 'Negozio di vini, Corso Garibaldi 12, Milano', ['place: Corso Garibaldi 12, Milano']],
  ['es', 'Sofá cama de 3 plazas, 499 €', ['price: 499 €']],
  ['es', 'Taller de costura, 8 plazas', ['seats: 8 plazas']],
  ['tr', 'Ud resitali, 14 Mart Cuma', ['date: 14 Mart Cuma']],
] as const)(
  'distinguishes seats, sizes, streets and days in the language %s: %s',
  (language, product, facts) => {
    expect(listFacts(product, language)).toEqual(facts);
  },
);

it('keeps the Arabic article and the word before it in a fact before a deadline', () => {
  const facts = listFacts('صالة تسلق، الزيارة الأولى بنصف السعر حتى 31 يناير', 'ar');
  expect(facts).toEqual(['trial: الزيارة الأولى بنصف السعر', 'until: حتى 31 يناير']);
});
