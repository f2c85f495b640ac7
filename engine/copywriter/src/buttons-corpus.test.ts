import { fileURLToPath } from 'node:url';
import { isJobOffer, readYamlFolder } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Ask } from './content/asks.ts';
import { chooseAddress } from './content/frame-marks.ts';
import { PHRASEBOOK_LANGUAGES, type PhrasebookLanguage } from './content/languages.ts';
import { getPhrasebook } from './content/texts.ts';
import { isTrade, type Trade } from './content/trades.ts';
import { getTradeFacts } from './reading/find-trade.ts';
import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText } from './write-ad-text.ts';

const LANGUAGES = [...PHRASEBOOK_LANGUAGES, 'en'] as const;
const LEAST_BRIEFS = 12;
const VARIATIONS = [0, 1, 2];

const resolveCorpus = (folder: string) =>
  fileURLToPath(new URL(`../corpus/${folder}`, import.meta.url));
/** Briefs of shops, each with the calls to action that a native marketer would print. */
const BRIEFS = await readYamlFolder(
  resolveCorpus('buttons'),
  z.record(
    z.enum(LANGUAGES),
    z
      .array(
        z.strictObject({
          product: z.string(),
          goal: z.string().optional(),
          buttons: z.array(z.string()).min(1),
        }),
      )
      .min(LEAST_BRIEFS),
  ),
);
/** Test products of shops, each with its trade. */
const PRODUCTS = await readYamlFolder(
  resolveCorpus('trades'),
  z.record(z.string(), z.record(z.string(), z.unknown())),
);

describe.each(LANGUAGES)('button in %s', (language) => {
  it.each(BRIEFS[language])(
    'the button suits “$product” with the goal “$goal”',
    ({ buttons, ...brief }) => {
      for (const variation of VARIATIONS) {
        const asked = { ...brief, audience: '', emotion: 'trust', language } as const;
        expect(buttons).toContain(writeAdCopy(asked, 0, variation).callToAction);
      }
    },
  );

  it('the button does not repeat the words of the text beside it', () => {
    for (const { product, goal = '' } of BRIEFS[language]) {
      const asked = { product, goal, audience: '', emotion: 'trust', language } as const;
      const { callToAction } = writeAdCopy(asked, 0, 0);
      const [text = ''] = writeAdText({ ...asked, adType: 'product showcase' }, 0);
      expect(text.replace(/\P{L}+$/u, '').endsWith(` ${callToAction}`), text).toBe(false);
    }
  });
});

/** Actions for which the kind of product or the goal must give a reason. */
const NEEDS_REASON: readonly Ask[] = [
  'apply',
  'download',
  'donate',
  'sell',
  'adopt',
  'volunteer',
  'join',
];
const ENROLLED: ReadonlySet<string> = new Set(['course', 'software', 'place', 'event']);

describe.each(PHRASEBOOK_LANGUAGES)('button without a goal in %s', (language) => {
  it('the button asks nobody to apply, download, donate or register without a reason', () => {
    for (const [product, stated] of Object.entries(PRODUCTS[language] ?? {})) {
      if (isJobOffer(product)) continue;
      const asked = { product, audience: '', emotion: 'trust', language } as const;
      const { callToAction } = writeAdCopy(asked, 0, 0);
      const unsuited = NEEDS_REASON.flatMap((ask) => listOwnButtons(ask, language));
      const trades = listTrades(stated);
      const isEnrolled = trades.some((trade) => ENROLLED.has(getTradeFacts(trade).kind));
      const signups = isEnrolled ? [] : listOwnButtons('signup', language);
      expect([...unsuited, ...signups], product).not.toContain(callToAction);
    }
  });
});

function listTrades(stated: unknown): Trade[] {
  return [stated].flat().filter((each): each is Trade => typeof each === 'string' && isTrade(each));
}

/** Returns the buttons for an action that are not also buttons for a usual action. */
function listOwnButtons(ask: Ask, language: PhrasebookLanguage): string[] {
  const { ctas } = getPhrasebook(language);
  const others = Object.entries(ctas)
    .filter(([other]) => other !== ask && !NEEDS_REASON.some((each) => each === other))
    .flatMap(([, buttons]) => buttons ?? []);
  return (ctas[ask] ?? [])
    .filter((button) => !others.includes(button))
    .flatMap((button) => [chooseAddress(button, false), chooseAddress(button, true)]);
}
