import type { VIRAL_SCORE_PARTS } from '@adwright/contracts/values';

type PartName = (typeof VIRAL_SCORE_PARTS)[number];

export const LABELS: Readonly<Record<PartName, string>> = {
  message: 'Message',
  product: 'Product',
  offer: 'Offer',
  hook: 'Hook',
  clarity: 'Clarity',
  emotion: 'Emotion',
  callToAction: 'Call to action',
  contrast: 'Contrast',
  focus: 'Focus',
  craft: 'Craft',
};

/** Advice for each part of the Viral Score: a sentence for a weak, a fair and a strong result. */
export type Advice = Readonly<
  Record<PartName, readonly [weak: string, fair: string, strong: string]>
>;

export const ADVICE: Advice = {
  message: [
    'Say what you sell: these words would fit anything.',
    'Name the product, and what is special about it, in the words on the picture.',
    'The words speak of your product.',
  ],
  product: [
    'Show your product: use your own photo, or choose an object that looks like it.',
    'A photo of your own product would show what people get.',
    'The picture shows what is sold.',
  ],
  offer: [
    'Print your offer on the picture: price, discount, code or date.',
    'A part of your offer is missing on the picture.',
    'The offer is on the picture.',
  ],
  hook: [
    'Make the first thing people see larger and bolder, with a headline of three to eight words.',
    'Give the headline more size or a stronger turn of phrase so that it stops the scroll.',
    'The first glance works: keep the headline this short and this large.',
  ],
  clarity: [
    'Take something away: say one thing and leave empty space around it.',
    'Shorten the text a little and give it more room.',
    'One message, easy to read: keep it this simple.',
  ],
  emotion: [
    'Use richer colours or a scene with people in it, so that the picture carries a mood.',
    'Push the mood a step further with colour or with words that address the reader.',
    'Colour and tone carry the mood well.',
  ],
  callToAction: [
    'Add a button with two to four words that say what to do next.',
    'Make the button larger or set it in a colour that nothing else uses.',
    'The next step is clear and easy to find.',
  ],
  contrast: [
    'Darken the ground or lighten the text until it reads at arm’s length in sunlight.',
    'A little more contrast between text and ground will help small screens.',
    'Text and subject stand out well from the ground.',
  ],
  focus: [
    'Let one subject dominate and calm everything around it.',
    'Move secondary elements away from the subject so that the eye lands at once.',
    'The eye knows where to go first.',
  ],
  craft: [
    'Use a sharper, cleaner picture: blur, noise or poor exposure cost trust.',
    'A slightly sharper or better exposed picture will look more professional.',
    'Sharp, clean and well exposed.',
  ],
};

/**
 * Advice for pictures whose printed words are unknown. The advice mentions no text, because
 * apparent lettering may be wood grain.
 */
export const UNREAD_ADVICE: Advice = {
  ...ADVICE,
  hook: [
    ADVICE.hook[0],
    'A larger subject, bolder colour or a short headline would stop the scroll sooner.',
    'The first glance works: what stands out is large enough to stop the scroll.',
  ],
  clarity: [
    ADVICE.clarity[0],
    'Give what matters more room, and leave out what is not needed.',
    'It is understood at a glance: keep it this simple.',
  ],
  contrast: [
    'Darken or lighten the ground until what matters stands out at arm’s length in sunlight.',
    'A little more contrast between what matters and its ground will help small screens.',
    'What matters stands out well from its ground.',
  ],
};

/** Advice for pictures that should contain no words, such as product photos. */
export const PHOTO_ADVICE: Advice = {
  ...ADVICE,
  hook: [
    'Choose a set in a bolder colour, so that the picture stands out in a feed.',
    'A set or a light that contrasts more with the product would stop the scroll sooner.',
    'The first glance works: colour and light pull the eye.',
  ],
  clarity: [
    'Choose a plainer set: there is little calm ground left around the product.',
    'A little more calm ground around the product would help it read at a glance.',
    'The product has room: keep the set this calm.',
  ],
  emotion: [
    'Choose richer colours or a warmer light, so that the picture carries a mood.',
    'Push the mood a step further with colour or light.',
    'Colour and tone carry the mood well.',
  ],
  contrast: [
    'Choose a set that is much lighter or darker than the product.',
    'A little more contrast between product and set will help small screens.',
    'The product stands out well from its set.',
  ],
};
