import type { Mood } from '../mood.ts';

/** What the reader may feel: the desire of AIDA, by emotion, one for each text. Urgency has no deadline, fear no threat. */
export const DESIRE: Readonly<Record<Mood, readonly string[]>> = {
  urgency: [
    'The right moment to begin is the one you are in.',
    'You have thought about it long enough.',
    'Someday is not on the calendar. Today is.',
  ],
  trust: [
    'Take your time, look closely, and ask whatever you want to know.',
    'Ask the hard questions. We like those.',
    'No rush and no riddles. You decide when you know enough.',
  ],
  happiness: [
    'It is a small thing, and small things make a day.',
    'Because {wish} is worth a smile.',
    'Go ahead, look forward to it.',
  ],
  exclusivity: [
    'Not everyone will see the difference. You will.',
    'It is for people who choose slowly and choose well.',
    'No need to explain it. You will know.',
  ],
  fear: [
    'You can put one worry down and get on with your day.',
    'No pressure. One thing less on your mind.',
    'One small step is enough for today.',
  ],
  nostalgia: [
    'Some feelings never really leave. They wait for the right moment to come back.',
    'You know this feeling. You have been here before.',
    'Good days deserve an encore.',
  ],
  curiosity: [
    'You could keep wondering. Or you could take a look.',
    'What would {time} be like? There is one way to find out.',
    'The first question is a good one. So is the second.',
  ],
  excitement: [
    'Go on, picture it. Now make it happen.',
    'This is the part where you say yes.',
    'Can you feel it? That is the start of something.',
  ],
  solemn: [
    'Take the time you need, and ask whatever you want to know.',
    'No question is too small.',
    'You decide what comes next, and when.',
  ],
};

/** The action: the call to action as a sentence of its own, one for each text. */
export const CLOSING: Readonly<Record<Mood, readonly string[]>> = {
  urgency: ['{Cta} today.', 'Ready? {Cta} today.', 'Don’t wait for Monday. {Cta} today.'],
  trust: ['{Cta}, or ask us first.', 'When you are ready: {cta}.', '{Cta}. Questions welcome.'],
  happiness: [
    '{Cta} and brighten your day.',
    'Make your own day. {Cta}.',
    '{Cta}. You might catch yourself smiling.',
  ],
  exclusivity: [
    '{Cta} when it feels right.',
    'If you know, you know. {Cta}.',
    'Your choice. {Cta}.',
  ],
  fear: [
    '{Cta} and breathe a little easier.',
    'Start small. {Cta}.',
    'Whenever you are ready: {cta}.',
  ],
  nostalgia: [
    '{Cta}, and take a moment for yourself.',
    'Make it one to remember. {Cta}.',
    '{Cta}.',
  ],
  curiosity: [
    '{Cta} and see for yourself.',
    'Curious? {Cta}.',
    '{Cta}. Wondering is only half the fun.',
  ],
  excitement: ['{Cta} and get going!', 'Ready? {Cta}!', 'Let’s go. {Cta}!'],
  solemn: ['{Cta} when it feels right.', 'When you are ready: {cta}.', '{Cta}.'],
};

/** Attention, interest, desire, action. */
export const AIDA: readonly string[] = ['{scene} {interest} {desire} {closing}'];

/** The same for readers who are named, so that it can stand beside a text that used the scene. */
export const HAIL: readonly string[] = [
  '{Who}, this one is for you. {interest} {desire} {closing}',
  '{problem} There is another way to go about it. {interest} {desire} {closing}',
];

/** Without a pitch, for what nobody is talked into. */
export const QUIET_AGITATION: readonly string[] = ['{agitation} {interest} {desire} {closing}'];
export const QUIET_AFTER: readonly string[] = ['{after} {interest} {desire} {closing}'];

/** Problem, agitation, solution. The agitation never threatens. */
export const PAS: readonly string[] = [
  'Tired of {pain}? You are not the only one. You have put up with it long enough. {solutionSentence} {closing}',
  '{agitation} {solutionSentence} {closing}',
];

