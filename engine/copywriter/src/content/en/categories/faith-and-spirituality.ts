import type { Category } from '../category.ts';

/** Churches, and reading the cards. */
export const faithAndSpirituality: readonly Category[] = [
  {
    rank: 2230,
    match:
      /\b(?:(?:easter|sunday|christmas|carol|harvest|thanksgiving) services?|church(?:es)?(?! halls?)|(?<!wedding )chapels?|mosques?|synagogues?|parish(?:es)?|(?:hindu|buddhist|sikh) temples?|worship|congregations?|bible (?:stud(?:y|ies)|groups?|courses?))(?: (?:services?|groups?|communit(?:y|ies)))?\b/,
    form: 'place',
    solemn: true,
    topic: 'faith',
    moment: 'the first song',
    unit: 'song',
    verb: 'come in',
    time: 'your week',
    chore: 'weeks without a pause',
    wish: 'a quiet hour together',
    worry: 'knowing nobody',
    problem: 'Looking for a quiet hour?',
    scene: 'The door is open. Someone moves up to make room.',
    agitation: 'The week is loud. Somewhere in it you would like to be still.',
    after: 'Picture a full room going quiet at the same moment.',
    usual: ['Weeks without a pause', 'Questions kept to yourself', 'Neighbors you never met'],
    ours: ['Room for questions', 'A seat beside someone'],
    lively: ['The door is open', 'There’s a seat beside us', 'Bring your questions'],
    quiet: ['Come as you are', 'A quiet hour, together', 'Be still for a while'],
  },
  {
    rank: 2580,
    match:
      /\b(?:(?:tarot|oracle|psychic|astrology|horoscope|birth chart|natal chart|palm|aura|angel card|rune|numerology|clairvoyant|mediumship)(?: (?:card|reading|reader|session|app|deck|report|consultation|course|school))*|astrologer|horoscope|clairvoyant|fortune tell(?:er|ing)|crystal(?: (?:shop|healing|set|kit))?|moon (?:calendar|journal|circle))s?\b/,
    form: 'service',
    topic: 'the cards',
    moment: 'the first card turned',
    unit: 'card',
    verb: 'ask',
    time: 'your evening',
    chore: 'the same question going round',
    wish: 'another way to look at it',
    worry: 'what to ask first',
    problem: 'Same question, going round?',
    scene: 'A candle, a quiet table, and a card still face down.',
    agitation:
      'You have asked your friends. You have made the list. The question is still there at two in the morning.',
    after: 'Picture saying the question out loud, and hearing yourself answer.',
    usual: [
      'The same thoughts at night',
      'A list of pros and cons',
      'Asking everyone but yourself',
    ],
    ours: ['An hour for your question', 'Another way to look at it'],
    lively: [
      'Go on. Turn the card.',
      'Ask the thing you keep asking',
      'Your question called first',
    ],
    quiet: [
      'Bring the question you carry',
      'Some answers start as questions',
      'Sit down. Ask. Listen.',
    ],
  },
];
