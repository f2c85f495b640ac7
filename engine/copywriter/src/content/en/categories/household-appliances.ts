import type { Category } from '../category.ts';

/** Fridges, washing machines, ovens. */
export const householdAppliances: readonly Category[] = [
  {
    rank: 1150,
    match:
      /\b(?:(?:chest |upright |mini |under[- ]?counter |american |larder |wine |integrated )*(?:fridge(?:[- ]freezer)?|refrigerator|freezer|ice maker))s?\b(?! (?:magnet|repair|bag|meal|servic|removal|clean))/,
    form: 'goods',
    topic: 'keeping it cold',
    moment: 'the first look inside',
    unit: 'shelf',
    verb: 'stock up',
    time: 'your kitchen',
    chore: 'shelves packed like a puzzle',
    wish: 'a place for the whole big shop',
    worry: 'where it all fits',
    problem: 'One more bag, and no room?',
    scene: 'The big shop is done, the bags are unpacked, and the door still closes. First time.',
    agitation:
      'You push. You turn the box on its side. You eat the ice cream to make room for peas.',
    after: 'Picture Sunday’s leftovers, Monday’s dinner, and room for ice cream.',
    usual: ['Packed like a puzzle', 'Peas holding up the pizza', 'A door that won’t quite close'],
    ours: ['Room for the big shop', 'Chosen for your household'],
    lively: ['Chill. There’s room.', 'Stay cool out there', 'Ice cream? There’s room.'],
    quiet: ['The quiet hum of plenty', 'Tomorrow’s dinner, tonight', 'Batch cooks sleep well'],
  },
  {
    rank: 1160,
    match:
      /\b(?:washing machine|washer[- ]?dryer|(?:tumble|heat pump|vented) dryer|dish ?washer)s?\b(?! (?:repair|tablet|clean|safe|servic|install))/,
    form: 'goods',
    topic: 'the household',
    moment: 'the click of the door',
    unit: 'load',
    verb: 'press start',
    time: 'your evening',
    chore: 'piles that grow overnight',
    wish: 'an evening with nothing left to do',
    worry: 'the pile',
    problem: 'Is the pile growing again?',
    scene: 'One click, a low hum from the next room, and your feet on the sofa.',
    agitation: 'You did it all on Sunday. It is Tuesday. How can five people wear this much?',
    after: 'Picture pressing start and not thinking of it again.',
    usual: ['A pile that grows overnight', 'The same old rattle', 'Soap, sponge, sigh'],
    ours: ['Chosen for your household', 'Press start, sit down'],
    lively: ['Press start. Sit down.', 'Let it spin', 'The pile has met its match'],
    quiet: ['A low hum, an evening off', 'Housework, mostly without you', 'Close the door on it'],
  },
];
