import { expect, it } from 'vitest';
import { parseProduct } from './parse-product.ts';

it.each([
  ['locksmith 24/7', 'Locksmith'],
  ['gym open 24 / 7', 'Gym'],
  ['pharmacy open 24 hours', 'Pharmacy'],
  ['pharmacy open 24h a day', 'Pharmacy'],
  ['emergency plumber 24 hours', 'Emergency Plumber'],
])('removes the opening hours from the name in “%s”', (field, name) => {
  const product = parseProduct(field);
  expect(product.name).toBe(name);
  expect(product.facts).toEqual(['Here 24/7']);
});

it.each([
  ['Real estate agent in Austin, sells homes in 30 days', 'Real Estate Agent'],
  ['Clean water charity building wells in rural Kenya', 'Clean Water Charity'],
  ['Kids swimming lessons ages 3 to 8', 'Kids Swimming Lessons'],
  ['Vegan protein bars, 20 g protein, no added sugar', 'Vegan Protein Bars'],
  ['hey so we do like carpet cleaning + sofas too, same day mostly', 'Carpet Cleaning and Sofas'],
])('shortens “%s” to the product’s name', (field, name) => {
  expect(parseProduct(field).name).toBe(name);
});

it('separates what a product does from its audience', () => {
  const { facts, points } = parseProduct(
    'Invoicing software for freelancers that chases late payments',
  );
  expect(facts).toContain('For freelancers');
  expect(points).toContain('Chases late payments');
});

it.each([
  ['face cream with 24h hydration', 'your new face cream with 24h hydration'],
  ['flowers delivered within 24 hours', 'your new flowers delivered within 24 hours'],
  ['flowers delivered in just 24 hours', 'your new flowers delivered in just 24 hours'],
  ['deodorant that lasts 24 hours', 'your new deodorant that lasts 24 hours'],
  ['24 hour plumber', '24 hour plumber'],
  ['Learn Spanish in 30 days', 'a way to learn Spanish in 30 days'],
])('keeps the time in “%s” together with the words beside it', (field, full) => {
  const product = parseProduct(field);
  expect(product.full).toBe(full);
  expect(product.name).not.toMatch(/\s(?:in|within|with)$/i);
  expect(product.facts).not.toContain('Here 24/7');
});

it('lists the words that do not fit into a long name, and the size, as facts', () => {
  const { name, points } = parseProduct('Northpeak 40L waterproof hiking rolltop backpack');
  expect(name).toBe('Northpeak Hiking Rolltop Backpack');
  expect(points).toEqual(['40L, waterproof']);
});

it('keeps a list of a product’s contents together', () => {
  const { points } = parseProduct('Beekeeping starter kit - hive, suit, smoker and 2 day course');
  expect(points).toEqual(['Hive, suit, smoker and 2 day course']);
});

it('does not split a ratio such as 1:1', () => {
  expect(parseProduct('Baby sleep consultant 1:1 plan').name).toBe(
    'Baby Sleep Consultant 1:1 Plan',
  );
});

it.each([
  ['Ashgrove Funeral Directors, family run since 1921', 'Family run since 1921'],
  ['PureNest air purifier, covers 60 m2', 'Covers 60 m²'],
])(
  'reads “%s” as what the product does or who makes it, and not as the product’s name',
  (field, fact) => {
    expect(parseProduct(field)).toMatchObject({ detail: null, facts: [fact] });
  },
);

it.each([
  ['learn to play the ukulele app', 'Ukulele App'],
  ['backpack laptop', 'Laptop Backpack'],
  ['tutor maths', 'Maths Tutor'],
  ['sports massage Bristol', 'Sports Massage'],
  ['dog friendly cottage Northumberland', 'Dog Friendly Cottage'],
  ['real estate agency selling family homes', 'Real Estate Agency'],
  ['baby carrier ergonomic from newborn to 20kg', 'Baby Carrier'],
  ['Yoga teacher training 200 hour in Goa', 'Yoga Teacher Training'],
])('shortens “%s” to the product’s name', (field, name) => {
  expect(parseProduct(field).name).toBe(name);
});

it.each([
  ['Mrs Plum’s chutney', 'Mrs Plum’s chutney'],
  ['Cedar & Salt sea salt caramels', 'Cedar & Salt sea salt caramels'],
])('puts no article before the product “%s”', (field, phrase) => {
  expect(parseProduct(field).phrase).toBe(phrase);
});
