import { expect, it } from 'vitest';
import { insertClauseCommas } from './run-on-clauses.ts';

it.each([
  ['emergency plumber 24/7 no call out charge', 'emergency plumber 24/7, no call out charge'],
  ['wedding cake tastings free sample box', 'wedding cake tastings, free sample box'],
  ['gift hamper $85 free shipping', 'gift hamper $85, free shipping'],
  ['portable pizza oven heats to 500C', 'portable pizza oven, heats to 500C'],
  [
    'cast iron skillet pre-seasoned lifetime warranty',
    'cast iron skillet pre-seasoned, lifetime warranty',
  ],
  ['protein bars box of 12 no added sugar', 'protein bars, box of 12 no added sugar'],
  ['kids football boots size 10-5', 'kids football boots, size 10-5'],
  ['dog grooming van we come to you', 'dog grooming van, we come to you'],
  ['shutter door repair same day', 'shutter door repair, same day'],
  ['rug cleaning pick up and delivery', 'rug cleaning, pick up and delivery'],
  ['cancer screening kit results same day', 'cancer screening kit, results same day'],
  ['used phones 12 month warranty up to 40% off', 'used phones, 12 month warranty, up to 40% off'],
  ['wireless headphones 40h battery', 'wireless headphones, 40h battery'],
  ['cargo bike carries 2 kids 60 mile range', 'cargo bike, carries 2 kids, 60 mile range'],
  ['retirement flats 2 bed with gardens', 'retirement flats, 2 bed with gardens'],
  ['sugar free gummy bears 1kg bag', 'sugar free gummy bears, 1kg bag'],
  ['cookie dough box 6 flavours a month', 'cookie dough box, 6 flavours a month'],
  ['lawn treatment 5 visits a year', 'lawn treatment, 5 visits a year'],
  ['printing service 48h turnaround', 'printing service, 48h turnaround'],
  ['smart plug 4 pack works with alexa', 'smart plug 4 pack, works with alexa'],
  ['drain unblocking no fix no fee', 'drain unblocking, no fix no fee'],
  ['estate agent sell your home for 1%', 'estate agent, sell your home for 1%'],
  ['fish oil capsules 120ct', 'fish oil capsules, 120ct'],
])('inserts a comma between the product and its description in “%s”', (typed, parted) => {
  expect(insertClauseCommas(typed)).toBe(parted);
});

it.each([
  'gluten free delivery boxes',
  'Bosch 18V cordless drill',
  'a gift box of 12 candles',
  'same day flower delivery',
  'table that seats 8',
  'hotel with free parking',
  'tent that holds up to 6',
  'clothes for plus size 14 women',
  'kids car seats for toddlers',
  'hassle free returns software',
  'boiler with full 10 year guarantee',
  'flowers delivered same day',
  'aulas de yoga no parque',
])('inserts no comma into “%s”', (typed) => {
  expect(insertClauseCommas(typed)).toBe(typed);
});
