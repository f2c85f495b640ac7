import { adTypes, emotions } from '@adwright/engine-testing';
import { describe, expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';
import { findProductCategory } from './product-category.ts';
import { isFarewell, isGrave } from './solemn-subjects.ts';

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
  /smil|grin|happy|joy|giggle|laugh|yes|!|\btreat\b|wait|today|your new|tired of|good mood|good old|first try|twice\.|way to go|yours next|love to hear/i;

describe('solemn subject', () => {
  it.each(SUBJECTS)(
    'writes quiet copy for a solemn subject such as illness, whatever emotion is requested: %s',
    (product) => {
      const audience = 'people who hate mornings';
      for (const emotion of emotions) {
        for (const adType of adTypes) {
          const brief = { product, audience, goal: 'launch sale', emotion, adType };
          for (const variation of [0, 4, 9]) {
            const { headline, subline, problem, solution, quote } = writeAdCopy(
              brief,
              1,
              variation,
            );
            const words = [headline, subline, problem, solution, quote.text, quote.note].join(
              ' / ',
            );
            expect(words).not.toMatch(GRINS);
          }
          expect(writeAdText(brief, 1).join(' / ')).not.toMatch(GRINS);
          expect(writeAdText(brief, 1).length).toBeGreaterThanOrEqual(4);
        }
      }
    },
  );

  it.each([
    'Bestattungsinstitut Maier',
    'Pompes funèbres Martin',
    'Funeraria del Sol',
    'ритуальные услуги',
    '장례식장',
  ])(
    'writes calm copy for a solemn subject such as illness in other languages too: %s',
    (product) => {
      const writeHeadlines = (emotion: 'excitement' | 'trust') =>
        [0, 1, 2, 3].map(
          (seed) => writeAdCopy({ product, audience: '', emotion }, seed, 0).headline,
        );
      expect(writeHeadlines('excitement')).toEqual(writeHeadlines('trust'));
    },
  );

  it.each([
    ['Bestattungsinstitut Maier', 'für Angehörige in Köln'],
    ['Pompes funèbres Martin', 'les familles en deuil'],
    ['Funeraria del Sol', 'para familias de Madrid'],
    ['葬儀社', 'ご家族のために'],
    ['장례식장', '가족을 위한'],
    ['ритуальные услуги', 'для семей'],
  ])(
    'writes ten headlines for a funeral, none of which would suit a toy: %s',
    (product, audience) => {
      const brief = {
        product,
        audience,
        goal: 'x',
        emotion: 'happiness',
        adType: 'comparison',
      } as const;
      const copies = Array.from({ length: 10 }, (_, variation) => writeAdCopy(brief, 1, variation));
      expect(copies.every(({ language }) => language !== 'en')).toBe(true);
      expect(new Set(copies.map(({ headline }) => headline)).size).toBe(10);
      const toy = writeAdCopy({ ...brief, product: 'Xylofon' }, 1, 0);
      for (const { problem, headline } of copies) {
        expect(problem).not.toBe(toy.problem);
        expect(headline).not.toMatch(/Freude|Alltag|quotidien|día a día|!/);
      }
      const texts = writeAdText(brief, 1);
      expect(texts.length).toBeGreaterThanOrEqual(4);
      expect(texts.join()).not.toMatch(/Neues|aufgepasst|nouve|nuevo|\bIdea\b|нов/i);
    },
  );

  it.each([
    'wedding chapel',
    'memorial day sale on mattresses',
    'garden urns',
    'customer support hotline software',
    'Buddhist temple tours',
    'mobility training',
    'Graves white wine',
  ])('finds no solemn subject (such as illness or death) in “%s”', (product) => {
    expect(findProductCategory(product)?.solemn).toBeUndefined();
  });

  it.each([
    'trouwjurken',
    'brouwerij',
    'cadeaus voor vrouwen',
    'Fotografstudio',
    'Vertrauen Versicherung',
    'Trauerweide',
    'Fauteuil en velours',
    'μεταφορική εταιρεία',
  ])('finds no funeral inside other words: %s', (product) => {
    expect(isFarewell(product)).toBe(false);
  });

  it.each(['Feuerbestattung', 'Trauerfeier', 'rouwkaarten', 'uitvaartverzorging', 'الجنازة'])(
    'finds a funeral in compounds and after articles: %s',
    (product) => {
      expect(isFarewell(product)).toBe(true);
    },
  );
});

it.each([
  'Hospiz am Park',
  'Suchtberatung',
  'soins palliatifs',
  'montascale',
  'rolstoel',
  'хоспис',
  '車椅子',
  'व्हीलचेयर',
])('treats %s as solemn, because the category that the lexicon states is solemn', (product) => {
  expect(isGrave({ product })).toBe(true);
});

it.each(['gloves for wheelchair users', 'Handschuhe für Rollstuhlfahrer', 'Buddhist temple tours'])(
  'allows a cheerful tone for %s',
  (product) => {
    expect(isGrave({ product })).toBe(false);
  },
);
