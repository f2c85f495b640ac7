import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

function listFactTexts(product: string, goal = '') {
  return readFacts({ product, audience: '', goal }, 'en').map(({ text }) => text);
}

it.each([
  ['Church pew, pitch pine, 7ft - £180 ono', '£180 ono'],
  ['Cargo trailer, galvanised, 6x4 - $450 OBO', '$450 OBO'],
  ['Loom, beech frame, £95 or nearest offer', '£95 or nearest offer'],
])('keeps the note that a price is negotiable, and drops the size: “%s”', (product, price) => {
  expect(listFactTexts(product)).toContain(price);
});

it.each([
  ["Repair café 10-1 at St Aidan's hall", "At St Aidan's hall"],
  ["Toy swap 2–4 at St Mary's school", "At St Mary's school"],
])('reads a venue without the hour before it: “%s”', (product, place) => {
  expect(listFactTexts(product)).toContain(place);
});

it.each([
  ['sign up - code BRAAI10 takes 10% off first box', ['Code BRAAI10 takes 10% off first box']],
  ['order online, code BREW5 saves £5 off', ['Code BREW5 saves £5 off', 'Order online']],
])('keeps a code together with the discount that it gives: “%s”', (goal, stated) => {
  expect(listFactTexts('Snack box', goal)).toEqual(stated);
});

it.each([
  ['arrange a viewing, ask for Moira 01557 555 019', 'Ask for Moira'],
  ['call in, ask for Dave 01632 960 418', 'Ask for Dave'],
])('keeps the name of the person to ask for: “%s”', (goal, fact) => {
  expect(listFactTexts('Cottage to let', goal)).toContain(fact);
});
