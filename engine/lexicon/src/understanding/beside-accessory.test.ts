import { expect, it } from 'vitest';
import { understandProduct } from './understand-product.ts';

it.each([
  ['en', 'Guitar tuner clip on black'],
  ['de', 'Sofafüße Buche 10 cm'],
  ['nl', 'Tafelpoten zwart staal set van 4'],
  ['tr', 'Bebek arabası tekerleği'],
  ['hi', 'साइकिल की चेन 8 स्पीड'],
  ['hi', 'वैक्यूम क्लीनर बैग 5 पीस'],
  ['ko', '냉장고 문 고무패킹'],
  ['ko', '자전거 체인 9단'],
  ['ja', 'ベビーカータイヤ 前輪'],
  ['fr', 'Aiguilles machine à coudre x10'],
  ['es', 'Goma puerta nevera Balay'],
  ['it', 'Piedi tavolo ferro set 4'],
  ['pt', 'Agulhas máquina de costura'],
  ['pl', 'Uchwyt meblowy 128 mm czarny mat'],
  ['ru', 'Ручка мебельная 128 мм хром'],
  ['ar', 'سلسلة دراجة هوائية 9 سرعات'],
  ['he', 'שרשרת לאופניים 9 הילוכים'],
  ['th', 'โซ่จักรยาน 9 สปีด'],
  ['vi', 'Xích xe đạp 9 tốc độ'],
  ['id', 'Gagang lemari 128mm hitam'],
] as const)(
  'does not show the whole thing if the field names a part of it: %s, %s',
  (language, title) => {
    expect(understandProduct(title, language).object).toBeNull();
  },
);

it('does not show the thing to which a part belongs, if “for” joins the two', () => {
  expect(understandProduct('Колёса для коляски 10 дюймов', 'ru').object).toBeNull();
});

it.each([
  ['en', 'canvas tote bags', 'bag'],
  ['de', 'Laptoptasche', null],
  ['es', 'Cojín lumbar viscoelástico para silla de oficina', 'cushions'],
  ['fr', 'Panier de légumes bio', 'produceCrate'],
  ['he', 'שרשרת זהב עם תליון', 'necklace'],
] as const)(
  'shows a thing that can also be a part of another thing: %s, %s',
  (language, title, object) => {
    expect(understandProduct(title, language).object).toBe(object);
  },
);

it('reads a course with a number of days as a course, not as an event', () => {
  expect(understandProduct('Motorsägenschein Lehrgang 2 Tage', 'de').nounKind).toBe('course');
});

it('reads a product as a service even if its noun has the ending of an adjective', () => {
  expect(understandProduct('Wymiana opon na miejscu', 'pl').nounKind).toBe('service');
});
