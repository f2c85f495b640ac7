import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';
import { removeFacts } from './remove-facts.ts';

const readProductFacts = (language: WrittenLanguage, product: string) =>
  readFacts({ product, audience: '', goal: '' }, language);
const listFactTexts = (language: WrittenLanguage, product: string) =>
  readProductFacts(language, product).map(({ text }) => text);

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
    const facts = listFactTexts(language, product);
    expect(facts).toContain(whole);
    expect(
      facts.filter((text) => text !== whole && whole.toLowerCase().includes(text.toLowerCase())),
    ).toEqual([]);
  },
);

it('keeps a deadline that is no condition as a separate fact', () => {
  expect(listFactTexts('en', 'Winter jackets 20% off until Sunday')).toEqual([
    '20% off',
    'Until Sunday',
  ]);
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
  expect(listFactTexts(language, product)).toEqual([when]);
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
  'either includes in a price everything that the price covers, or nothing, in the language %s: “%s”',
  (language, product, price, sold) => {
    const facts = readProductFacts(language, product);
    expect(facts.map(({ text }) => text)).toEqual([price]);
    expect(removeFacts(product, facts, language)).toBe(sold);
  },
);

it('keeps the unit at the end of a price', () => {
  expect(listFactTexts('ru', 'Квест 700 рублей с человека до 30 мая')).toEqual([
    '700 рублей с человека',
    'До 30 мая',
  ]);
});

it('recognises the old price of one piece beside the price of several pieces', () => {
  const facts = readProductFacts('nl', "Hortensia's 3 voor 25 euro, normaal 11,95 per stuk");
  expect(facts.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'price: 3 voor 25 euro',
    'was: normaal 11,95 per stuk',
  ]);
});

it.each<[WrittenLanguage, string, string]>([
  [
    'es',
    'Revisión pre-ITV por 25 €: frenos y luces. Si te la echan para atrás, te devolvemos el dinero',
    'Si te la echan para atrás, te devolvemos el dinero',
  ],
  [
    'it',
    'Colomba 1 kg, 28 € invece di 34 € se prenoti entro il 5 aprile',
    'Se prenoti entro il 5 aprile',
  ],
  ['de', 'Dachreinigung 9 €/m², bei Buchung bis 30. April', 'Bei Buchung bis 30. April'],
])('keeps the condition of a guarantee or a deadline in the language %s: “%s”', (...asked) => {
  const [language, product, whole] = asked;
  expect(listFactTexts(language, product)).toContain(whole);
});

it.each<[WrittenLanguage, string, string, string]>([
  ['tr', 'Halı yıkama m² 45 TL, yolluk bedava', 'M² 45 TL', 'Halı yıkama, yolluk bedava'],
  ['ko', '입주청소 평당 13,000원, 20평대부터', '평당 13,000원', '입주청소, 20평대부터'],
  ['zh', '开荒保洁每平米6元起，当天上门', '每平米6元起', '开荒保洁，当天上门'],
  ['th', 'ติดวอลเปเปอร์ ตร.ม.ละ 180 บาท รับประกัน 1 ปี', 'ตร.ม.ละ 180 บาท', 'ติดวอลเปเปอร์ รับประกัน 1 ปี'],
  ['ja', '畳の表替え 1枚 4,500円から、当日仕上げ', '1枚 4,500円から', '畳の表替え、当日仕上げ'],
  [
    'sv',
    'Flyttstädning från 1 850 kr efter rutavdrag, ugn och kyl ingår',
    'Från 1 850 kr efter rutavdrag',
    'Flyttstädning, ugn och kyl ingår',
  ],
])('keeps unit and tax relief with their price in the language %s', (...asked) => {
  const [language, product, price, rest] = asked;
  expect(listFactTexts(language, product)).toContain(price);
  expect(removeFacts(product, readProductFacts(language, product), language)).toBe(rest);
});

it.each<[WrittenLanguage, string, string]>([
  [
    'de',
    'Frühjahrs-Check fürs E-Bike 59 € inkl. Bremsen, Kette, Software-Update',
    'Frühjahrs-Check fürs E-Bike inkl. Bremsen, Kette, Software-Update',
  ],
  [
    'vi',
    'Hộp 4 bánh nhân thập cẩm, đậu xanh, hạt sen, khoai môn: 260.000đ',
    'Hộp 4 bánh nhân thập cẩm, đậu xanh, hạt sen, khoai môn',
  ],
  [
    'uk',
    'Вишиванка з льону, ручна робота, 1890 грн замість 2350 грн. Розміри від XS до 4XL',
    'Вишиванка з льону, ручна робота. Розміри від XS до 4XL',
  ],
])('keeps the list or the sentence around a removed price complete in %s', (...asked) => {
  const [language, product, rest] = asked;
  expect(removeFacts(product, readProductFacts(language, product), language)).toBe(rest);
});

