import { emotionSchema } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { chooseMoodLines } from './choose-mood-lines.ts';

const EMOTIONS = emotionSchema.options;
const CANDLES = { product: 'Handgegossene Kerzen', audience: 'Familien', goal: 'verkaufen' };

const choose = (brief: object, language: 'de' | 'en' = 'de') =>
  chooseMoodLines({ ...CANDLES, emotion: 'happiness', ...brief }, language);

describe('lines that let readers feel the emotion of a brief', () => {
  it('are two different lines for each emotion', () => {
    const all = EMOTIONS.flatMap((emotion) => choose({ emotion }));
    expect(new Set(all).size).toBe(2 * EMOTIONS.length);
  });

  it.each([
    ['goods', 'Handmade candles'],
    ['food', 'Sourdough bread'],
    ['a service', 'Window cleaning'],
    ['a place', 'Coffee shop'],
    ['a course', 'Pottery class'],
    ['software', 'Time tracking app'],
    ['an event', 'Jazz concert'],
    ['a journey', 'Holiday cottage'],
    ['health care', 'Dental practice'],
    ['a home', 'Two-bedroom apartment'],
  ])('exist in English for %s', (_, product) => {
    const brief = { product, audience: 'families', goal: 'tell people', emotion: 'trust' };
    expect(choose(brief, 'en')).toHaveLength(2);
  });

  it('belong to the emotion that replaces an unsuitable emotion', () => {
    const brief = { product: 'Rohrreinigung', goal: 'Anrufe' };
    expect(choose({ ...brief, emotion: 'nostalgia' })).toEqual(
      choose({ ...brief, emotion: 'trust' }),
    );
  });

  it.each(['Restaurant am Hafen', 'Café am Markt', 'Bäckerei Sommer'])(
    'are about food for “%s”',
    (product) => {
      expect(choose({ product })).toEqual(choose({ product: 'Sauerteigbrot' }));
    },
  );

  it('exist for a person who offers work', () => {
    const brief = { product: 'Ich streiche Wohnungen', goal: 'Anfragen' };
    expect(choose({ ...brief, emotion: 'trust' })).toHaveLength(2);
  });

  it.each([
    ['funerals', { product: 'Bestattungen' }],
    ['grieving readers', { audience: 'Trauernde' }],
    ['a job', { product: 'Wir suchen eine Bäckerin (m/w/d)', goal: 'Bewerbungen' }],
    ['donations', { product: 'Brunnen für Dörfer', goal: 'Spenden sammeln' }],
    ['a private sale', { product: 'Verkaufe Sofa, wenig benutzt' }],
    ['a used thing', { product: 'Gebrauchtes Sofa, 3 Jahre alt, 120 €' }],
    ['an animal', { product: 'Katzenwelpen suchen ein Zuhause' }],
    ['space to let', { product: 'Garage zu vermieten' }],
    ['a business that buys', { product: 'Wir kaufen Schallplatten' }],
    ['work on goods', { product: 'Vi lagar cyklar hemma hos dig', told: 'sv' }],
    ['volunteers', { product: 'Freiwillige für den Tierpark gesucht' }],
    ['a product of unknown kind', { product: 'Zirbelprax', goal: 'Bekanntheit' }],
    ['a product of guessed kind', { product: 'Zirbelprax', goal: 'Anfragen' }],
  ])('do not exist for %s', (_, brief) => {
    expect(choose(brief)).toEqual([]);
  });

  it('do not exist for a language without texts', () => {
    expect(chooseMoodLines({ ...CANDLES, emotion: 'trust' }, 'und')).toEqual([]);
  });
});
