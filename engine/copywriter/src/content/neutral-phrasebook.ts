import type { Phrasebook } from './phrasebook.ts';

const NONE: readonly string[] = [];

/** For languages that the copywriter can't write: the user's own words, with nothing but punctuation between them. */
export const neutral: Phrasebook = {
  headlines: [
    '{name}',
    '{name}.',
    '{name}!',
    '{name} – {who}',
    '{who}: {name}',
    '{name}. {who}.',
    '{name} + {who}',
    '{name} / {who}',
    '{who} – {name}',
    '{who}. {name}.',
    '{who} + {name}',
    '{name} · {who}',
    '{who} · {name}',
    '{name}: {detail}',
    '{detail} – {name}',
  ],
  emotions: {
    urgency: NONE,
    trust: NONE,
    happiness: NONE,
    exclusivity: NONE,
    fear: NONE,
    nostalgia: NONE,
    curiosity: NONE,
    excitement: NONE,
  },
  sublines: ['{name}: {detail}.', '{who}: {name}.', '{name}.'],
  text: ['{name}: {detail}. {who}.', '{who}: {name}.'],
  problem: '?',
  usual: ['…', '?', '–'],
  ours: ['✓', '♥', '★'],
  quote: { text: '{name}', note: '…' },
  labels: { problem: '?', solution: '✓', usual: '…' },
  ctas: { sales: NONE, start: NONE, contact: NONE, learn: NONE },
  forWhom: /^$/,
  toWhom: null,
  grammar: {
    nounFirst: true,
    smallNouns: false,
    fullStop: '.',
    gap: ' ',
    elisions: null,
  },
  offerWords: null,
};
