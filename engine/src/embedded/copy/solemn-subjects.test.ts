import { describe, expect, it } from 'vitest';
import { adTypes, emotions } from './brief-samples.ts';
import { categoryOf } from './english/product-category.ts';
import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText } from './write-ad-text.ts';

const SUBJECTS = [
  'funeral home',
  'pet cremation',
  'gravestones',
  'church',
  'suicide prevention hotline',
  'hospice care',
  'fertility clinic',
  'autism support group',
  'wheelchairs',
  'adult diapers',
  'blood pressure monitor',
  'hair loss treatment',
];
const GRINS =
  /smil|grin|happy|joy|giggle|laugh|yes|!|\btreat\b|wait|today|your new|tired of|good mood|good old|first try|twice\.|way to go/i;

describe('what nobody grins about', () => {
  it.each(SUBJECTS)('is spoken of quietly, whatever emotion is asked for: %s', (product) => {
    const audience = 'people who hate mornings';
    for (const emotion of emotions) {
      for (const adType of adTypes) {
        const brief = { product, audience, goal: 'launch sale', emotion, adType };
        for (const variation of [0, 4, 9]) {
          const { headline, subline, problem, solution, quote } = writeAdCopy(brief, 1, variation);
          const words = [headline, subline, problem, solution, quote.text].join(' / ');
          expect(words).not.toMatch(GRINS);
        }
        expect(writeAdText(brief, 1).join(' / ')).not.toMatch(GRINS);
        expect(writeAdText(brief, 1).length).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it.each([
    'Bestattungsinstitut Maier',
    'Pompes funèbres Martin',
    'Funeraria del Sol',
    'ритуальные услуги',
    '장례식장',
  ])('is calm in other languages too: %s', (product) => {
    const linesOf = (emotion: 'excitement' | 'trust') =>
      [0, 1, 2, 3].map((seed) => writeAdCopy({ product, audience: '', emotion }, seed, 0).headline);
    expect(linesOf('excitement')).toEqual(linesOf('trust'));
  });

  it.each([
    ['wedding chapel', 'the big day'],
    ['memorial day sale on mattresses', 'sleep'],
    ['garden urns', null],
    ['customer support hotline software', 'work'],
    ['Buddhist temple tours', 'travel'],
    ['mobility training', 'training'],
    ['Graves white wine', 'wine'],
  ])('is not found in “%s”', (product, topic) => {
    const found = categoryOf(product);
    expect(found?.solemn).toBeUndefined();
    if (topic !== null && found) expect(found.topic).not.toBe('faith');
  });
});
