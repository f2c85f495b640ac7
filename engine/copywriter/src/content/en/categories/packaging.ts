import type { Category } from '../category.ts';

/** Boxes, and what else customers see first. */
export const packaging: readonly Category[] = [
  {
    rank: 450,
    match:
      /\b(?:packaging(?: supplier)?|cardboard box(?:es)?|mailer box(?:es)?|shipping box(?:es)?|(?<!3d )print(?:ing)? (?:shop|service|house)|business card|brochure|label|promotional (?:product|item)|merch(?:andise)?)s?\b/,
    form: 'goods',
    topic: 'first impressions',
    moment: 'the first tug at the tape',
    unit: 'box',
    verb: 'unpack',
    time: 'your unboxing',
    chore: 'good work in a plain brown box',
    wish: 'a parcel people like to open',
    worry: 'how it arrives',
    problem: 'All that work, then a plain box?',
    scene: 'The doorbell. A knife through the tape. And a small “oh” before anything is unpacked.',
    agitation:
      'You chose the material. You chose the color. Then you put it into whatever was in the back.',
    after: 'Picture a customer keeping the box.',
    usual: ['Whatever was in the back', 'Too big, full of air', 'Tape, tape and more tape'],
    ours: ['A parcel people like to open', 'The first thing they hold'],
    lively: [
      'Make them keep the box',
      'Say hello before it’s open',
      'The unboxing starts with you',
    ],
    quiet: ['It’s what they touch first', 'Good work, well dressed', 'Arrive like you meant to'],
  },
];
