import type { Emotion } from '@adwright/contracts';

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

/** What the kind of product lets one say: habits and wishes, never a claim. */
export const KIND_SUBLINES: readonly string[] = [
  '{Offered}. {row}. {otherRow}.',
  '{change}.',
  '{Offered}. {row}.',
  '{after}',
  '{FullLabel}: {wish}.',
  '{Offered}. {otherRow}.',
];

/** The same by emotion. */
export const EMOTION_SUBLINES: Readonly<Record<Emotion, readonly string[]>> = {
  urgency: [
    '{Offered}. Ready when you are.',
    'Done with {chore}? {Offered}.',
    '{Offered}. The first step is a small one.',
  ],
  trust: [
    '{Offered}. Ask us whatever you like.',
    '{Offered}, explained in plain words.',
    '{Offered}. Take your time, then decide.',
  ],
  happiness: [
    '{Offered}, and a reason to smile.',
    'Here’s to {moment}. {Offered}.',
    '{Offered}. Go on, enjoy it.',
  ],
  exclusivity: [
    '{Offered}. Chosen, never followed.',
    '{Offered}. You’ll know why.',
    '{Offered}. The choice says it all.',
  ],
  fear: [
    '{Offered}, and one less thing on your mind.',
    '{FullLabel}: a small step toward {wish}.',
    '{Offered}. Put that one down.',
  ],
  nostalgia: [
    '{Offered}, and a feeling you remember.',
    'Remember {moment}? {Offered}.',
    '{Offered}. For days you’ll want to remember.',
  ],
  curiosity: [
    '{Offered}. Take a closer look.',
    '{Offered}. There is one way to find out.',
    'What comes after {moment}? {Offered}.',
  ],
  excitement: [
    '{Offered}, and plenty to look forward to.',
    'Ready for {moment}? {Offered}.',
    '{Offered}. Go on, say yes.',
  ],
};

/** Used where everything else is too long. */
export const SHORT_SUBLINES: readonly string[] = [
  '{FullLabel}.',
  'Meet {product}.',
  'Take a closer look.',
];
