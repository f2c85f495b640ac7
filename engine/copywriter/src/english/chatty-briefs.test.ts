import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';

const write = (product: string, audience: string, goal = '') => {
  const brief = {
    language: 'en',
    product,
    audience,
    goal,
    emotion: 'trust',
    adType: 'product showcase',
  } as const;
  const { eyebrow, headline, subline, offer, facts = [] } = writeAdCopy(brief, 1, 0);
  const picture = [eyebrow, headline, subline, offer?.text, ...facts].join(' | ');
  return { headline, facts, picture, texts: writeAdText(brief, 1).slice(0, 3) };
};

it('starts no headline with the day of a course', () => {
  const product = 'Sourdough bread classes, Saturday mornings 9-1, £65 inc lunch, max 6';
  expect(write(product, 'people who got a starter').headline).not.toMatch(/^Saturday/);
});

it('names the readers after a product that ends with an abbreviation', () => {
  const product = 'Secondhand pianos restored, from £650, delivery within 50 miles inc';
  for (const text of write(product, 'families').texts) {
    expect(text).not.toContain('..');
    expect(text).not.toMatch(/inc For/);
  }
});

it('adds no plural ending to a place after the readers', () => {
  expect(write('iPhone screens fixed from £45', 'office workers Leeds centre').picture).toContain(
    'office workers Leeds centre',
  );
});

it('prints opening days of a goal, and no number of customers that it wants', () => {
  expect(
    write('Pick your own pumpkins, from £2', 'families', 'open every weekend in October').facts,
  ).toContain('Open every weekend in October');
  expect(
    write('Ukulele for kids, £7', 'parents', 'get 6 kids signed up by half term').picture,
  ).not.toContain('6 kids');
});

it('keeps "hr" small after "per"', () => {
  for (const text of write('Cleaner wanted, £13 per hr', 'people in Frome').texts)
    expect(text).not.toContain('per HR');
});
