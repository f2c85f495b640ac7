import type { Emotion } from '@adwright/contracts';

/** One sentence that names the product and, where it can, repeats what the user said of it. Best first. */
export const DETAIL_SUBLINES: readonly string[] = [
  '{Product} {is} {isDetail}, {madeForOther}.',
  'Meet {product}: {detail}, for {otherFull}.',
  '{Product} {is} {isDetail}.',
  'Meet {product}, {isDetail}.',
  '{Product}: {detail}.',
  '{point}. Meet {full}.',
  '{Full}. {point}.',
  '{Full}, {madeForOther}. {point}.',
];

/** The same by emotion, for briefs that say little. */
export const EMOTION_SUBLINES: Readonly<Record<Emotion, readonly string[]>> = {
  urgency: [
    'For {whoFull}: {full}, ready when you are.',
    '{Full}. For everyone who is done with {chore}.',
    'Take the first step today with {full}.',
  ],
  trust: [
    '{Full}, for {whoFull}. Ask us whatever you like.',
    'Take a good look at {full}, ask your questions, then decide.',
    '{Full}, explained in plain words.',
  ],
  happiness: [
    'For {whoFull}: {full}, and a reason to smile.',
    'Here’s to {moment}, with {full}.',
    'Make a little room for joy with {full}.',
  ],
  exclusivity: [
    '{Full}, for {whoFull}. Chosen, never followed.',
    '{Full}, for people who choose with care.',
    'With {full}, the choice says it all.',
  ],
  fear: [
    'For {whoFull}: {full}, and one less thing on your mind.',
    'Let {full} take one thing off your mind.',
    '{Full}: a small step toward {wish}.',
  ],
  nostalgia: [
    'For {whoFull}: {full}, and a feeling you remember.',
    'Remember {moment}? {Full}, for days like that.',
    '{Full}, for days you’ll want to remember.',
  ],
  curiosity: [
    'For {whoFull}: take a closer look at {full}.',
    'See what {full} could do for {time}.',
    'One way to find out: take a closer look at {full}.',
  ],
  excitement: [
    'For {whoFull}: {full}, and plenty to look forward to.',
    '{Full}, you, and {moment}. Ready?',
    'Get ready for {full}.',
  ],
};

/** Used where everything else is too long. */
export const SHORT_SUBLINES: readonly string[] = [
  'Meet {full}.',
  'Meet {product}.',
  'Take a closer look.',
];
