import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';
import { restorePrintedBrief } from './restore-printed-brief.ts';

const brief = { emotion: 'trust', adType: 'product showcase', goal: 'orders' } as const;

it.each([
  ['ONeills dental clinic', `O'Neill's dental clinic`, 'O’Neill’s', 'families'],
  ['Moon & Back bedtime book', '"Moon & Back" bedtime book', '“Moon & Back”', 'families'],
  ['Hörbuch Der kleine Bär', 'Hörbuch "Der kleine Bär"', '„Der kleine Bär“', 'Eltern'],
  ['LAtelier dAurélie, cours', "L'Atelier d'Aurélie, cours", 'L’Atelier d’Aurélie', 'adultes'],
  ['55 4K TV Lumen', '55" 4K TV "Lumen"', '55" 4K TV “Lumen”', 'families'],
  ['10 aluminium ladder', "10' aluminium ladder", "10' aluminium ladder", 'painters'],
])('prints %s as typed', (product, typed, printed, audience) => {
  const asked = restorePrintedBrief({ ...brief, product, audience, typed: { product: typed } });
  const { productName } = writeAdCopy(asked, 3, 1);
  expect(productName.toLowerCase()).toContain(printed.toLowerCase());
  expect(writeAdText(asked, 3).join(' ')).toContain(printed);
});

it('prints the brief’s texts as sent if they are other texts than the typed ones', () => {
  const asked = { ...brief, product: 'soup', audience: 'parents', typed: { product: "Ann's tea" } };
  expect(restorePrintedBrief(asked)).toEqual(asked);
});

it('uses the quotation marks of the requested language', () => {
  const typed = { product: 'Lampe "Nova"' };
  const asked = { ...brief, product: 'Lampe Nova', audience: 'Familien', typed } as const;
  expect(restorePrintedBrief({ ...asked, language: 'de' }).product).toBe('Lampe „Nova“');
  expect(restorePrintedBrief({ ...asked, language: 'en' }).product).toBe('Lampe “Nova”');
});
