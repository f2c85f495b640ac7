import { expect, it } from 'vitest';
import { isTargeting } from './targeting.ts';

it.each([
  'women 25-45',
  'kvinnor 30-60 i Göteborg',
  'Frauen von 25 bis 45',
  'мужчины 30-55, которым нужна обувь',
  '20~40대 여성',
  'adults, age 30–60',
  'households with income over £50k',
  '年収500万円以上の会社員',
])('recognises “%s” as the targeting settings of a campaign', (audience) => {
  expect(isTargeting(audience)).toBe(true);
});

it.each([
  'ba mẹ có con 3-8 tuổi',
  'rodzice dzieci 4-6 lat',
  'firms with 20-50 employees',
  'Frauen in Größe 42-54',
  'Teams von 20 bis 50 Personen',
  'Jugendliche ab 16,5 und Quereinsteiger',
  'over 45 che fanno fatica a leggere',
  'drivers of the 1960-80 models',
])('accepts “%s” as an audience to print', (audience) => {
  expect(isTargeting(audience)).toBe(false);
});
