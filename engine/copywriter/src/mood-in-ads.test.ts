import { type Brief, emotionSchema } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { chooseAddress } from './content/frame-marks.ts';
import { chooseMoodLines } from './reading/choose-mood-lines.ts';
import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText } from './write-ad-text.ts';

type Language = 'de' | 'en' | 'fr';

const EMOTIONS = emotionSchema.options;
/** Emotions with lines of their own. Facts convey the others. */
const MOVING = EMOTIONS.filter((emotion) => !['trust', 'urgency', 'fear'].includes(emotion));
const writeTexts = (brief: Omit<Brief, 'adType'>, language: Language, seed = 3) =>
  writeAdText({ ...brief, adType: 'product showcase', language }, seed).slice(0, 3);

/** Returns the lines for a brief in the familiar form of address, which suits all briefs of this test. */
const listMoods = (brief: Omit<Brief, 'adType'>, language: Language) =>
  chooseMoodLines(brief, language).map((line) => chooseAddress(line, false));

const BRIEFS = [
  ['de', 'Handgegossene Kerzen, 12 €, Versand gratis', 'Familien', ['12 €', 'Versand gratis']],
  ['en', 'Hand-poured candles, £12, ships in two days', 'gift buyers', ['£12', 'two days']],
  ['fr', 'Cours de poterie à Lyon, 45 €, terre fournie', 'débutants', ['45 €', 'terre fournie']],
] as const;

describe.each(BRIEFS)('long texts in %s for “%s”', (language, product, audience, facts) => {
  it.each(MOVING)('let the readers feel %s in the second and in the last text', (emotion) => {
    const brief = { product, audience, goal: '', emotion };
    const [one = '', other = ''] = listMoods(brief, language);
    const [first = '', second = '', third = ''] = writeTexts(brief, language);
    expect([one, other].filter((line) => first.includes(line))).toEqual([]);
    const behindProduct = [one, other].filter((line) => second.includes(line));
    const opening = [one, other].filter((line) => third.startsWith(`${line}\n`));
    expect([...behindProduct, ...opening].sort()).toEqual([one, other].sort());
  });

  it.each(EMOTIONS)('state every fact of the brief for %s', (emotion) => {
    for (const text of writeTexts({ product, audience, goal: '', emotion }, language))
      for (const fact of facts) expect(text.toLowerCase()).toContain(fact.toLowerCase());
  });

  it('use the two lines of an emotion in both orders', () => {
    const brief = { product, audience, goal: '', emotion: 'nostalgia' } as const;
    const openings = [0, 1].map((seed) => writeTexts(brief, language, seed)[2]?.split('\n')[0]);
    expect(openings.sort()).toEqual(listMoods(brief, language).sort());
  });
});

it.each([
  ['de', 'Kinderkonzert am Sonntag', 'Familien'],
  ['en', 'Yoga studio', 'busy people'],
] as const)(
  'a text of a single clause contains the emotion and no general line in %s',
  (language, product, audience) => {
    const brief = { product, audience, goal: '', emotion: 'happiness' } as const;
    const [, second, third] = writeTexts(brief, language);
    const moods = listMoods(brief, language);
    expect(moods.filter((line) => second?.includes(line))).toHaveLength(1);
    expect(moods.filter((line) => third?.startsWith(`${line} `))).toHaveLength(1);
    expect(second).not.toMatch(/See you soon|Begleitung/);
  },
);

it('a text of one person contains no line that speaks for several people', () => {
  const brief = { product: 'Ich gebe Klavierunterricht, 30 € pro Stunde', audience: 'Kinder' };
  for (const emotion of EMOTIONS)
    for (const text of writeTexts({ ...brief, goal: '', emotion }, 'de'))
      expect(text).not.toMatch(/(?<!\p{L})(?:wir|uns|unser)/iu);
});

const writePictures = (brief: Omit<Brief, 'adType'>, language: Language) =>
  Array.from({ length: 10 }, (_, at) =>
    writeAdCopy({ ...brief, adType: 'product showcase', language }, 3, at),
  );

