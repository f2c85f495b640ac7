import type { Category } from './category.ts';

/** What people turn to for answers, and what they do to a tired body. */
export const WELL_BEING: readonly Category[] = [
  {
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
  {
    match:
      /\b(?:cold (?:plunge|water|therapy)|ice (?:bath|barrel|plunge)|plunge (?:pool|tub)|cryo(?:therapy|chamber)?|contrast therapy)(?: (?:tub|pool|barrel|therapy|session|chiller|club|immersion|swimming|studio|kit|set|bath|tank))*s?\b/,
    form: 'goods',
    topic: 'cold water',
    moment: 'the first breath under',
    unit: 'plunge',
    verb: 'plunge',
    time: 'your morning',
    chore: 'mornings that never wake up',
    wish: 'a morning that wakes you up',
    worry: 'the first ten seconds',
    problem: 'Third coffee, still not awake?',
    scene: 'Steam off the water. Shoulders up. Three, two, one.',
    agitation:
      'The alarm goes twice. The coffee goes down. You are up, but nobody would call it awake.',
    after: 'Picture stepping out, wide awake, before the street is.',
    usual: ['Snooze, then snooze again', 'A third coffee by ten', 'Cold taps and good intentions'],
    ours: ['Two minutes, all in', 'A ritual with a shiver'],
    lively: ['Chill. Literally.', 'Deep breath. In you go.', 'Colder than your excuses'],
    quiet: ['Stay for the second breath', 'Quiet is two minutes long', 'The calm is in the cold'],
  },
  {
    match:
      /\b(?:massage (?:gun|chair|ball)|foam roller|posture (?:corrector|trainer)|percussion massager|neck massager|acupressure mat|stretching (?:strap|machine))s?\b/,
    form: 'goods',
    topic: 'tired muscles',
    moment: 'the first deep exhale',
    unit: 'exhale',
    verb: 'unwind',
    time: 'your evening',
    chore: 'shoulders up to your ears',
    wish: 'ten minutes to loosen up',
    worry: 'the next stiff morning',
    problem: 'Shoulders up to your ears?',
    scene: 'Shoes off, floor, ten minutes. Nobody needs you.',
    agitation:
      'You sat all day. Then you trained, or meant to. Now even the stairs have an opinion.',
    after: 'Picture getting up from the sofa without making that sound.',
    usual: ['A hot shower and hope', 'Stretching, maybe tomorrow', 'That sound when you get up'],
    ours: ['Ten minutes on the floor', 'Made for the day after'],
    lively: ['Shoulders, meet gravity', 'Loosen up. Somebody has to.', 'Roll with it'],
    quiet: [
      'Be kind to your back',
      'Let the day out of your shoulders',
      'Rest is part of training',
    ],
  },
];