it('keeps all days of a list together: “les 23, 24 et 30 déc.”', () => {
  expect(listFactTexts('fr', 'Huîtres, retrait Carnac et Auray les 23, 24 et 30 déc.')).toContain(
    'Les 23, 24 et 30 déc',
  );
});

it('keeps a fact in the first clause if only a number would be left as the name', () => {
  const product = 'Kostenloser Hörtest ca. 30 Min., 4 Wochen Probetragen';
  expect(removeFacts(product, readProductFacts('de', product), 'de')).toMatch(
    /^Kostenloser Hörtest/,
  );
});

it.each<[WrittenLanguage, string, string]>([
  ['tr', 'Fıstıklı baklava kg 950 TL (eski fiyat 1.100 TL)', 'Fıstıklı baklava'],
  [
    'ru',
    'Ремонт холодильников. Заправка фреоном от 2 900 ₽, гарантия до 12 мес.',
    'Ремонт холодильников. Гарантия до 12 мес.',
  ],
])(
  'removes a price with its unit in %s, and capitalises the next clause if it then starts a sentence',
  (...asked) => {
    const [language, product, rest] = asked;
    expect(removeFacts(product, readProductFacts(language, product), language)).toBe(rest);
  },
);

it.each<[WrittenLanguage, string, string]>([
  [
    'es',
    'Carrito de churros para bodas: 50 pers. 240 €, 100 pers. 390 €, 2 h de servicio. Sevilla y Aljarafe',
    'Carrito de churros para bodas, 2 h de servicio. Sevilla y Aljarafe',
  ],
  [
    'uk',
    'Переклад паспорта 350 грн, диплома від 900 грн. Апостиль від 5 роб. днів',
    'Переклад паспорта. Апостиль від 5 роб. днів',
  ],
  [
    'vi',
    'Thanh lý tủ mát 5tr8, mua mới 12tr, dùng 8 tháng, còn bảo hành',
    'Thanh lý tủ mát, dùng 8 tháng, còn bảo hành',
  ],
  [
    'hi',
    'रिवर राफ्टिंग ₹800 प्रति व्यक्ति, ग्रुप 6+ पर ₹650, लाइफ जैकेट शामिल',
    'रिवर राफ्टिंग, लाइफ जैकेट शामिल',
  ],
  ['zh', '露营装备租赁 全套两人258/天 押金500 杭州可送', '露营装备租赁, 杭州可送'],
  [
    'fr',
    'Location de benne : 210 € TTC, tout-venant 320 € TTC (rayon 25 km). Amiante refusé',
    'Location de benne. Amiante refusé',
  ],
])('removes a price list of %s as a whole, and nothing after it', (language, product, rest) => {
  expect(removeFacts(product, readProductFacts(language, product), language)).toBe(rest);
});

it.each<[WrittenLanguage, string, string]>([
  ['en', 'Tea for 2, 3 May', '3 May'],
  ['de', 'Kinderschwimmen ab 6, 3. Mai', '3. Mai'],
])('does not read a number of the product as a day in the language %s: “%s”', (...asked) => {
  const [language, product, day] = asked;
  expect(listFactTexts(language, product)).toContain(day);
});

it.each<[WrittenLanguage, string, string]>([
  ['de', 'Kartoffeln pro kg 2 €, aus der Region', 'Kartoffeln, aus der Region'],
  ['fr', 'Pommes au kg 2 €, de la ferme', 'Pommes, de la ferme'],
  ['de', 'BMW 320 9.900 €, TÜV neu', 'BMW 320, TÜV neu'],
  ['en', 'Cookery day £65 incl. lunch, Cornwall', 'Cookery day, Cornwall'],
])('removes a price with all words that belong to it in the language %s: “%s”', (...asked) => {
  const [language, product, rest] = asked;
  expect(removeFacts(product, readProductFacts(language, product), language)).toBe(rest);
});
