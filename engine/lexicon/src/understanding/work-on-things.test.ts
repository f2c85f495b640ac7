import { expect, it } from 'vitest';
import type { LexiconLanguage } from '../languages.ts';
import { understandProduct } from './understand-product.ts';

it.each<[LexiconLanguage, string]>([
  ['en', 'Photo restoration'],
  ['pt', 'Restauro de fotografias antigas'],
  ['ru', 'Реставрация старых фотографий'],
  ['ja', '古い写真の修復'],
  ['es', 'Restauración de fotografías antiguas'],
  ['tr', 'Fotoğraf restorasyonu'],
])('reads the restoration of photos as work and not as photography: %s, %s', (language, field) => {
  const { concept, trade } = understandProduct(field, language);
  expect(concept?.id).toBe('restoration');
  expect(trade).toBe('work');
});

it.each<[LexiconLanguage, string]>([
  ['pt', 'Fotografia de casamento'],
  ['ru', 'Фотограф на свадьбу'],
])('keeps the trade of photographers: %s, %s', (language, field) => {
  expect(understandProduct(field, language).trade).toBe('moments');
});

it.each<[LexiconLanguage, string]>([
  ['en', 'Headstone cleaning and re-lettering'],
  ['de', 'Grabpflege mit Bepflanzung'],
  ['tr', 'Mezar bakımı ve temizliği'],
  ['ja', 'お墓掃除代行'],
  ['uk', 'Догляд за могилами'],
])('reads work on graves as a service and not as a funeral: %s, %s', (language, field) => {
  expect(understandProduct(field, language).trade).toBe('work');
});

it.each<[LexiconLanguage, string]>([
  ['de', 'Grabsteine aus Granit'],
  ['en', 'Funeral flowers'],
])('keeps the solemn trade of graves and funerals: %s, %s', (language, field) => {
  expect(understandProduct(field, language).trade).toBe('farewell');
});

it.each<[LexiconLanguage, string]>([
  ['de', 'Reparaturset Fahrrad'],
  ['fr', 'Kit de réparation pneu'],
  ['es', 'Kit de reparación de pinchazos'],
  ['it', 'Kit riparazione gomme'],
  ['ja', 'パンク修理キット'],
  ['en', 'Carpet cleaning tool'],
])('sells no work with a kit or tool for it: %s, %s', (language, field) => {
  expect(['mending', 'cleaning']).not.toContain(understandProduct(field, language).trade);
});

it.each<[LexiconLanguage, string]>([
  ['fr', 'Loue garage fermé, centre de Rennes'],
  ['en', 'Garage to rent'],
  ['de', 'Garage zu vermieten'],
])('reads a garage to rent as no repair shop: %s, %s', (language, field) => {
  const { object, trade } = understandProduct(field, language);
  expect(object).toBeNull();
  expect(trade).not.toBe('mending');
});

it.each<[LexiconLanguage, string, string]>([
  ['en', 'Falafel bar', 'dining'],
  ['en', 'Noodle bar in Leeds', 'dining'],
  ['en', 'Chocolate bar 100g', 'sweets'],
])('reads a bar behind a dish as a place: %s, %s', (language, field, trade) => {
  expect(understandProduct(field, language).trade).toBe(trade);
});

it.each<[LexiconLanguage, string]>([
  ['en', 'Clothes swap'],
  ['de', 'Kleidertausch'],
  ['nl', 'Stekjesruil'],
  ['sv', 'Klädbytardag på biblioteket'],
  ['it', 'Swap party di vestiti tra amiche'],
])('reads an exchange of things as an event: %s, %s', (language, field) => {
  expect(understandProduct(field, language).nounKind).toBe('event');
});

it('reads the change of tyres as no event', () => {
  expect(understandProduct('Reifentausch', 'de').nounKind).toBeNull();
});

it.each<[LexiconLanguage, string]>([
  ['en', 'Window screens'],
  ['tr', 'Pencere sinekliği, pileli'],
  ['pl', 'Moskitiera okienna na wymiar'],
  ['nl', 'Hor voor draairaam op maat'],
  ['en', 'Tatami mats'],
])('gives insect screens and tatami no lines of furniture: %s, %s', (language, field) => {
  const { object, trade } = understandProduct(field, language);
  expect(object).toBeNull();
  expect(trade).toBeNull();
});

it.each<[LexiconLanguage, string, string]>([
  ['nl', 'Boormachine accu 18V zonder accu', 'battery'],
  ['en', 'Cordless drill with case, without battery', 'battery'],
])(
  'never reads the thing that a field leaves out as the product: %s, %s',
  (language, field, id) => {
    expect(understandProduct(field, language).concept?.id).not.toBe(id);
  },
);

it('keeps a product that the field names only beside "without"', () => {
  expect(understandProduct('Birthday cake without sugar', 'en').object).toBe('cake');
});

it.each<[LexiconLanguage, string, string | null]>([
  ['fr', 'Table à langer pliante', null],
  ['de', 'Schlüsselnotdienst Köln', 'key'],
  ['he', 'ריבת תות ביתית 300 גרם', 'jar'],
  ['de', 'Bücherflohmarkt im Pfarrhaus', 'tickets'],
])('shows compounds of everyday words as what they are: %s, %s', (language, field, object) => {
  expect(understandProduct(field, language).object).toBe(object);
});
