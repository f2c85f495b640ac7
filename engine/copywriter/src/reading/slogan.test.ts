import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { separateSlogan } from './slogan.ts';

it.each([
  ['Sleep better with the Luna weighted blanket', 'Luna weighted blanket', 'Sleep better'],
  ['Taste the real Italy at Trattoria Bella', 'Trattoria Bella', 'Taste the real Italy'],
  ['Invoicing made simple – Billo', 'Billo', 'Invoicing made simple'],
  ['Spark joy: Nora & Finn baby clothes', 'Nora & Finn baby clothes', 'Spark joy'],
  ['Save 20% on your energy bill with Voltwise', 'Voltwise', 'Save 20% on your energy bill'],
  [
    'Stop guessing. Start growing. Agrino soil sensors for farms.',
    'Agrino soil sensors for farms',
    'Stop guessing. Start growing',
  ],
  ['Book a table at Osteria Nove', 'Osteria Nove', 'Book a table'],
  ['Save the bees: wildflower seed bombs', 'wildflower seed bombs', 'Save the bees'],
  ['Plant a tree with Treesy for $1', 'Treesy for $1', 'Plant a tree'],
  ['The only backpack you will ever need', 'backpack', 'The only backpack you will ever need'],
])('splits the field "%s" into product and slogan', (field, product, slogan) => {
  expect(separateSlogan(field)).toEqual({ product, slogan });
});

it.each([
  'Learn to surf in Ericeira',
  'Sleep mask – silk eye mask',
  'Run club: Thursday evenings',
  'Learn guitar with patient teachers',
  'Get 20% off at Luna Spa',
  'Yoga studio with Berlin’s best view',
  'Discover the Lumen serum with Vitamin C',
  'Billo: invoices in 30 seconds',
  'Night serum for sensitive skin – Lumen',
])('does not split the field "%s" into product and slogan', (field) => {
  expect(separateSlogan(field)).toEqual({ product: field, slogan: null });
});

it('uses the brand as the name, and prints the slogan as typed', () => {
  const product = 'Never lose your keys again with FindMe tags';
  const copies = Array.from({ length: 10 }, (_, variation) =>
    writeAdCopy({ product, audience: 'commuters', emotion: 'trust' }, 4, variation),
  );
  expect(copies[0]?.labels.ours).toBe('FindMe Tags');
  expect(copies.map(({ headline }) => headline)).toContain('Never lose your keys again');
});
