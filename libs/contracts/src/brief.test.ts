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

describe('the brief form and its request', () => {
  it.each(['product', 'audience', 'goal', 'emotion', 'adType'] as const)(
    'a brief without %s is refused',
    (field) => {
      expect(briefSchema.safeParse({ ...brief, [field]: ' ' }).success).toBe(false);
    },
  );

  it.each(['product', 'audience', 'goal'] as const)(
    'a brief is refused if %s consists of quotes only',
    (field) => {
      expect(briefSchema.safeParse({ ...brief, [field]: ` "' ' ` }).success).toBe(false);
    },
  );

  it('the request for an ad omits quotes, apostrophes and backslashes', () => {
    const request = toCreateAdRequest(brief);
    expect(request.product).toBe('Lumen Night Serum');
    expect(request.audience).toBe('women whove had enough');
    expect(request.goal).toBe('more sales');
    expect(createAdRequestSchema.parse(request)).toEqual(request);
  });

  it('the request for an ad contains the chosen language, and no language without a choice', () => {
    const request = toCreateAdRequest({ ...brief, language: 'de' });
    expect(createAdRequestSchema.parse(request).language).toBe('de');
    expect(toCreateAdRequest(brief)).not.toHaveProperty('language');
  });

  it('the request for an ad never contains a quote, whatever the user typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(stripQuotes(text)).not.toMatch(/["'\\]/);
      }),
    );
  });

  it('the request for an ad also contains the typed text of each field that differs from the sent text', () => {
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

  it('a typed text is restored, unless it differs from the sent text in more than quotes', () => {
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

  it('a brief is sent without the typed texts if they cannot be read', () => {
    const request = { ...toCreateAdRequest(brief), typed: { product: 'x'.repeat(501), goal: 7 } };
    expect(createAdRequestSchema.parse(request)).toMatchObject({ product: 'Lumen Night Serum' });
  });

  it('the prompt of a request for an ad contains every field of the brief', () => {
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

describe('the text of a generated ad', () => {
  it('splitAdText accepts ad text as a list and as a single string', () => {
    expect(splitAdText(['One.', ' Two. '])).toEqual(['One.', 'Two.']);
    expect(splitAdText('One.\n\nTwo.')).toEqual(['One.', 'Two.']);
    expect(splitAdText(undefined)).toEqual([]);
  });

  it('joinAdText joins the paragraphs of ad text by a blank line', () => {
    expect(joinAdText(['One.', 'Two.'])).toBe('One.\n\nTwo.');
  });
});

describe('the response of a generation', () => {
  const creative = { format: 'post', imageUrl: 'http://localhost/a.jpg' };

  it.each([
    ['success is false', { success: false, creatives: [creative] }],
    ['creatives is no list', { success: true, creatives: {} }],
    ['creatives is missing', { success: true }],
    ['an image has no address', { success: true, creatives: [{ format: 'post' }] }],
  ])('a generation response is refused when %s', (_, reply) => {
    expect(createAdResponseSchema.safeParse(reply).success).toBe(false);
  });

  it('a generation reply is accepted without ad text and score', () => {
    expect(createAdResponseSchema.safeParse({ success: true, creatives: [creative] }).success).toBe(
      true,
    );
  });
});

describe('the request of a boost', () => {
  it('a boost request contains no quotes and omits empty optional fields', () => {
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
