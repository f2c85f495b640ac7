import type { Brief } from '@adwright/contracts';
import { briefs } from '@adwright/engine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeAdText } from './write-ad-text.ts';

describe('writeAdText', () => {
  it('returns at most five pieces without blank lines, complete in themselves, for any brief', () => {
    fc.assert(
      fc.property(briefs, fc.nat(), (brief, seed) => {
        const pieces = writeAdText(brief, seed);
        expect(pieces.length).toBeGreaterThanOrEqual(1);
        expect(pieces.length).toBeLessThanOrEqual(5);
        for (const piece of pieces) expect(piece).not.toMatch(/\n\s*\n/u);
        expect(new Set(pieces).size).toBe(pieces.length);
        expect(writeAdText(brief, seed)).toEqual(pieces);
      }),
      { numRuns: 150 },
    );
  });
});

it('returns five pieces for an ordinary brief', () => {
  const brief: Brief = {
    product: 'yoga mat',
    audience: 'beginners',
    goal: 'sales',
    emotion: 'trust',
    adType: 'comparison',
  };
  expect(writeAdText(brief, 4)).toHaveLength(5);
});

it('prints a job ad as typed in its first text', () => {
  const brief = {
    product: 'We are hiring! Forklift drivers in Hamburg',
    audience: 'warehouse workers',
    goal: 'applications',
    emotion: 'excitement',
    adType: 'comparison',
  } as const;
  const [first = '', ...others] = writeAdText(brief, 1);
  expect(first).toMatch(/^We are hiring! Forklift drivers in Hamburg\.\s/);
  expect(others.length).toBeGreaterThan(2);
});

it('does not introduce an activity to the reader', () => {
  const brief: Brief = {
    product: 'adopt a senior dog',
    audience: 'people who live alone',
    goal: 'adoptions',
    emotion: 'happiness',
    adType: 'product showcase',
  };
  for (let seed = 0; seed < 4; seed++)
    expect(writeAdText(brief, seed).join(' ')).not.toMatch(/(?:meet|hello to|with) a way to/i);
});

it.each([
  [
    'noise-cancelling headphones, $149, was $199, code SOUND20',
    'commuters',
    'sales until Sunday, call 020 7946 0018',
    ['$149', 'was $199', 'code SOUND20', 'until Sunday', '020 7946 0018'],
  ],
  [
    'Kaffee aus Hamburg, 20% Rabatt mit Code TERM15, bis 30. November',
    'Kaffeeliebhaber',
    'verkaufen',
    ['20% Rabatt', 'mit Code TERM15', 'bis 30. November'],
  ],
  [
    'cours de yoga à Lyon, 30 jours gratuits, code ZEN10, jusqu’à dimanche',
    'les débutants',
    'inscriptions',
    ['30 jours gratuits', 'code ZEN10', 'jusqu’à dimanche'],
  ],
  [
    '手作りの革バッグ、15,000円、20%オフ、11月30日まで',
    '学生',
    '売上',
    ['15,000円', '20%オフ', '11月30日まで'],
  ],
])('states the facts of “%s” in each primary text', (product, audience, goal, facts) => {
  const brief: Brief = { product, goal, audience, emotion: 'trust', adType: 'comparison' };
  const [first = '', second = '', third = ''] = writeAdText(brief, 3);
  for (const text of [first, second, third])
    for (const fact of facts) expect(text.toLowerCase()).toContain(fact.toLowerCase());
});

it('prints values of the offer’s own fields literally', () => {
  const offer = {
    price: '€490',
    was: '€690',
    code: 'OAK10',
    until: '30 November',
    phone: '0221 12345',
  };
  const brief = { product: 'oak table', audience: 'families', goal: 'sales', offer } as const;
  const [first = ''] = writeAdText({ ...brief, emotion: 'trust', adType: 'testimonial' }, 1);
  expect(first).toContain('€490. Was €690. Code: OAK10. Until 30 November. Call 0221 12345.');
});

it('prints neither “now today” nor a bare verb after a colon', () => {
  for (const emotion of ['urgency', 'trust', 'exclusivity'] as const)
    for (let seed = 0; seed < 10; seed++) {
      const brief = { product: 'oak table', audience: 'families', goal: 'sales', emotion } as const;
      const text = writeAdText({ ...brief, adType: 'comparison' }, seed).join(' ');
      expect(text).not.toMatch(/now today|: (?:buy|shop|order)\./i);
    }
});

