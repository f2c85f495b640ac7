import { expect, it } from 'vitest';
import { parseProduct } from './parse-product.ts';

it.each([
  ['Tattoo studio Ink & Iron', 'Ink & Iron', 'a tattoo studio'],
  ['Debut novel The Salt Road by Maria Quinn', 'The Salt Road', 'a debut novel by Maria Quinn'],
  [
    'Noise cancelling headphones SonicX 700, 40h battery',
    'SonicX 700',
    'noise cancelling headphones, 40h battery',
  ],
  [
    'Europes first carbon negative sneaker: TerraStep',
    'TerraStep',
    'Europe’s first carbon negative sneaker',
  ],
  ['Bobs Burgers new double smash burger', 'Bob’s Burgers', 'a new double smash burger'],
])('finds the product’s name in “%s”', (field, name, detail) => {
  expect(parseProduct(field)).toMatchObject({ name, detail });
});

it.each([
  ['Camper van hire Scotland', 'Camper Van Hire Scotland'],
  ['Kids coding camp, July, ages 8-12', 'Kids Coding Camp'],
  ['Yoga retreat, Saturday mornings, Cornwall', 'Yoga Retreat'],
  ['Charity 10k run for Macmillan, Sunday 14 September, Hyde Park', 'Charity 10k Run'],
  ['Nursery school in Clapham, Ofsted Outstanding', 'Nursery School'],
  ['Nora & Finn organic baby clothes', 'Nora & Finn Organic Baby Clothes'],
  ['Sushi Kai all you can eat', 'Sushi Kai'],
  ['Learn to surf in Ericeira', 'Learn to Surf'],
  ['Bowow daycare and overnight boarding for dogs', 'Bowow Daycare'],
  ['The Old Mill B&B, Cotswolds', 'The Old Mill B&B'],
  ['Commercial refrigeration repair, same day, Leeds', 'Commercial Refrigeration Repair'],
  ['The Bakery on Mill Lane, sourdough and pastries', 'The Bakery on Mill Lane'],
  ['Ukrainian bakery Kyiv Bread in Prague', 'Kyiv Bread'],
  ['Tax returns done in a day', 'Tax Returns'],
  ['Sailing course Croatia 7 days all inclusive', 'Sailing Course'],
  ['FRESH PASTA DELIVERY LONDON', 'Fresh Pasta Delivery'],
])('reads neither a place nor half a phrase as the name of “%s”', (field, name) => {
  expect(parseProduct(field).name).toBe(name);
});

it.each([
  ['Northpeak 40L waterproof hiking backpack', 'Northpeak Hiking Backpack'],
  ['Northpeak 40L Waterproof Hiking Backpack', 'Northpeak Hiking Backpack'],
  ['BrewMaster 12 cup programmable coffee maker', 'BrewMaster Coffee Maker'],
  ['Bob’s Burgers & Shakes Family Restaurant', 'Bob’s Burgers & Shakes Restaurant'],
  ['Blue Ocean Advanced Scuba Diving Course', 'Blue Ocean Scuba Diving Course'],
  ['GlowUp vitamin C brightening face serum', 'GlowUp Brightening Face Serum'],
  ['GlowLab Hydrating Hyaluronic Acid Night Cream', 'GlowLab Night Cream'],
  ['Crystal Clear Window and Gutter Cleaning', 'Crystal Clear Gutter Cleaning'],
  ['Evergreen Landscaping and Garden Design', 'Evergreen Garden Design'],
  ['iPhone 15 Pro Max protective magnetic leather case', 'iPhone Magnetic Leather Case'],
])('keeps both the maker and the kind of product in “%s”', (field, name) => {
  expect(parseProduct(field).name).toBe(name);
});

it('keeps the article that belongs to a name', () => {
  expect(parseProduct('The Rusty Spoon – brunch and cocktails')).toMatchObject({
    name: 'The Rusty Spoon',
    phrase: 'the Rusty Spoon',
  });
  expect(parseProduct('The best pizza in Leeds').name).toBe('Pizza');
});

it('moves “emergency” from the end of a field before the trade’s noun', () => {
  const plumber = parseProduct('Local plumber in Bristol, 24/7 emergency');
  expect(plumber).toMatchObject({
    name: 'Local Plumber',
    facts: ['In Bristol', 'Here 24/7 for emergencies'],
  });
  expect(parseProduct('24/7 emergency plumbing').name).toBe('Emergency Plumbing');
});

it('keeps everything after a kind of product or a name as facts', () => {
  expect(parseProduct('Sailing course Croatia 7 days all inclusive').facts).toEqual([
    'Croatia 7 days all inclusive',
  ]);
  expect(parseProduct('PetPal GPS collar, waterproof, 10-day battery')).toMatchObject({
    detail: null,
    points: ['10-day battery'],
  });
  expect(parseProduct('LinguaLeap – speak Spanish in 90 days')).toMatchObject({
    detail: null,
    points: ['Speak Spanish in 90 days'],
  });
});

it('reads a place, and an activity that takes thirty seconds, as facts', () => {
  expect(parseProduct('4-bed detached house, Harrogate').points).toEqual(['Harrogate']);
  expect(parseProduct('Billo: invoices in 30 seconds').facts).toEqual(['Invoices in 30 seconds']);
});

it('reads “rent a” with a model as an activity, and “Rent the Runway” as a name', () => {
  expect(parseProduct('Rent a Tesla in Oslo')).toMatchObject({ named: false, deed: true });
  expect(parseProduct('Rent the Runway').named).toBe(true);
});

it.each([
  ['mens beard oil sandalwood 50ml vegan cruelty free', 'Men’s Beard Oil'],
  ['electric wheelchair foldable lightweight airline approved', 'Electric Wheelchair'],
  ['local honey raw unfiltered, 340g jar', 'Raw Unfiltered Local Honey'],
  ['Online bookkeeping course 12 weeks, certificate included', 'Online Bookkeeping Course'],
])('removes qualities typed after “%s” from its name', (field, name) => {
  expect(parseProduct(field).name).toBe(name);
});

it.each(['Online Spanish lessons', 'Beginner French course', 'Neon signs'])(
  'writes “%s” in lower case inside a sentence',
  (field) => {
    const { named, phrase } = parseProduct(field);
    expect(named).toBe(false);
    expect(phrase).toBe(`your new ${field.charAt(0).toLowerCase()}${field.slice(1)}`);
  },
);

it.each([
  ['Boiler service, Gas Safe registered, same week appointments', 'Boiler Service'],
  ['Rewiring, NICEIC approved', 'Rewiring'],
])('does not read a certificate as the name in “%s”', (field, name) => {
  expect(parseProduct(field).name).toBe(name);
});
