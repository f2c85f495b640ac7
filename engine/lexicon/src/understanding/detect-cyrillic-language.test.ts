import { expect, it } from 'vitest';
import { detectCyrillicLanguage } from './detect-cyrillic-language.ts';

it.each([
  ['uk', 'Ланцюг для велосипеда 8 шв.'],
  ['uk', 'Ремонт пральних машин вдома'],
  ['uk', 'Курси гончарства для дорослих'],
  ['uk', 'Квитки на концерт гурту'],
  ['uk', 'Ручка дверна латунь'],
  ['ru', 'Стоматология'],
  ['ru', 'Пианино с доставкой'],
  ['ru', 'Струны для гитары'],
  ['ru', 'Ремонт холодильников на дому'],
])('tells Ukrainian from Russian without a distinctive letter: %s, %s', (language, text) => {
  expect(detectCyrillicLanguage(text)).toBe(language);
});
