import { expect, it } from 'vitest';
import { containsGenderMark, findLanguageOfGenders, removeGenderMarks } from './gender-marks.ts';
import { isJobOffer } from './job-ads.ts';

it.each([
  ['Koch (m/w/d) in Leipzig', 'Koch in Leipzig'],
  ['Koch (m / w / d)', 'Koch'],
  ['Pflegekraft [w|m|d], Teilzeit', 'Pflegekraft, Teilzeit'],
  ['Entwickler m/w/d', 'Entwickler'],
  ['Développeur (H/F) à Lyon', 'Développeur à Lyon'],
  ['Développeur H/F à Lyon', 'Développeur à Lyon'],
  ['Verkoper m/v/x in Gent', 'Verkoper in Gent'],
  ['Magazynier (k/m)', 'Magazynier'],
  ['Software engineer (f/m/x)', 'Software engineer'],
])('removes the gender marks from the job title “%s”', (field, printed) => {
  expect(removeGenderMarks(field)).toBe(printed);
  expect(isJobOffer(field)).toBe(true);
});

it.each([
  'T-shirt m/f',
  'T-shirt H/F coton bio',
  'Montre H/F',
  'Chaussures H/F',
  '24/7 support',
  'USB-C/A adapter',
  'Kaffee (500 g/1 kg)',
  'AC/DC tribute',
])('finds no gender mark in “%s” and leaves it unchanged', (field) => {
  expect(removeGenderMarks(field)).toBe(field);
  expect(containsGenderMark(field)).toBe(false);
});

it.each([
  ['Koch (m/w/d)', 'de'],
  ['Développeur H/F', 'fr'],
  ['Verkoper m/v/x', 'nl'],
  ['Barista (m/f)', null],
  ['Barista', null],
])('recognises the language of the job title “%s” by its gender marks', (field, language) => {
  expect(findLanguageOfGenders(field)).toBe(language);
});
