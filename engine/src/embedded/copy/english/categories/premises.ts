import type { Category } from './category.ts';

/** What a building is closed with, and rooms that a business moves into. */
export const PREMISES: readonly Category[] = [
  {
    match:
      /\b(?:(?:replacement|sash|casement|double[- ]glazed|triple[- ]glazed|upvc|pvc|timber|wooden|aluminium|aluminum|bay|roof|dormer) windows?|(?:double|triple|secondary) glazing|(?:composite|bi-?fold|patio|sliding|french|garage|entrance|front|aluminium|aluminum|upvc) doors?|windows and doors|doors and windows|skylights?|conservator(?:y|ies)|orangery)\b(?! (?:clean\w*|repairs?|restoration|blinds?|film))/,
    form: 'goods',
    topic: 'windows and doors',
    moment: 'the first quiet evening',
    unit: 'look out',
    verb: 'look out',
    time: 'your home',
    chore: 'a draft with nowhere to hide',
    wish: 'a room you sit down in',
    worry: 'choosing the right ones',
    problem: 'A draft in the room?',
    scene: 'Rain on the glass, a chair by the window, and you in it.',
    agitation: 'You move the chair. You move it again. The draft has found you both times.',
    after: 'Picture the wind outside, and the curtain hanging still.',
    usual: ['A towel along the sill', 'The chair nobody takes', 'Paint over it, one more year'],
    ours: ['Measured before anything else', 'A seat by the window'],
    lively: ['Shut it. Smile.', 'Take the seat by the window', 'Let the light in'],
    quiet: [
      'A quieter room begins here',
      'The weather stays out there',
      'A good frame for the view',
    ],
  },
  {
    match:
      /\b(?:(?:warehouse|industrial|light industrial|retail|shop|office|storage|workshop|studio|commercial|business|trade) (?:unit|space|premises|propert(?:y|ies)|building|floor)|warehouse|showroom)s? (?:to let|to rent|for rent|for lease|for sale|available)\b|\b(?:warehouse|industrial|retail|trade) (?:unit|premises)s?\b|\bcommercial (?:propert(?:y|ies)|premises|real estate)\b/,
    form: 'place',
    topic: 'the space',
    moment: 'the first look inside',
    unit: 'visit',
    verb: 'move in',
    time: 'your business',
    chore: 'working around the walls',
    wish: 'a space to grow into',
    worry: 'whether it all fits',
    problem: 'Outgrown your space?',
    scene: 'A key, a light switch, and your own steps coming back from the far wall.',
    agitation: 'Boxes in the corridor. Pallets by the door. Someone is working from the stairs.',
    after: 'Picture the first delivery, and knowing exactly where it goes.',
    usual: ['Boxes in the corridor', 'A second key, across town', '“We’ll make it fit”'],
    ours: ['A look before you decide', 'Your questions, on site'],
    lively: ['Bring a tape measure', 'Room for what’s next', 'Come in. Bring the plans.'],
    quiet: ['Space, to start with', 'See it empty. Picture it full.', 'Walk it. Then decide.'],
  },
];
