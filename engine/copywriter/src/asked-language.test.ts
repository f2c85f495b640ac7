import { AD_LANGUAGES } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from './content/languages.ts';
import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText } from './write-ad-text.ts';

const BRIEF = {
  product: 'Leinenhemd aus Flachs',
  audience: 'parents who cook',
  goal: 'first orders, free delivery over €50',
  emotion: 'trust',
  adType: 'testimonial',
} as const;

it('accepts exactly the ad languages that the copywriter can write', () => {
  expect([...AD_LANGUAGES].sort()).toEqual([...WRITTEN_LANGUAGES].sort());
});

it.each(AD_LANGUAGES)(
  'writes an ad requested in %s in that language, without words of another language',
  (language) => {
    for (let variation = 0; variation < 5; variation++) {
      const copy = writeAdCopy({ ...BRIEF, language }, 1, variation);
      expect(copy.language).toBe(language);
      if (language !== 'en') {
        expect(JSON.stringify(copy)).not.toMatch(/parents|cook|free delivery/i);
      }
    }
    const text = writeAdText({ ...BRIEF, language }, 1).join(' ');
    if (language !== 'en') expect(text).not.toMatch(/parents|cook|free delivery/i);
  },
);

it('keeps an audience and an offer in the requested language', () => {
  const brief = { ...BRIEF, audience: 'Familien', goal: 'mehr Bestellungen, 10 % Rabatt' };
  const copy = writeAdCopy({ ...brief, language: 'de' }, 1, 0);
  expect(JSON.stringify(copy)).toContain('10 % Rabatt');
  expect(writeAdText({ ...brief, language: 'de' }, 1).join(' ')).toContain('Familien');
});

it('prints no English offer in a German ad, even if the brief requests no language', () => {
  const copy = writeAdCopy({ ...BRIEF, audience: '', goal: 'FREE DELIVERY OVER €50' }, 1, 0);
  expect(copy.language).toBe('de');
  expect(JSON.stringify(copy)).not.toMatch(/free delivery/i);
});
