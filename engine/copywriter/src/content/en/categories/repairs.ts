import type { Category } from '../category.ts';

/** Mending what one already owns. */
export const repairs: readonly Category[] = [
  {
    rank: 220,
    match:
      /\b(?:phone|iphone|ipad|tablet|laptop|computer|console|screen|watch|clock|shoe|boot|jewell?ery|instrument|guitar|violin|sewing machine|appliance|camera|bag|handbag|electronics?|scooter|umbrella|toy|leather|zip|zipper|knife|scissors?|blade|chainsaw|lawn ?mower|tool|guitar) (?:sharpening|repair(?:s|er)?(?: (?:shop|service|cafe|café|workshop)s?)?|mending|servicing|restoration)\b(?! kits?\b)|\b(?:cobbler|repair caf[eé]|watchmaker)s?\b/,
    form: 'service',
    topic: 'what you already own',
    moment: 'the moment it works again',
    unit: 'repair',
    verb: 'mend it',
    time: 'your week',
    chore: 'drawers full of broken things',
    wish: 'an old favorite, working again',
    worry: 'whether it can be saved',
    problem: 'Still in the drawer?',
    scene: 'It sits on the shelf, waiting for the day you get round to it.',
    agitation: 'It stopped working in March. It has been in a drawer ever since.',
    after: 'Picture picking it up again, and forgetting that it ever broke.',
    usual: ['In a drawer since March', 'A new one, again', 'Tape'],
    ours: ['A second life', 'Someone who takes a look'],
    lively: ['Don’t bin it. Bring it.', 'Broken? Bring it in.', 'Give it a second life'],
    quiet: [
      'Worth keeping, worth mending',
      'Some things deserve a second life',
      'We’ll take a look',
    ],
  },
];
