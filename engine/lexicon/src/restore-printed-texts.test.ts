import { expect, it } from 'vitest';
import { restoreBrandName, restorePrintedTexts } from './restore-printed-texts.ts';

it('prints a text as the user typed it, unless the typed text does not correspond to the sent text', () => {
  const typed = { product: `Ann's "jam"`, audience: 'somebody else', callToAction: "Let's go" };
  const brief = { product: 'Anns jam', audience: 'parents', callToAction: 'Lets go', typed };
  expect(restorePrintedTexts(brief, 'en')).toEqual({
    product: 'Ann’s “jam”',
    audience: 'parents',
    callToAction: 'Let’s go',
    typed,
  });
});

it('prints the brand name as typed, even if its apostrophe was guessed', () => {
  const typed = { brandName: "Bianca's" };
  expect(restoreBrandName({ brandName: 'Biancas', typed }, 'en')).toBe('Bianca’s');
  expect(restoreBrandName({ brandName: 'Bianca’s', typed }, 'en')).toBe('Bianca’s');
  expect(restoreBrandName({ typed }, 'en')).toBeNull();
  expect(restoreBrandName({ brandName: 'Kestrel' }, 'en')).toBe('Kestrel');
});
