import type { Category } from '../category.ts';

/** Jewelry and watches. */
export const jewelryAndWatches: readonly Category[] = [
  {
    rank: 2320,
    match:
      /\b(?:(?:wrist|dive|dress|field|pilot|automatic|mechanical|quartz|swiss|luxury|vintage|chronograph) ?watch|wristwatch|chronograph|timepiece|watchmaker)(?:e?s)?\b/,
    form: 'goods',
    topic: 'time',
    moment: 'the first glance at your wrist',
    unit: 'second',
    verb: 'wear it',
    time: 'your time',
    chore: 'checking your phone for the time',
    wish: 'a piece you’ll hand on one day',
    worry: 'choosing just one',
    problem: 'Checking your phone again?',
    scene: 'A cuff slides back. One look, one quiet tick, and the day is yours again.',
    agitation:
      'You take out the phone to see the time. Ten minutes later you still don’t know the time.',
    after: 'Picture one glance instead of twenty notifications.',
    usual: ['The time on a lock screen', 'New every second year', 'Picked from a drop-down'],
    ours: ['A glance is enough', 'Worn, not upgraded'],
    lively: ['Make time look good', 'Wind it. Wear it.', 'Your wrist has been waiting'],
    quiet: ['Time, well spent', 'Some things are worth the wait', 'Made to be handed on'],
  },
  {
    rank: 2530,
    match:
      /\b(?:ring|necklace|earring|bracelet|(?:lab[- ]grown )?diamond|gemstone|jewel(?:le)?ry|wrist ?watch|watch(?:es)?|pendant|brooch)s?\b/,
    form: 'goods',
    topic: 'jewelry',
    moment: 'the click of the clasp',
    unit: 'clasp',
    verb: 'shine',
    time: 'your everyday',
    chore: 'jewelry that never leaves the box',
    wish: 'a piece that feels like you',
    worry: 'finding the right piece',
    problem: 'Beautiful, but in the box?',
    scene: 'One clasp, one glance in the mirror, and you are ready.',
    agitation:
      'It is lovely. It is in a box. It is waiting for an occasion that never quite comes.',
    after: 'Picture a piece you put on without thinking and miss when it is gone.',
    usual: ['Waiting for an occasion', 'Lovely, but in the box', 'The same as everyone wears'],
    ours: ['A piece that feels like you', 'Worn, not stored'],
    lively: ['Catch the light. Keep it.', 'Dressed up by one clasp', 'Any day is an occasion'],
    quiet: ['Small enough to mean a lot', 'Some things you hand down', 'Yours, every day'],
  },
];
