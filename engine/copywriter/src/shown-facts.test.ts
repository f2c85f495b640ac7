import type { CopyBrief } from '@adwright/engine-lexicon';
import { containsWholeText } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import { writeAdCopy } from './write-ad-copy.ts';

const TYPED = { code: 'TERM15', until: '30 November', phone: '0221 123456' };

describe('bare values in the offer’s fields', () => {
  it.each([
    ['en', 'Linen shirts', ['Until 30 November', 'Call 0221 123456']],
    ['de', 'Leinenhemden', ['Bis 30 November', 'Telefon: 0221 123456']],
    ['ja', 'リネンシャツ', ['30 Novemberまで', '電話：0221 123456']],
  ] as const)(
    'prints a bare offer value with a label in the language %s',
    (language, product, others) => {
      const copy = writeAdCopy(
        { product, audience: '', emotion: 'trust', language, offer: TYPED },
        1,
        0,
      );
      expect(copy.offer?.text).toMatch(/^\S+\s?[:：]\s?TERM15$/);
      expect(copy.facts).toEqual(others);
    },
  );
});

it.each([
  ['en', 'Bakery in Leeds, opens 7am, free delivery over £20, $5 loaf', 'neighbours'],
  ['en', 'Jazz night at The Blue Door, Friday 8pm, £10 entry', 'music lovers'],
  ['de', 'Bäckerei, täglich 7–18 Uhr, 2 Jahre Garantie, Brot 5 €', 'Nachbarn'],
  ['fr', 'Boulangerie, ouvert dès 7 h, livraison gratuite, pain 3 €', 'voisins'],
  ['es', 'Taller de cerámica, sábado 14 de marzo a las 18:00, 35 €', 'principiantes'],
] as const)(
  'prints each fact of a picture only once in the language %s: %s',
  (language, product, audience) => {
    const brief: CopyBrief = { product, audience, emotion: 'happiness', language };
    for (let variation = 0; variation < 10; variation++) {
      const copy = writeAdCopy(brief, 3, variation);
      const others = [copy.eyebrow ?? '', copy.subline];
      for (const fact of [copy.offer?.text ?? '', ...(copy.facts ?? [])]) {
        expect(others.filter((text) => containsWholeText(text, fact))).toEqual([]);
      }
      for (const fact of copy.facts ?? [])
        expect(containsWholeText(copy.headline, fact)).toBe(false);
    }
  },
);

it('a place that the headline names is no separate offer', () => {
  const brief = { product: 'Yoga retreat in Portugal', audience: '', emotion: 'trust' } as const;
  for (let variation = 0; variation < 10; variation++) {
    const { headline, offer } = writeAdCopy(brief, 1, variation);
    if (headline.includes('in Portugal')) expect(offer).toBeUndefined();
  }
});
