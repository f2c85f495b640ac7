import { expect, it } from 'vitest';
import { parseProduct } from './parse-product.ts';

it.each([
  ['Cloud costs – 12 March, 3 pm CET', 'Cloud Costs', '12 March, 3 pm CET'],
  [
    'Harbour Lights Festival, July 17–19, early bird tickets',
    'Harbour Lights Festival',
    'July 17–19',
  ],
  [
    'bulky waste collection day on Saturday 14 June, register online',
    'Bulky Waste Collection Day',
    'Saturday 14 June',
  ],
  ['garden fair Sat 11am-1pm', 'Garden Fair', 'Sat 11am-1pm'],
  ['hand rolled sushi delivery Sat & Sun only', 'Hand Rolled Sushi Delivery', 'Sat & Sun only'],
  ['lego club for kids Thursday 4pm at the library', 'Lego Club', 'Thursday 4pm'],
  ['plant sale sat 12 april 10-2 st marys church hall', 'Plant Sale', 'Sat 12 April 10-2'],
])('removes the day from the name in “%s”', (field, name, when) => {
  expect(parseProduct(field)).toMatchObject({ name, when });
});

it.each(['Chanel sun cream', 'we sat down cushion'])('finds no day in “%s”', (field) => {
  expect(parseProduct(field).when).toBeNull();
});

it('keeps the words that belong to a day', () => {
  const { facts } = parseProduct('Dental clinic, evenings and Saturdays');
  expect(facts).toEqual(['Evenings and Saturdays']);
});

it('does not read a duration as opening hours', () => {
  const { facts } = parseProduct('Water bottle keeps drinks cold 24 hours');
  expect(facts).toEqual(['Keeps drinks cold 24 hours']);
});

it('keeps a day together with its activity', () => {
  const { facts } = parseProduct('Coffee subscription, roasted on Monday, delivered on Wednesday');
  expect(facts).toEqual(['Roasted on Monday', 'Delivered on Wednesday']);
});

it('does not split numbers', () => {
  const { facts } = parseProduct('CNC parts, tolerances to 0.01 mm, lead time 7 days');
  expect(facts).toEqual(['Tolerances to 0.01 mm', 'Lead time 7 days']);
});

it('keeps the quantity of each item in a list of counted goods', () => {
  const { label, points } = parseProduct('2 chickens, 1 kg mince and 12 sausages');
  expect(`${label}, ${points.join(', ')}`).toBe('2 chickens, 1 kg mince and 12 sausages');
});
