import type { Emotion } from '@adwright/contracts';

/** One sentence that names the product and, where it can, repeats what the user said of it. Best first. */
export const DETAIL_SUBLINES: readonly string[] = [
  '{Product} is {isDetail}, {madeForOther}.',
  'Meet {product}: {detail}, for {otherFull}.',
  '{Product} is {isDetail}.',
  'Meet {product}, {isDetail}.',
  '{Product}: {detail}.',
];

/** The same by emotion, for briefs that say little. */
export const EMOTION_SUBLINES: Readonly<Record<Emotion, readonly string[]>> = {
  urgency: [
    'For {whoFull}: {full} {is} ready when you are.',
    '{Product} {is} here, so make today the day.',
    'Take the first step today with {full}.',
  ],
  trust: [
    'Take your time with {product}, and ask us whatever you like.',
    'For {whoFull}: {full}, explained in plain words.',
    'See {product} for yourself, ask your questions, then decide.',
  ],
  happiness: [
    'For {whoFull}: {full}, and a reason to smile.',
    '{Product} {is} here to bring a little joy to {time}.',
    'Make a little room for joy with {full}.',
  ],
  exclusivity: [
    'For {whoFull}: {full}, chosen on your own terms.',
    '{Product}, for people who choose with care.',
    'With {product}, the choice says it all.',
  ],
  fear: [
    'For {whoFull}: {full}, and one less thing on your mind.',
    'Let {full} take one thing off your mind.',
    '{Product}: one small step toward {wish}.',
  ],
  nostalgia: [
    'For {whoFull}: {full}, and a feeling you remember.',
    '{Full}, for days you’ll want to remember.',
    'Some days call for {product} and a good memory.',
  ],
  curiosity: [
    'For {whoFull}: take a closer look at {product}.',
    'See what {product} could do for {time}.',
    'There is only one way to find out: try {plain}.',
  ],
  excitement: [
    'For {whoFull}: {full}, and plenty to look forward to.',
    '{Product} {is} here, and {time} is about to get going.',
    'Get ready for {full}.',
  ],
};

/** Used where everything else is too long. */
export const SHORT_SUBLINES: readonly string[] = [
  'Meet {full}.',
  'Meet {product}.',
  'Take a closer look.',
];
