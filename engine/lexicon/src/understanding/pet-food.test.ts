import { expect, it } from 'vitest';
import { understandProduct } from './understand-product.ts';

it.each([
  'Biscotti per cani 1 kg',
  'Biscuits pour chiens',
  'Galletas para perros',
  'Biscuits for dogs',
  'Kekse für Hunde',
])('shows no food for people for “%s”', (product) => {
  const { concept, trade } = understandProduct(product);
  expect([concept?.id, ...(concept?.broader ?? [])]).toContain('pet-food');
  expect(trade).toBe('petfood');
});

it('keeps food for people', () => {
  expect(understandProduct('Biscotti per bambini').object).toBe('cookies');
});
