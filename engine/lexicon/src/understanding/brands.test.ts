import { expect, it } from 'vitest';
import { removeBrands } from './brands.ts';
import { understandProduct } from './understand-product.ts';

it.each([
  ['de', 'Kotflügel VW Golf IV'],
  ['es', 'Parachoques Seat Ibiza 2009 delantero'],
  ['nl', 'Koplamp VW Polo 6R rechts'],
  ['fr', 'Pare-chocs avant Clio III occasion'],
  ['it', 'Paraurti posteriore Fiat Panda'],
  ['pl', 'Zderzak przedni Opel Astra H'],
])('takes neither a language nor a car from a brand beside a part: %s, %s', (language, title) => {
  const reading = understandProduct(title);
  expect(reading.language).toBe(language);
  expect(reading.object).toBeNull();
});

it.each(['BMW 320d', 'VW Golf 7 TDI 2016', 'Certified pre owned BMW, 2 year warranty'])(
  'shows a car if the field names nothing else: %s',
  (title) => {
    expect(understandProduct(title).object).toBe('car');
  },
);

it('keeps the words beside a brand', () => {
  expect(removeBrands('Filtro Bosch rojo')).toBe('Filtro       rojo');
});
