import { fileURLToPath } from 'node:url';
import { readYamlFolder } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Ask } from '../content/asks.ts';
import { chooseAddress } from '../content/frame-marks.ts';
import type { Kind } from '../content/kinds.ts';
import { PHRASEBOOK_LANGUAGES, type PhrasebookLanguage } from '../content/languages.ts';
import { getKindFrames, getPhrasebook } from '../content/texts.ts';
import type { Trade } from '../content/trades.ts';
import { listCallsToAction } from './asked-for.ts';
import { chooseRegionalWording } from './regional-wording.ts';

const GOALS = [
  'sales',
  'orders',
  'preorders',
  'bookings',
  'enrolments',
  'visits',
  'calls',
  'messages',
  'quotes',
  'demos',
  'trials',
] as const;
type Goal = (typeof GOALS)[number];

const resolveCorpus = (folder: string) =>
  fileURLToPath(new URL(`../../corpus/${folder}`, import.meta.url));
/** Goals in the words of business owners, by language. */
const WORDS = await readYamlFolder(
  resolveCorpus('goals'),
  z.record(z.enum(PHRASEBOOK_LANGUAGES), z.record(z.enum(GOALS), z.string())),
);
const BUSINESSES = await readYamlFolder(
  resolveCorpus('trades'),
  z.record(z.string(), z.record(z.string(), z.unknown())),
);

/** Trade of the test business for each kind of product. */
const TRADE_OF_KIND: Readonly<Partial<Record<Kind, Trade>>> = {
  goods: 'shoes',
  food: 'icecream',
  place: 'gym',
  service: 'carwash',
  course: 'tutoring',
  software: 'software',
  travel: 'hotel',
};

/** The action that a call to action must ask for, by goal and kind of product. */
const ASKED: readonly (readonly [Goal, Kind, Ask])[] = [
  ['orders', 'goods', 'order'],
  ['orders', 'food', 'order'],
  ['orders', 'service', 'order'],
  ['preorders', 'goods', 'preorder'],
  ['preorders', 'food', 'preorder'],
  ['preorders', 'place', 'preorder'],
  ['bookings', 'service', 'book'],
  ['bookings', 'course', 'book'],
  ['enrolments', 'course', 'signup'],
  ['enrolments', 'place', 'signup'],
  ['sales', 'food', 'visit'],
  ['sales', 'service', 'visit'],
  ['visits', 'goods', 'visit'],
  ['visits', 'food', 'visit'],
  ['visits', 'place', 'visit'],
  ['calls', 'service', 'call'],
  ['calls', 'travel', 'call'],
  ['quotes', 'service', 'quote'],
  ['demos', 'software', 'book'],
  ['trials', 'course', 'test'],
  ['trials', 'software', 'test'],
];

describe.each(PHRASEBOOK_LANGUAGES)('call to action in %s', (language) => {
  it.each(ASKED)(
    'the call to action for the goal “%s” of a business of the kind %s asks to %s',
    (goal, kind, ask) => {
      const wanted = listAskButtons(language, kind, ask);
      for (const button of listGoalButtons(language, goal, kind)) expect(wanted).toContain(button);
    },
  );

  it('asks the reader for a message if the goal names a messenger', () => {
    const { byMessage, ctas } = getPhrasebook(language);
    const { chat = [], message = [] } = ctas;
    const wanted = [...chat, ...message, ...Object.values(byMessage ?? {})]
      .flatMap(listBothForms)
      .map((line) => line.split('{messenger}'));
    for (const button of listGoalButtons(language, 'messages', 'service')) {
      const isWanted = wanted.some(
        ([before = '', after = '']) => button.startsWith(before) && button.endsWith(after),
      );
      expect(isWanted, button).toBe(true);
    }
  });
});

function listGoalButtons(language: PhrasebookLanguage, goal: Goal, kind: Kind): readonly string[] {
  const trade = TRADE_OF_KIND[kind];
  const product = Object.entries(BUSINESSES[language] ?? {}).find(([, trades]) =>
    [trades].flat().includes(trade),
  )?.[0];
  if (product === undefined) throw new Error(`The corpus has no ${trade} in ${language}.`);
  return listCallsToAction(
    { product, audience: '', goal: WORDS[language][goal], told: language },
    language,
  );
}

function listAskButtons(language: PhrasebookLanguage, kind: Kind, ask: Ask): string[] {
  const buttons =
    getKindFrames(kind, language).ctas[ask] ?? getPhrasebook(language).ctas[ask] ?? [];
  // A service may use the language's general call for orders.
  return [...buttons, ...(getPhrasebook(language).ctas[ask] ?? [])].flatMap(listBothForms);
}

/** Rewords a line for a brief from Portugal; lines of other languages stay as they are. */
const adaptToPortugal = chooseRegionalWording({ product: 'Lisboa', audience: '', goal: '' }, 'pt');

function listBothForms(button: string): string[] {
  const forms = [chooseAddress(button, false), chooseAddress(button, true)];
  return [...forms, ...forms.map(adaptToPortugal)];
}