/** Before, after, bridge. */
export const BAB: readonly string[] = [
  'You are looking for {want}. {after} {bridge} {closing}',
  'Today: {chore}. Tomorrow? {after} {bridge} {closing}',
];

export const STORY: readonly string[] = [
  '{scene} {Product} {belongs} in moments like this. {points} {desire} {closing}',
  '{scene} {Product} {belongs} in moments like this. {desire} {closing}',
  '{scene} {interest} {desire} {closing}',
];

export const COMPARE: readonly string[] = [
  'You know the usual: {chore}. You could also have {wish}. {interest} Look at both, and decide for yourself. {closing}',
];

/** No review is invented, and none is left to fill in: the brand speaks for itself and asks to be answered. */
export const TESTIMONIAL: readonly string[] = [
  'We could go on about {product}. We would rather hear it from you. {interest} Then tell us what you think, in your own words. {closing}',
  'We could go on. We would rather hear it from you. {interest} Then tell us what you think, in your own words. {closing}',
];

export const INTEREST: readonly string[] = [
  '{Product} {is} {isDetail}, {madeForOther}. {points}',
  '{Product} {is} {isDetail}, {madeForOther}.',
  '{Product} {is} {isDetail}.',
  'Meet {product}: {detail}.',
  'Meet {full}, {madeFor}. {points}',
  'Meet {full}, {madeFor}.',
  'Meet {full}. {points}',
  'Meet {full}.',
  '{FullLabel}. {points}',
  '{FullLabel}.',
];

export const BRIDGE: readonly string[] = [
  'The way there could begin with {product}, {isDetail}.',
  'The way there could begin with {full}. {points}',
  'The way there could begin with {full}.',
  'The way there? {FullLabel}.',
];

export const SOLUTION_SENTENCE: readonly string[] = [
  'Say hello to {product}, {isDetail}.',
  '{points} Say hello to {full}, {madeForOther}.',
  'Say hello to {full}, {madeForOther}.',
  '{points} Say hello to {full}.',
  'Say hello to {full}.',
  '{FullLabel}. {points}',
  '{FullLabel}.',
];

/** In the picture of a testimonial ad: the brand in its own voice, marked as such, until a real customer has spoken. */
export const BRAND_VOICE: Readonly<Record<Mood, readonly string[]>> = {
  urgency: [
    '{Hailed}, you’ve waited long enough. So let’s begin.',
    'Someday is not on the calendar. Today is.',
  ],
  trust: [
    'Ask us the hard questions, {hailed}. That’s what we’re here for.',
    'Ask us the hard questions. That’s what we’re here for.',
  ],
  happiness: [
    '{Hailed}, if this makes you smile, we’ve done our job.',
    'If it makes you smile, we’ve done our job.',
  ],
  exclusivity: [
    'This isn’t for everyone. It’s for {particular}.',
    'We don’t try to please everyone. We think of you.',
  ],
  fear: [
    'Nobody should have to put up with {pain}.',
    'You’ve got enough on your mind. Let this be one thing less.',
  ],
  nostalgia: ['Remember {moment}? That feeling is the whole idea.'],
  curiosity: [
    '{Hailed}, we could tell you everything. Finding out is more fun.',
    'We could tell you everything. Finding out is more fun.',
  ],
  excitement: [
    '{Hailed}, we can’t wait to see where you take this.',
    'We can’t wait to see where you take this.',
  ],
  solemn: ['Tell us what matters to you. We’ll listen first.'],
};

/** The same of a kind of product that is known: what its makers care about, never what a customer said. */
export const KIND_VOICE: readonly string[] = [
  'We do all of this for {moment}.',
  'Our favorite part? {Moment}.',
  'It all comes down to {moment}.',
  'What we’re here for: {wish}.',
  'You bring {ownTime}. We’ll bring {wish}.',
];
