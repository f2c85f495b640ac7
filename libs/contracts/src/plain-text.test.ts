import { describe, expect, it } from 'vitest';
import { boostRequestSchema } from './boost.ts';
import { createAdRequestSchema } from './brief.ts';
import { overlayRequestSchema } from './image-tools.ts';
import { photoshootRequestSchema } from './photoshoot.ts';
import { cleanText } from './plain-text.ts';

it.each([
  ['a zero byte', 'Mug\0 with lid'],
  ['half a character', 'Mug\ud83d with lid'],
  ['an icon of some font', '\uf8ffMug with lid'],
  ['a byte order mark', '\ufeffMug with lid'],
  ['soft hyphens', 'M\u00adug with lid'],
  ['zero-width spaces', 'M\u200bug\u200b with\u2060 lid'],
  ['a direction that it overrides', '\u202eMug with lid'],
  ['space at its ends', '  Mug with lid\n'],
])('cleanText removes %s from a text', (_, text) => {
  expect(cleanText(text)).toBe('Mug with lid');
});

it.each([
  ['lines and tabs', 'One\nTwo\tThree'],
  ['emoji of several parts', '👩🏽‍🍳 bakes'],
  ['Persian with its joiners', 'می‌خواهم'],
  ['Khmer, which parts words unseen', 'កាហ្វេ\u200bក្ដៅ'],
])('cleanText keeps %s in a text', (_, text) => {
  expect(cleanText(text)).toBe(text);
});

describe('the maximum length of a text', () => {
  const title = overlayRequestSchema.shape.title;

  it.each([
    ['letters', 'a'.repeat(120)],
    ['emoji', '🔥'.repeat(120)],
    ['joined emoji', '❤️‍🔥'.repeat(90)],
    ['letters with marks', 'श्री'.repeat(90)],
  ])('the length of a text is counted in visible characters: %s', (_, text) => {
    expect(title.safeParse(text).success).toBe(true);
  });

  it.each([
    ['letters', 'a'.repeat(121)],
    ['emoji', '🔥'.repeat(121)],
    ['a title of 500 letters', 'a'.repeat(500)],
    ['more than the database takes', '❤️‍🔥'.repeat(115)],
  ])('a text that is longer than its maximum is refused with a readable message: %s', (_, text) => {
    expect(title.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'At most 120 characters',
    ]);
  });

  it.each([
    ['subtitle', overlayRequestSchema.shape.subtitle, 200],
    ['product type', photoshootRequestSchema.shape.productType, 500],
    ['brand name', boostRequestSchema.shape.brandName, 500],
  ])('an invalid text in the %s is refused with a readable message', (_, schema, most) => {
    const [issue] = schema.safeParse('a'.repeat(most + 1)).error?.issues ?? [];
    expect(issue?.message).toBe(`At most ${most} characters`);
  });
});

const picture = { imageUrl: 'http://localhost/a.jpg', userId: crypto.randomUUID() };
const odd = 'a\0b\ud800';

/**
 * The data service can store neither a zero byte nor half of a surrogate pair. A text with a zero byte or half a
 * surrogate pair could not be stored, so the charge for its request could not be claimed.
 */
it('no request contains a character that the data service can’t store', () => {
  const brief = { product: odd, audience: odd, goal: odd, prompt: odd, emotion: 'trust' } as const;
  const requests = [
    createAdRequestSchema.parse({ ...brief, adType: 'comparison' }),
    boostRequestSchema.parse({ ...brief, format: 'story', brandName: odd, callToAction: odd }),
    overlayRequestSchema.parse({ ...picture, title: odd, subtitle: odd }),
    photoshootRequestSchema.parse({
      ...picture,
      format: 'square',
      productType: odd,
      environment: 'custom',
      customEnvironment: odd,
      extraInstructions: odd,
    }),
  ];
  expect(JSON.stringify(requests)).not.toMatch(/\\u(?:0000|d800)/);
  expect(JSON.stringify(requests).match(/"ab"/g)).toHaveLength(13);
});
