import type { Category } from '../category.ts';

/** Pictures of products and of people. */
export const photography: readonly Category[] = [
  {
    rank: 1370,
    match:
      /\b(?:(?:commercial|product|food|corporate|brand|property|real estate|architectur(?:e|al)|interior|business|menu|fashion|e-?commerce|industrial|drone|aerial|event) (?:photograph(?:y|er)|photo ?shoot|videograph(?:y|er)))s?\b/,
    form: 'service',
    topic: 'your pictures',
    moment: 'the first look at the screen',
    unit: 'picture',
    verb: 'click',
    time: 'your next launch',
    chore: 'photos you apologize for',
    wish: 'a picture that does the talking',
    worry: 'how the pictures turn out',
    problem: '“It looks better in real life”?',
    scene: 'Lights up, a cloth smoothed flat, one last turn to the left. Click.',
    agitation:
      'You used your phone. You used the window. It still looks like a phone and a window.',
    after: 'Picture sending the link and not explaining the photo.',
    usual: ['“Better in real life”', 'A phone and a window', 'The photo from last time'],
    ours: ['Your brief first', 'Pictures you like to send'],
    lively: ['Show it like you see it', 'Let them stop scrolling', 'Ready for your close-up'],
    quiet: [
      'The light does half the talking',
      'Good work, seen properly',
      'A picture says what you mean',
    ],
  },
  {
    rank: 1380,
    match:
      /\b(?:(?:wedding |bridal )?photograph(?:y|er)|(?:wedding )?videograph(?:y|er)|(?:family |newborn |maternity |engagement |couples? |pet )?photo (?:session|day)|photo ?shoot|portrait|headshot(?: (?:generator|photographer|session))?)s?\b/,
    form: 'service',
    topic: 'your pictures',
    moment: 'the look just before the click',
    unit: 'picture',
    verb: 'smile',
    time: 'your big day',
    chore: 'photos where everyone says cheese',
    wish: 'a picture you keep on the wall',
    worry: 'how the pictures turn out',
    problem: 'Everyone saying cheese?',
    scene: 'Someone laughs, someone cries, someone straightens a tie. Click.',
    agitation: 'Chins up. Say cheese. One more. In none of them do you look the way it felt.',
    after: 'Picture turning the pages in twenty summers, and hearing the laughter.',
    usual: ['“Say cheese”', 'A phone full of blurs', 'Chins up, one more'],
    ours: ['The look before the click', 'Pictures that feel like you'],
    lively: ['Laugh first. We’ll click.', 'Don’t say cheese', 'Catch the in-between'],
    quiet: [
      'You’ll want to hold on to this',
      'The day, the way it felt',
      'Be in it. We’ll keep it.',
    ],
  },
];