it.each([
  [
    'de',
    'Marmelade aus unserem Garten, ohne Zusatzstoffe, sechs Sorten, Glas 4,50 €',
    'Frühstücksfans',
    [
      /^Marmelade aus unserem Garten, Glas 4,50 €\.\n/,
      /^Für Frühstücksfans:\n/,
      /^Ohne Zusatzstoffe\. Sechs Sorten\.\n/,
    ],
  ],
  [
    'en',
    'Sourdough loaves from our garage oven, no additives, just flour and salt, £5 each',
    'people who love bread',
    [
      /^Sourdough loaves from our garage oven, £5 each\.\n/,
      /^For people who love bread:\n/,
      /^No additives, just flour and salt\.\n/,
    ],
  ],
  [
    'ja',
    '果物の手作りジャム、保存料なし、1瓶680円、6種類',
    '朝ごはんを楽しみたい人',
    [/^果物の手作りジャム、1瓶680円。\n/, /^朝ごはんを楽しみたい人へ。\n/, /^保存料なし。/],
  ],
  [
    'ko',
    '댁으로 찾아가 자전거를 고쳐 드립니다. 출장비 무료, 점검 35,000원.',
    '자전거 출퇴근족',
    [/^댁으로 .*점검 35,000원\.\n/, /^자전거 출퇴근족을 위해\n댁으로/, /^출장비 무료\.\n/],
  ],
] as const)(
  'starts the three texts with offer, readers and features in %s',
  (language, product, audience, [offer, readers, features]) => {
    const brief = { product, audience, goal: '', emotion: 'trust', adType: 'comparison' } as const;
    const [first, second, third] = writeAdText({ ...brief, language }, 3);
    expect(first).toMatch(offer);
    expect(second).toMatch(readers);
    expect(third).toMatch(features);
  },
);

it('starts the last text with features if the kind of product is unknown', () => {
  const product = 'Zirbelprax, ohne Zusatzstoffe, sechs Sorten, 4,50 €';
  const brief = { product, audience: 'Familien', goal: '', adType: 'comparison' } as const;
  const [, , third] = writeAdText({ ...brief, emotion: 'happiness', language: 'de' }, 3);
  expect(third).toMatch(/^Ohne Zusatzstoffe\. Sechs Sorten\.\nZirbelprax/);
});

it('keeps the items of a list and the hours of a date together', () => {
  const product =
    'Töpferkurs am See, Samstag 14. März, 10–16 Uhr, Ton, Glasur und Brand inklusive, 69 €';
  const brief = {
    product,
    audience: 'Paare',
    goal: '',
    emotion: 'trust',
    adType: 'comparison',
  } as const;
  const texts = writeAdText({ ...brief, language: 'de' }, 3).slice(0, 3);
  for (const text of texts) {
    expect(text).toMatch(/Samstag 14\. März, 10–16 Uhr/);
    expect(text).toMatch(/Ton, Glasur und Brand inklusive/i);
  }
});

it('starts no text with a restriction or with a word that refers to an earlier clause', () => {
  const product = 'Brot aus dem Holzofen, nur samstags, das schmeckt auch Kindern, 4 €';
  const brief = {
    product,
    audience: 'Familien',
    goal: '',
    emotion: 'trust',
    adType: 'comparison',
  } as const;
  for (const text of writeAdText({ ...brief, language: 'de' }, 3).slice(0, 3))
    expect(text).not.toMatch(/^(?:Nur|Das)/);
});

it('announces the job of an ad that lost its “we are looking for”', () => {
  const product =
    'Wij zoeken een afwasser voor ons restaurant in Gent. 14 euro per uur, eten inbegrepen.';
  const brief = {
    product,
    audience: 'studenten',
    goal: 'bellen',
    emotion: 'trust',
    adType: 'comparison',
  } as const;
  const [first] = writeAdText({ ...brief, language: 'nl' }, 3);
  expect(first).toMatch(/: een afwasser voor ons restaurant in Gent\. 14 euro per uur\.\n/);
});

it('a text that would repeat another text starts with the request', () => {
  const texts = writeAdText(
    {
      product:
        'Our little bakery in Fremantle does sausage rolls and proper coffee from 6am, closed Mondays. Pie and flat white is $12.',
      audience: 'tradies on their way to the job',
      goal: 'drop in before work and grab brekkie',
      emotion: 'happiness',
      adType: 'product showcase',
    },
    104,
  );
  expect(texts).toHaveLength(5);
  expect(new Set(texts).size).toBe(5);
});

it('a call in the words of the goal is made once', () => {
  const [text = ''] = writeAdText(
    {
      product: 'Spargel frisch gestochen ab 6,90 € das Kilo, täglich 8–18 Uhr',
      audience: 'Familien',
      goal: 'am Wochenende vorbeikommen und gleich welchen mitnehmen',
      emotion: 'trust',
      adType: 'product showcase',
    },
    107,
  );
  expect(text.match(/vorbeikommen/giu)).toHaveLength(1);
});
