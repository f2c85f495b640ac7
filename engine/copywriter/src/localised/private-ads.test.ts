import { expect, it } from 'vitest';
import { isPrivateSale, offersOwnWork } from '../reading/first-person.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';

const brief = {
  product: 'Vendo passeggino trio, usato un anno, con ovetto. 220 euro',
  audience: 'genitori',
  goal: 'scrivermi su whatsapp',
  emotion: 'trust',
  language: 'it',
} as const;

it.each([
  'Vendo passeggino',
  'Verkaufe Regal',
  'Ich vermiete Zimmer',
  'Vends canapé',
  'Säljer barnvagn',
  'Sprzedam wózek',
  'Alugo casa de férias',
])('knows the ad of a private person: “%s”', (product) => {
  expect(isPrivateSale(product)).toBe(true);
});

it.each(['Vendita di passeggini', 'Verkaufsregale', 'Ventes privées', 'Passeggino in vendita'])(
  'takes the ad of a shop for no private ad: “%s”',
  (product) => {
    expect(isPrivateSale(product)).toBe(false);
  },
);

it('speaks for a private seller in the first person', () => {
  expect(writeAdCopy(brief, 0, 0).callToAction).toMatch(/Scrivimi|Parliamone/);
  const texts = writeAdText({ ...brief, adType: 'product showcase' }, 0).join(' ');
  expect(texts).not.toMatch(/[Dd]a noi|ci /);
});

it('begins each long text of a private ad with the product', () => {
  const texts = writeAdText({ ...brief, adType: 'product showcase' }, 0).slice(0, 3);
  for (const text of texts)
    expect(text).toMatch(/^(?:Per i genitori: v|Per i genitori:\nV|V)endo passeggino/);
});

it('sells work and no things if somebody offers work in the first person', () => {
  const product = 'Reparo lavadoras y lavavajillas a domicilio';
  expect(offersOwnWork(product)).toBe(true);
  const asked = { product, audience: '', goal: '', emotion: 'trust', language: 'es' } as const;
  const texts = writeAdText({ ...asked, adType: 'product showcase' }, 0).join(' ');
  expect(texts).not.toMatch(/compra|disponible/i);
});
