import { expect, it } from 'vitest';
import { writeAdCopy } from './write-ad-copy.ts';

const said = (product: string) =>
  [0, 1, 2, 3].map((variation) => {
    const brief = {
      product,
      audience: '',
      goal: '',
      tone: 'friendly' as const,
      emotion: 'trust' as const,
    };
    const { headline, subline } = writeAdCopy(brief, 5, variation);
    return `${headline} ${subline}`;
  });

it.each([
  ['Wedding barn on the Jurassic coast', 'on the jurassic coast'],
  ['Holiday cottages on the Northumberland Coast Path', 'on the northumberland coast path'],
  ['Partytent huren inclusief opbouw', 'inclusief opbouw'],
  ['Kühlschrank inkl. Lieferung und Montage', 'inkl. lieferung und montage'],
  ['Location de chapiteau avec livraison', 'avec livraison'],
])('prints whole phrases of the brief for “%s”', (product, words) => {
  for (const text of said(product)) expect(text.toLowerCase()).toContain(words);
});

it.each([
  ['Développeur H/F à Lyon', 'éveloppeur à Lyon'],
  ['Verkoper m/v/x in Gent', 'erkoper in Gent'],
  ['Warehouse operative (m/f/x) in Leeds', 'arehouse operative'],
])('prints the job title of “%s” without its gender mark', (product, job) => {
  for (const text of said(product)) {
    expect(text).toContain(job);
    expect(text).not.toMatch(/\b[a-z]\s?\/\s?[a-z]\b/i);
  }
});

it('keeps the gender mark of a German job ad, because the law requires it', () => {
  for (const text of said('Koch (m/w/d) in Leipzig')) {
    expect(text).toContain('Koch (m/w/d) in Leipzig');
  }
});
