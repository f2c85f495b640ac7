import type { Category } from './category.ts';

/** Sound, screens and other devices. */
export const DEVICES: readonly Category[] = [
  {
    match: /\b(?:headphone|earbud|speaker|soundbar|earphone|headset|microphone|audio)s?\b/,
    form: 'goods',
    topic: 'sound',
    moment: 'the first note',
    unit: 'song',
    verb: 'press play',
    time: 'your soundtrack',
    chore: 'the whole world in your ears',
    wish: 'a moment with your music',
    worry: 'the noise',
    problem: 'Can’t hear yourself think?',
    scene: 'The train is full. You press play, and the carriage falls away.',
    agitation:
      'Someone’s call. Someone’s lunch. Someone’s ringtone. And somewhere under it, your song.',
    after: 'Picture pressing play and forgetting which stop you are at.',
    usual: ['Somebody else’s call', 'Half a song', 'Tangled in a pocket'],
    ours: ['A moment with your music', 'Your sound, your world'],
    lively: ['Press play on your day', 'Turn it up. Tune out.', 'Hear that? Exactly.'],
    quiet: ['A door you can wear', 'Just you and the song', 'That song. Remember?'],
  },
  {
    match:
      /\b(?:(?:i|smart)?phone|laptop|(?<!(?:hydration|electrolyte|vitamin|cleaning|dishwasher|laundry|sleep|water purification) )tablet|monitor|webcam|keyboard|(?:computer|gaming|ergonomic|vertical|trackball|wireless) mouse|docking station|charger|power (?:bank|station)|(?:smart ?|(?:running|sports?|gps|fitness|swim|hiking|triathlon) )watch(?:es)?|smart (?:ring|speaker|plug|bulb|light|display|scale)|fitness tracker|drone|camera|gadget|electronics?|printer|gaming console|tv|projector|(?:phone|laptop|tablet|airpods?) (?:case|stand|sleeve|holder)|robot)s?\b/,
    form: 'goods',
    topic: 'tech',
    moment: 'the first switch-on',
    unit: 'click',
    verb: 'switch on',
    time: 'your day',
    chore: 'drawers of tangled cables',
    wish: 'tech that fits into your day',
    worry: 'getting it set up',
    problem: 'Another gadget in the drawer?',
    scene: 'Box open, film peeled back, the screen still perfectly dark.',
    agitation: 'There is a drawer. You know the one. Cables on top, old promises below.',
    after: 'Picture the film coming off, the screen waking up, and you already smiling.',
    usual: ['A drawer of cables', 'Manuals nobody opens', 'Bought for one feature'],
    ours: ['A place in your day', 'Picked for how you live'],
    lively: ['Unbox a better day', 'Peel. Press. Grin.', 'Charge up your every day'],
    quiet: ['Tech, minus the drama', 'Quietly on your side', 'Ask what it does. Then decide.'],
  },
];
