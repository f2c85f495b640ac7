import type { Emotion } from '@adwright/contracts';

/** What the reader may feel: the desire of AIDA, by emotion. No claims; urgency has no deadline, fear no threat. */
export const DESIRE: Readonly<Record<Emotion, readonly string[]>> = {
  urgency: [
    'The best moment to begin is the one you are in.',
    'You have thought about it long enough. Today is a good day to start.',
  ],
  trust: [
    'Take your time, read the details, and ask us whatever you want to know.',
    'Ask the hard questions. We are happy to answer them.',
  ],
  happiness: [
    'It is a small thing, and small things can make a day.',
    'Because {wish} is something to smile about.',
  ],
  exclusivity: [
    'Not everyone will see the difference. You will.',
    'It is for people who choose slowly and choose well.',
  ],
  fear: [
    'You can put one worry down and get on with your day.',
    'No pressure. Just one thing less on your mind.',
  ],
  nostalgia: [
    'Some feelings never really leave. They wait for the right moment to come back.',
    'It is the kind of moment you will want to tell someone about.',
  ],
  curiosity: [
    'You could keep wondering. Or you could take a look.',
    'What would {time} be like? There is one way to find out.',
  ],
  excitement: ['Go on, picture it. Now make it happen.', 'This is the part where you say yes.'],
};

/** The action: the call to action as a sentence of its own. */
export const CLOSING: Readonly<Record<Emotion, string>> = {
  urgency: '{Cta} today.',
  trust: '{Cta}, or ask us first.',
  happiness: '{Cta} and brighten your day.',
  exclusivity: '{Cta} when it feels right.',
  fear: '{Cta} and breathe a little easier.',
  nostalgia: '{Cta} and take a moment for yourself.',
  curiosity: '{Cta} and see for yourself.',
  excitement: '{Cta} and get going!',
};

/** Attention, interest, desire, action. */
export const AIDA: readonly string[] = [
  '{scene} {interest} {desire} {closing}',
  '{Who}, this one is for you. {interest} {desire} {closing}',
];

/** Problem, agitation, solution. The agitation never threatens. */
export const PAS: readonly string[] = [
  'Tired of {pain}? You are in good company. {interest} {desire} {closing}',
  '{Chore}: you know the feeling. It is a small thing, until it keeps coming back. {solutionSentence} {closing}',
];

/** Before, after, bridge. */
export const BAB: readonly string[] = [
  'Right now: {chore}. Now picture {wish}. {bridge} {closing}',
  'Looking for {want}? Picture {wish}. {bridge} {closing}',
];

export const STORY: readonly string[] = [
  '{scene} That is where {product} {comes} in. {desire} {closing}',
];

export const COMPARE: readonly string[] = [
  'On one side, {chore}. On the other, {wish}. Put {product} next to what you use today, then decide for yourself. {closing}',
];

/** A testimonial needs a real customer; the marks say what to put in. */
export const TESTIMONIAL: readonly string[] = [
  '“[Replace with a real, approved customer quote about {plain}]” – [Customer name]. {interest} {closing}',
];

export const INTEREST: readonly string[] = [
  '{Product} is {isDetail}, {madeForOther}.',
  '{Product} is {isDetail}.',
  'Meet {product}: {detail}.',
  'Meet {full}, {madeFor}.',
  'Meet {full}.',
];

export const BRIDGE: readonly string[] = [
  'The first step between the two: {product}, {isDetail}.',
  'The first step between the two can be {full}.',
];

export const SOLUTION_SENTENCE: readonly string[] = [
  'Meet {product}, {isDetail}.',
  'Meet {full}, {madeFor}.',
  'Meet {full}.',
];