describe('pictures', () => {
  it.each([
    ['de', 'Handgegossene Kerzen, 12 €', 'Familien'],
    ['fr', 'Cours de poterie, 45 €', 'débutants'],
    ['en', 'Vintage desk lamps, from £45', 'flat sharers'],
  ] as const)(
    'let readers feel the emotion below a headline without further details in %s',
    (language, product, audience) => {
      const brief = { product, audience, goal: '', emotion: 'happiness' } as const;
      const moods = listMoods(brief, language);
      const moving = writePictures(brief, language).filter(({ subline }) =>
        moods.some((line) => subline.endsWith(line)),
      );
      expect(moving.length).toBeGreaterThan(0);
    },
  );

  it('have a headline with the product and its emotion', () => {
    const brief = { product: 'Kerzen, 12 €', audience: 'Familien', goal: '' };
    const headlines = writePictures({ ...brief, emotion: 'happiness' }, 'de').map(
      ({ headline }) => headline,
    );
    const moods = listMoods({ ...brief, emotion: 'happiness' }, 'de');
    expect(headlines.some((headline) => moods.includes(headline.replace('Kerzen. ', '')))).toBe(
      true,
    );
  });

  it('state the brief’s own words and no line of the emotion below a headline', () => {
    const product = 'Handgegossene Kerzen, duften nach Wald, in Dosen mit Deckel, 12 €';
    const brief = { product, audience: 'Familien', goal: '', emotion: 'happiness' } as const;
    const moods = listMoods(brief, 'de');
    const [first] = writePictures(brief, 'de');
    expect(moods.filter((line) => first?.subline.includes(line))).toEqual([]);
  });
});

describe.each([
  ['de', 'Handgegossene Kerzen, duften nach Wald, 12 €', 'Familien'],
  ['en', 'Vintage desk lamps, rewired by hand, from £45', 'flat sharers'],
] as const)('pictures with further details in %s', (language, product, audience) => {
  const brief = { product, audience, goal: '', emotion: 'happiness' } as const;
  const moods = listMoods(brief, language);
  const write = (adType: Brief['adType']) =>
    Array.from({ length: 10 }, (_, at) => writeAdCopy({ ...brief, adType, language }, 3, at));
  const containsMood = (text: string) => moods.some((line) => text.includes(line));

  it('let readers feel the emotion below the headline of a story', () => {
    const [first] = write('emotional storytelling');
    expect(containsMood(first?.subline ?? '')).toBe(true);
    expect(first?.subline.length).toBeLessThanOrEqual(110);
  });

  it('state the emotion in the words of the brand', () => {
    for (const { quote } of write('testimonial')) expect(containsMood(quote.text)).toBe(true);
  });
});

describe('the description', () => {
  const describeAd = (brief: Omit<Brief, 'adType'>) =>
    writeAdText({ ...brief, adType: 'product showcase', language: 'de' }, 3).at(-1) ?? '';

  it('starts with the emotion if it has room', () => {
    const brief = { product: 'Kerzen, 12 €', audience: 'Familien', goal: '' };
    const moods = listMoods({ ...brief, emotion: 'happiness' }, 'de');
    const said = describeAd({ ...brief, emotion: 'happiness' });
    expect(moods.some((line) => said.startsWith(`${line} `))).toBe(true);
    expect(said).toContain('12 €');
  });

  it('omits the emotion if the facts leave no room', () => {
    const product =
      'Handgegossene Kerzen, duften nach Wald, in Dosen mit Deckel, brennen 40 Stunden, 12 €';
    const brief = { product, audience: 'Familien mit Kindern', goal: '' };
    const moods = listMoods({ ...brief, emotion: 'happiness' }, 'de');
    const said = describeAd({ ...brief, emotion: 'happiness' });
    expect(moods.filter((line) => said.includes(line))).toEqual([]);
    expect(said.length).toBeLessThanOrEqual(110);
  });
});
