import type { Mood } from '../mood.ts';

/**
 * One sentence or two that name the product and, where they can, repeat what the user said of it. Best first. `{Offered}` is
 * the product as one would say it on a sign, with whom it is for: "Payroll software for small companies".
 */
export const DETAIL_SUBLINES: readonly string[] = [
  '{Product} {is} {isDetail}, {madeForOther}.',
  'Meet {product}: {detail}, for {otherFull}.',
  '{Product} {is} {isDetail}.',
  'Meet {product}, {isDetail}.',
  '{Product}: {detail}.',
  '{Offered}. {points}',
  '{Offered}. {point}.',
];

/** What the brief's own words promise, behind the product as one would say it on a sign. */
export const BENEFIT_SUBLINES: readonly string[] = [
  '{Offered}. {benefit}',
  '{FullLabel}. {benefit}',
  '{Offered}. {otherBenefit}',
];

/** What the kind of product lets one say: habits and wishes, never a claim. Each names the product. */
export const KIND_SUBLINES: readonly string[] = [
  '{Offered}. {after}',
  '{FullLabel}. {after}',
  '{Offered}. {row}.',
  '{problem} {Meeting}.',
  '{FullLabel}: {wish}.',
  '{Offered}. {otherRow}.',
];

/** The same by emotion. */
export const EMOTION_SUBLINES: Readonly<Record<Mood, readonly string[]>> = {
  urgency: [
    '{Offered}. Ready when you are.',
    'Done with {chore}? {Meeting}.',
    '{Offered}. The first step is a small one.',
  ],
  trust: [
    '{Offered}. Tell us what matters to you.',
    '{Offered}. Ask us anything.',
    '{Offered}. Questions first, if you like.',
  ],
  happiness: [
    '{Offered}, and a reason to smile.',
    '{Offered}. The good kind of yes.',
    'Here’s to {moment}. {Offered}.',
  ],
  exclusivity: [
    '{Offered}. For people who look twice.',
    '{Offered}. {Time}, on your terms.',
    '{Offered}. You’ll know why.',
  ],
  fear: [
    '{Offered}, and one less thing on your mind.',
    '{FullLabel}: a small step toward {wish}.',
    '{Offered}. Start small, breathe out.',
  ],
  nostalgia: [
    '{Offered}, and a feeling you remember.',
    'Remember {moment}? {Meeting}.',
    '{Offered}. For days you’ll want to remember.',
  ],
  curiosity: [
    '{Offered}. What would you do first?',
    '{Offered}. There is one way to find out.',
    '{Offered}. Have a look and see what you think.',
  ],
  excitement: [
    '{Offered}, and plenty to look forward to.',
    'Ready for {moment}? {Meeting}.',
    '{Offered}. Who’s in?',
  ],
  solemn: [
    '{Offered}. Questions first, if you like.',
    '{Offered}. Take the time you need.',
    '{Offered}. Less worry about {worry}.',
  ],
};

/** Below a headline that names the product, which is said once. */
export const UNNAMED_SUBLINES: readonly string[] = [
  '{after}',
  '{Wish}. {row}.',
  '{problem} {Wish}.',
];

/** The same for a product of which nothing is known. */
export const UNKNOWN_UNNAMED_SUBLINES: readonly string[] = [
  '{points}',
  'Have a look and see what you think.',
  'Take your time. Ask us anything.',
  'Have a look, compare, then decide.',
];

/** Below a headline that says what the product’s description would: its name alone. */
export const BARE_SUBLINES: readonly string[] = [
  '{Label}. {after}',
  '{Label}. {row}.',
  '{problem} {Greeting}.',
  '{Label}. {otherRow}.',
];

/** Used where everything else is too long. */
export const SHORT_SUBLINES: readonly string[] = [
  '{FullLabel}.',
  'Meet {product}.',
  'Take a closer look.',
];
