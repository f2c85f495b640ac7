import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBoostRequest } from './boost.ts';
import {
  type Brief,
  briefSchema,
  createAdRequestSchema,
  createAdResponseSchema,
  joinAdText,
  splitAdText,
  toCreateAdRequest,
} from './brief.ts';
import { stripQuotes, withTypedTexts } from './typed-texts.ts';

const brief: Brief = {
  product: 'Lumen "Night" Serum',
  audience: "women who've had enough",
  goal: 'more \\sales',
  emotion: 'trust',
  adType: 'product showcase',
};

describe('brief', () => {
  it.each(['product', 'audience', 'goal', 'emotion', 'adType'] as const)('requires %s', (field) => {
    expect(briefSchema.safeParse({ ...brief, [field]: ' ' }).success).toBe(false);
  });

  it.each(['product', 'audience', 'goal'] as const)('requires more than quotes in %s', (field) => {
    expect(briefSchema.safeParse({ ...brief, [field]: ` "' ' ` }).success).toBe(false);
  });

  it('removes quotes, apostrophes and backslashes before sending', () => {
    const request = toCreateAdRequest(brief);
    expect(request.product).toBe('Lumen Night Serum');
    expect(request.audience).toBe('women whove had enough');
    expect(request.goal).toBe('more sales');
    expect(createAdRequestSchema.parse(request)).toEqual(request);
  });

  it('sends the requested language, and none otherwise', () => {
    const request = toCreateAdRequest({ ...brief, language: 'de' });
    expect(createAdRequestSchema.parse(request).language).toBe('de');
    expect(toCreateAdRequest(brief)).not.toHaveProperty('language');
  });

  it('never sends a quote, whatever the user typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(stripQuotes(text)).not.toMatch(/["'\\]/);
      }),
    );
  });

  it('sends the original texts in addition, only for fields that differ', () => {
    expect(toCreateAdRequest(brief).typed).toEqual({
      product: 'Lumen "Night" Serum',
      audience: "women who've had enough",
      goal: 'more \\sales',
    });
    expect(toCreateAdRequest({ ...brief, product: ' soup ', goal: 'more sales' }).typed).toEqual({
      audience: "women who've had enough",
    });
    const plain = { ...brief, product: 'soup', audience: 'parents', goal: 'orders' };
    expect(toCreateAdRequest(plain)).not.toHaveProperty('typed');
  });

  it('returns the typed text, and ignores one that differs in more than quotes', () => {
    const request = toCreateAdRequest(brief);
    expect(withTypedTexts(request)).toMatchObject({
      product: 'Lumen "Night" Serum',
      audience: "women who've had enough",
      goal: 'more \\sales',
    });
    const other = { product: 'soup', audience: 'parents', typed: { product: "Nonna's soup" } };
    expect(withTypedTexts(other)).toEqual(other);
    expect(withTypedTexts({ product: 'soup', typed: { goal: "don't" } })).not.toHaveProperty(
      'goal',
    );
  });

  it('is sent even if the typed texts cannot be read', () => {
    const request = { ...toCreateAdRequest(brief), typed: { product: 'x'.repeat(501), goal: 7 } };
    expect(createAdRequestSchema.parse(request)).toMatchObject({ product: 'Lumen Night Serum' });
  });

  it('derives a prompt that names every field', () => {
    const { prompt } = toCreateAdRequest(brief);
    for (const part of [
      'product showcase',
      'Lumen Night Serum',
      'whove had enough',
      'more sales',
      'trust',
    ]) {
      expect(prompt).toContain(part);
    }
  });
});

describe('ad text', () => {
  it('reads a list and a single string alike', () => {
    expect(splitAdText(['One.', ' Two. '])).toEqual(['One.', 'Two.']);
    expect(splitAdText('One.\n\nTwo.')).toEqual(['One.', 'Two.']);
    expect(splitAdText(undefined)).toEqual([]);
  });

  it('joins pieces by a blank line', () => {
    expect(joinAdText(['One.', 'Two.'])).toBe('One.\n\nTwo.');
  });
});

describe('generation reply', () => {
  const creative = { format: 'post', imageUrl: 'http://localhost/a.jpg' };

  it.each([
    ['success is false', { success: false, creatives: [creative] }],
    ['creatives is no list', { success: true, creatives: {} }],
    ['creatives is missing', { success: true }],
    ['an image has no address', { success: true, creatives: [{ format: 'post' }] }],
  ])('is refused when %s', (_, reply) => {
    expect(createAdResponseSchema.safeParse(reply).success).toBe(false);
  });

  it('is accepted without ad text and score', () => {
    expect(createAdResponseSchema.safeParse({ success: true, creatives: [creative] }).success).toBe(
      true,
    );
  });
});

describe('boost request', () => {
  it('strips quotes everywhere and leaves empty optional fields out', () => {
    const request = toBoostRequest({
      product: 'Ann\'s "jam"',
      audience: 'a\\b',
      emotion: 'happiness',
      format: 'story',
      brandName: '""',
      callToAction: "Let's go",
    });
    expect(request).toEqual({
      product: 'Anns jam',
      audience: 'ab',
      emotion: 'happiness',
      format: 'story',
      callToAction: 'Lets go',
      typed: { product: 'Ann\'s "jam"', audience: 'a\\b', callToAction: "Let's go" },
    });
  });
});
