import { expect, it } from 'vitest';
import type { LexiconLanguage } from '../languages.ts';
import { understandProduct } from './understand-product.ts';

it.each<[LexiconLanguage, string, string]>([
  ['en', 'baby swaddle', 'baby-care'],
  ['de', 'Spucktücher Mull 5er', 'baby-care'],
  ['fr', 'Bavoirs bébé lot', 'baby-care'],
  ['en', 'toy dinosaur', 'toy-figure'],
  ['tr', 'Oyuncak dinozor büyük', 'toy-figure'],
  ['en', 'remote control car', 'rc-car'],
  ['ru', 'Санки детские складные', 'sled'],
  ['sv', 'Pulka', 'sled'],
  ['en', 'Rubber door stopper wedge', 'door-stopper'],
  ['fr', 'Lot de 12 cintres velours', 'clothes-hanger'],
  ['en', 'Hiking gaiters M/L', 'outdoor-equipment'],
  ['pl', 'Pilot do telewizora LG', 'remote-control'],
  ['nl', 'Hagelslag puur', 'dry-goods'],
  ['de', 'Leberkäse grob', 'poultry-joint'],
  ['pl', 'Grzejnik olejowy', 'electric-heater'],
  ['es', 'Termo eléctrico 80 L', 'electric-heater'],
  ['it', 'Spurgo fosse biologiche', 'sewage-service'],
  ['en', 'Lever arch files A4', 'office-supplies'],
  ['tr', 'Tansiyon aleti koldan', 'home-medical'],
])('names the everyday thing in %s: “%s” is %s, which has no drawing', (language, product, id) => {
  const { concept, object, language: read } = understandProduct(product);
  expect({ id: concept?.id, language: read }).toEqual({ id, language });
  expect([null, 'tap']).toContain(object);
});

it.each([
  ['bike lock', 'padlock'],
  ['Fahrradschloss Abus Bordo', 'padlock'],
  ['camera lens 50mm', 'camera'],
  ['spanner set', 'wrench'],
  ['Rasierklingen 12 Stück', 'razor'],
])('shows “%s” by the drawing of its kind, %s', (product, object) => {
  expect(understandProduct(product).object).toBe(object);
});

it.each([
  ['Pendelleuchte Esstisch', 'diningTable'],
  ['Teppich Wohnzimmer', 'sofa'],
  ['Hanglamp eettafel', 'diningTable'],
])('does not show the place of use for “%s”', (product, object) => {
  expect(understandProduct(product).object).not.toBe(object);
});
