import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';

function listPrices(language: WrittenLanguage, product: string) {
  const facts = readFacts({ product, audience: '', goal: '' }, language);
  const findText = (kind: string) => facts.find((fact) => fact.kind === kind)?.text;
  return [findText('price'), findText('was')];
}

it.each<[WrittenLanguage, string, string, string]>([
  ['de', 'Regenjacke Gr. 36–48, 79 statt 119 €', '79 €', 'statt 119 €'],
  ['en', 'Armchair 349 instead of £499', '£349', 'instead of £499'],
  ['es', 'Chubasquero 59 en vez de 89 €', '59 €', 'en vez de 89 €'],
  ['pl', 'Kurtka 199 zamiast 299 zł', '199 zł', 'zamiast 299 zł'],
  ['ru', 'Дождевик 3 990 вместо 5 990 ₽', '3 990 ₽', 'вместо 5 990 ₽'],
  ['ar', 'معطف مطر نسائي، 199 بدلًا من 299 ريالًا', '199 ريالًا', 'بدلًا من 299 ريالًا'],
  ['hi', 'रेन जैकेट ₹1,999 की जगह 1,299', '₹1,299', '₹1,999 की जगह'],
  ['zh', '雨衣 原价299元现价199', '199元', '原价299元'],
  ['he', 'מעיל 199 במקום 299 ₪', '199 ₪', 'במקום 299 ₪'],
])(
  'gives the new price the currency of the old one in the language %s: “%s”',
  (language, product, price, was) => {
    expect(listPrices(language, product)).toEqual([price, was]);
  },
);

it.each<[WrittenLanguage, string, string, string]>([
  ['en', 'Armchair, £349 instead of 499', '£349', 'instead of 499'],
  ['fr', 'Veste 79 € au lieu de 119', '79 €', 'au lieu de 119'],
  ['ko', '레인재킷 89,000원 (정가 129,000)', '89,000원', '정가 129,000'],
  ['th', 'เสื้อกันฝน ไซซ์ S–XXL ลดจาก 1,290 เหลือ 890 บาท', 'เหลือ 890 บาท', 'จาก 1,290'],
  ['tr', 'yağmurluk 1.299 yerine 899 TL', '899 TL', '1.299 yerine'],
  ['pt', 'Jaqueta de 299 por R$ 199', 'R$ 199', 'de 299 por'],
  ['el', 'Μπουφάν 79 € από 119 €', '79 €', 'από 119 €'],
])(
  'reads an old price without a currency beside the new one in the language %s: “%s”',
  (language, product, price, was) => {
    expect(listPrices(language, product)).toEqual([price, was]);
  },
);

it.each<[WrittenLanguage, string, string, string]>([
  ['de', 'Sessel von 499 auf 349 €', '349 €', '499 €'],
  ['it', 'Giacca da 119 a 79 €', '79 €', '119 €'],
  ['fr', 'Veste de 119 à 79 €', '79 €', '119 €'],
  ['en', 'Armchair from 499 to £349', '£349', '£499'],
  ['vi', 'Áo mưa từ 599.000 còn 399.000đ', '399.000đ', '599.000đ'],
])(
  'reads the higher price as the old one if a price was lowered, in the language %s: “%s”',
  (language, product, price, was) => {
    expect(listPrices(language, product)).toEqual([price, was]);
  },
);

it.each<[WrittenLanguage, string]>([
  ['en', 'Breakfast £7 before 12'],
  ['en', 'Ages 30 to 60, £20'],
  ['pt', 'Kit de 60 por R$ 40'],
  ['es', 'Pack de 60 a 40 €'],
  ['de', 'Kurs für 30 bis 60 Personen, 50 €'],
  ['it', 'Corso da 30 a 60 €'],
  ['pl', 'Warsztaty od 10 do 12, 30 zł'],
])(
  'does not read an hour, age or number of pieces as an old price in the language %s: “%s”',
  (language, product) => {
    expect(listPrices(language, product)[1]).toBeUndefined();
  },
);

it('does not read a model number as a price', () => {
  expect(listPrices('en', 'iPhone 15 instead of £999')).toEqual([undefined, 'instead of £999']);
});

it.each<[WrittenLanguage, string, string]>([
  ['en', 'Sourdough for beginners, £65 incl. lunch', '£65 incl. lunch'],
  ['de', 'Kurs, 69 € inkl. Mittagessen', '69 € inkl. Mittagessen'],
  ['fr', 'Atelier, 65 € repas compris', '65 € repas compris'],
  ['tr', 'atölye, 1.200 TL, öğle yemeği dahil', '1.200 TL'],
  ['tr', 'atölye, 1.200 TL öğle yemeği dahil', '1.200 TL öğle yemeği dahil'],
  ['zh', '面包课，周六10:00–14:00，380元含午餐', '380元含午餐'],
  ['ja', 'パン教室、6,500円 ランチ付き', '6,500円 ランチ付き'],
  ['vi', 'Lớp làm bánh, 650.000đ gồm bữa trưa', '650.000đ gồm bữa trưa'],
])('keeps what a price includes in the language %s: “%s”', (language, product, price) => {
  expect(listPrices(language, product)[0]).toBe(price);
});

it('reads free delivery after “with” as a separate fact', () => {
  expect(listPrices('en', 'Candles, £18 with free delivery')[0]).toBe('£18');
});

it('does not read a part of a katakana word as a currency', () => {
  expect(listPrices('ja', 'キャンドル 3本セット 3,200円')[0]).toBe('3,200円');
});
