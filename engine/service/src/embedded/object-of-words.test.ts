import { understandBrief } from '@adwright/engine-copywriter';
import { readProduct } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import { chooseObject } from './object-of-words.ts';

/**
 * Titles that are too short to identify their language, with an audience that identifies it, and the object
 * that the ad then shows.
 */
const TITLES = [
  ['bal', 'arı ürünlerini seven aileler', 'tr', 'honeyJar'],
  ['bal', 'amateurs de danse à Lyon', 'fr', 'type'],
  ['Tapete', 'família que remodela a casa', 'pt', 'rug'],
  ['Tapete', 'Familien, die renovieren', 'de', 'type'],
  ['Pan', 'familias que desayunan juntas', 'es', 'loaf'],
  ['Pan', 'home cooks', 'en', 'type'],
  ['Estores', 'famílias que estão a remodelar a casa', 'pt', 'shutters'],
  ['Vitamin D drops', 'new parents', 'en', 'pillBottle'],
  ['Sabun wajah', 'untuk kulit berminyak', 'id', 'soapBar'],
  ['Lampa', 'familjer som inreder sitt hem', 'sv', 'tableLamp'],
  ['Pies', 'rodziny z dziećmi', 'pl', 'paw'],
  ['Brillen', 'mensen die lezen', 'nl', 'spectacles'],
  ['Camera da letto', 'giovani coppie', 'it', 'bed'],
  ['Кава', 'родини, що люблять смачні ранки', 'uk', 'paperCup'],
  ['Кольца', 'пары, которые женятся', 'ru', 'jewel'],
  ['Xe đạp', 'người đi làm', 'vi', 'bicycle'],
  ['靴', 'ランナー', 'ja', 'sneaker'],
  ['Σαπούνι', 'οικογένειες', 'el', 'soapBar'],
] as const;

describe('chooseObject finds the object of a brief', () => {
  it.each(TITLES)(
    'chooseObject reads “%s” with the audience “%s” in the language %s as %s',
    (...title) => {
      const [product, audience, language, object] = title;
      const brief = { product, audience };
      const { told, sold, product: spoken } = understandBrief(brief);
      expect(told).toBe(language);
      expect(chooseObject(brief)).toBe(object);
      expect(readProduct(sold, told).concept).toBe(spoken.concept);
    },
  );

  it.each(['fr', 'es', 'pl', 'ja'] as const)(
    'the object of a brief in another language depends on its trade alone, for copy in %s',
    (language) => {
      const brief = { product: 'Oak coffee table', audience: 'young families' };
      expect(chooseObject({ ...brief, language })).toBe('coffeeTable');
      expect(understandBrief({ ...brief, language }).trade).toBe('furnishing');
    },
  );

  it('chooseObject may use a product name in another language if the brief’s language is unclear', () => {
    expect(chooseObject({ product: 'Studio legale' })).toBe('gavel');
    expect(chooseObject({ product: 'Fahrradhelme', language: 'en' })).toBe('helmet');
  });

  it('chooseObject uses the whole product field if the field contains only facts', () => {
    expect(chooseObject({ product: 'First box half price, cancel anytime' })).toBe('carton');
  });
});
