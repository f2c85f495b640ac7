import { expect, it } from 'vitest';
import { understandProduct } from './understand-product.ts';
import { removeAbbreviations, writeOut } from './write-out.ts';

it.each([
  ['pt', 'Capa p/ sofá c/ bolso', 'Capa para sofá com bolso'],
  ['es', 'Bolsas s/ perfume', 'Bolsas sin perfume'],
  ['it', 'Custodia x tromba 30 x 40', 'Custodia per tromba 30 x 40'],
  ['de', 'Beutel f. Miele m. Filter', 'Beutel für Miele mit Filter'],
  ['ru', 'Чехол д/виолончели', 'Чехол для виолончели'],
  ['en', 'Lead w/ handle w/o clip', 'Lead with handle without clip'],
] as const)('writes out the abbreviations of %s', (language, text, written) => {
  expect(writeOut(text, language)).toBe(written);
});

it('leaves a letter that is no abbreviation', () => {
  expect(writeOut('Ferienwohnung F. Huber', 'de')).toBe('Ferienwohnung F. Huber');
  expect(writeOut('Пианино б/у', 'ru')).toBe('Пианино б/у');
});

it('removes abbreviations of all languages', () => {
  expect(removeAbbreviations('Capa p/ sofá')).toBe('Capa  sofá');
});

it('reads the words after an abbreviation of “for” as a purpose', () => {
  expect(understandProduct('Capa p/ sofá 3 lugares', 'pt').object).toBeNull();
});
