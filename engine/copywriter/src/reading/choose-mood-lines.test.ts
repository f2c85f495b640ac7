import { emotionSchema } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { chooseMoodLines } from './choose-mood-lines.ts';

/** Emotions with lines of their own. Facts convey the others. */
const MOVING = emotionSchema.options.filter(
  (emotion) => !['trust', 'urgency', 'fear'].includes(emotion),
);
const CANDLES = { product: 'Handgegossene Kerzen', audience: 'Familien', goal: 'verkaufen' };

const choose = (brief: object, language: 'de' | 'en' = 'de') =>
  chooseMoodLines({ ...CANDLES, emotion: 'happiness', ...brief }, language);

describe('lines that let readers feel the emotion of a brief', () => {
  it('are two different lines for each of five emotions', () => {
    const all = MOVING.flatMap((emotion) => choose({ emotion }));
    expect(new Set(all).size).toBe(2 * MOVING.length);
  });

  it.each(['trust', 'urgency', 'fear'])('do not exist for %s', (emotion) => {
    expect(choose({ emotion })).toEqual([]);
  });

  it.each([
    ['goods', 'Handmade candles'],
    ['food', 'Sourdough bread'],
    ['a service', 'Wedding photographer'],
    ['a place', 'Coffee shop'],
    ['a course', 'Pottery class'],
    ['software', 'Time tracking app'],
    ['an event', 'Jazz concert'],
    ['a journey', 'Holiday cottage'],
    ['health care', 'Dental practice'],
    ['a home', 'Two-bedroom apartment'],
  ])('exist in English for %s', (_, product) => {
    const brief = { product, audience: 'families', goal: 'tell people', emotion: 'happiness' };
    expect(choose(brief, 'en')).toHaveLength(2);
  });

  it('do not exist if the chosen emotion does not suit the trade', () => {
    const brief = { product: 'Rohrreinigung', goal: 'Anrufe' };
    expect(choose({ ...brief, emotion: 'nostalgia' })).toEqual([]);
  });

  it.each(['Restaurant am Hafen', 'Café am Markt', 'Bäckerei Sommer'])(
    'are about food for “%s”',
    (product) => {
      expect(choose({ product })).toEqual(choose({ product: 'Sauerteigbrot' }));
    },
  );

  it('exist for a person who offers work', () => {
    const brief = { product: 'Ich streiche Wohnungen', goal: 'Anfragen' };
    expect(choose(brief)).toHaveLength(2);
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
    expect(chooseMoodLines({ ...CANDLES, emotion: 'happiness' }, 'und')).toEqual([]);
  });
});
