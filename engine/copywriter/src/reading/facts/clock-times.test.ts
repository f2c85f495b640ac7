import type { AdLanguage } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { understandBrief } from '../understand-brief.ts';

const understand = (language: AdLanguage, product: string) =>
  understandBrief({ product, audience: '', goal: '', language });

it.each([
  ['en', 'Yoga 7pm', 'Yoga', '7pm'],
  ['en', 'Life drawing from 6.30 pm', 'Life drawing', 'From 6.30 pm'],
  ['en', 'Quiz night 19:30', 'Quiz night', '19:30'],
  ['de', 'Yoga 19 Uhr', 'Yoga', '19 Uhr'],
  ['de', 'Lesung um 19.30 Uhr', 'Lesung', 'Um 19.30 Uhr'],
  ['de', 'Flohmarkt 8–16 Uhr', 'Flohmarkt', '8–16 Uhr'],
  ['nl', 'Rommelmarkt 9-16 uur', 'Rommelmarkt', '9-16 uur'],
  ['fr', 'Yoga à 19h', 'Yoga', 'À 19h'],
  ['es', 'Concierto 20:30', 'Concierto', '20:30'],
  ['es', 'Mercadillo de 9 a 14 h', 'Mercadillo', 'De 9 a 14 h'],
  ['it', 'Mercatino ore 9-18', 'Mercatino', 'Ore 9-18'],
  ['pt', 'Yoga às 19h', 'Yoga', 'Às 19h'],
  ['pl', 'Koncert godz. 20', 'Koncert', 'Godz. 20'],
  ['sv', 'Loppis kl 10-15', 'Loppis', 'Kl 10-15'],
  ['ru', 'Йога в 19:00', 'Йога', 'В 19:00'],
  ['uk', 'Йога о 19:00', 'Йога', 'О 19:00'],
  ['tr', 'Yoga saat 19.00', 'Yoga', 'Saat 19.00'],
  ['el', 'Γιόγκα στις 19:00', 'Γιόγκα', 'Στις 19:00'],
  ['he', 'יוגה בשעה 19:00', 'יוגה', 'בשעה 19:00'],
  ['ar', 'يوغا الساعة 7 مساءً', 'يوغا', 'الساعة 7 مساءً'],
  ['hi', 'योग सुबह 7 बजे', 'योग', 'सुबह 7 बजे'],
  ['id', 'Yoga jam 19.00', 'Yoga', 'Jam 19.00'],
  ['th', 'โยคะ 19.00 น.', 'โยคะ', '19.00 น.'],
  ['ja', 'ヨガ 19時から', 'ヨガ', '19時から'],
  ['ko', '요가 오후 7시', '요가', '오후 7시'],
  ['zh', '瑜伽 晚上7点', '瑜伽', '晚上7点'],
] as const)(
  'a time of day is a fact and no part of the product, %s: %s',
  (language, product, sold, fact) => {
    const understood = understand(language, product);
    expect(understood.sold).toBe(sold);
    expect(understood.facts.map(({ text }) => text)).toEqual([fact]);
  },
);

it.each([
  ['de', 'Weihnachtsmarkt 10–20 Uhr', 'watch'],
  ['tr', 'Yoga saat 19.00', 'watch'],
  ['id', 'Yoga jam 19.00', 'jar'],
] as const)(
  'the word for a time of day never chooses the object, %s: %s',
  (language, product, object) => {
    expect(understand(language, product).product.object).not.toBe(object);
  },
);

it.each([
  ['en', 'Monitor 34 inch 16:10'],
  ['en', 'Ferrari model 1:15'],
  ['fr', 'Cours de cuisine 2h30'],
  ['it', 'Pizza alle 4 stagioni'],
  ['ru', 'Колонка до 8 часов работы'],
  ['nl', 'Cursus van 3 uur'],
  ['pt', 'Aula de 2h'],
] as const)(
  'a shape, a scale, a number of things or a duration is no time of day, %s: %s',
  (language, product) => {
    expect(understand(language, product).facts).toEqual([]);
  },
);

it.each([
  ['de', 'Kino Freitag 20 Uhr', 'Freitag 20 Uhr'],
  ['en', 'Kids party from 3pm to 6pm', 'From 3pm to 6pm'],
] as const)('a time of day stays with its day and its end, %s: %s', (language, product, fact) => {
  expect(understand(language, product).facts.map(({ text }) => text)).toEqual([fact]);
});
