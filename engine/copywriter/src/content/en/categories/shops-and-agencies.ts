import type { Category } from '../category.ts';

/** Shops and agencies of which nothing else is known. */
export const shopsAndAgencies: readonly Category[] = [
  {
    rank: 240,
    match:
      /\b(?<!(?:online|web|e-?commerce|app|etsy|shopify|mobile) )(?:(?:gift|corner|village|general|concept|local) )?(?:shop|store|boutique)s?\b/,
    weak: true,
    form: 'place',
    topic: 'the shop',
    moment: 'the first look around',
    unit: 'visit',
    verb: 'come in',
    time: 'your Saturday',
    chore: 'the same three shelves',
    wish: 'something you didn’t know you wanted',
    worry: 'finding the right thing',
    problem: 'The same three shelves?',
    scene: 'You came in for a look. You leave with a story.',
    agitation: 'Same shop, same shelf, same thing as last time.',
    after: 'Picture coming in for a look, and leaving with a story.',
    usual: ['The same three shelves', 'Whatever was nearest', 'Click, wait, send back'],
    ours: ['Time to look around', 'Someone who says hello'],
    lively: ['Come in. Look around.', 'Just looking? Good.', 'Come and find something'],
    quiet: ['Have a look around', 'Take your time in here', 'Good things, one door away'],
  },
  {
    rank: 2710,
    match:
      /\b(?:agency|consult(?:ing|ant|ancy)|(?:interim|fractional|part[- ]time|virtual) (?:cfo|ceo|coo|cmo|cto|finance director|managing director|hr (?:director|manager))|marketing|seo|design(?:er)?|branding|coach(?:ing)?|catering|advertising|studio|b2b)s?\b/,
    weak: true,
    form: 'service',
    topic: 'your next step',
    moment: 'the first conversation',
    unit: 'conversation',
    verb: 'begin',
    time: 'your to-do list',
    chore: 'plans that never leave the drawer',
    wish: 'a plan that leaves the drawer',
    worry: 'who to ask',
    problem: 'A plan stuck in the drawer?',
    scene: 'A blank wall, a marker, and someone who asks the question you have been avoiding.',
    agitation:
      'You know what has to be done. You even wrote it down. The note is still under the keyboard.',
    after: 'Picture saying “we’re on it”, and being on it.',
    usual: ['Doing it all yourself', 'A plan in the drawer', '“After this quarter”'],
    ours: ['Someone to think with', 'A first step, agreed'],
    lively: ['Let’s get it out of the drawer', 'Bring us the hard one', 'Talk first. Then roll.'],
    quiet: ['First we listen', 'Think out loud with us', 'Two heads, one plan'],
  },
];
