import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { isFormalBrief } from './frames.ts';

it.each([
  ['de', 'Fahrradwerkstatt mobil in Leipzig, wir kommen zu Ihnen', true],
  ['de', 'Fahrradwerkstatt mobil in Leipzig', false],
  ['de', 'Steuerberatung, die deine Sprache spricht', false],
  ['es', 'Vinos seleccionados para usted', true],
  ['nl', 'Schilderwerk bij jou thuis', false],
] as const)(
  'addresses readers in the language %s in the same form as “%s” does',
  (language, product, isFormal) => {
    expect(isFormalBrief({ product, audience: 'x', goal: '' }, language)).toBe(isFormal);
  },
);

it('takes the form of address from a fact that the ad prints separately', () => {
  const brief = { product: 'Adventskränze', audience: 'x', goal: '' };
  const typedProduct = 'Adventskränze, 20 € für Ihren Tisch';
  expect(isFormalBrief(brief, 'de')).toBe(false);
  expect(isFormalBrief({ ...brief, typedProduct }, 'de')).toBe(true);
});

it('uses only one form of address in a German ad', () => {
  const product = 'Fahrradwerkstatt mobil in Leipzig, wir kommen zu Ihnen';
  const said = Array.from({ length: 10 }, (_, variation) => {
    const brief = {
      product,
      audience: 'Berufspendler',
      goal: 'Termine',
      emotion: 'trust',
    } as const;
    const { headline, subline } = writeAdCopy(brief, 1, variation);
    return `${headline} ${subline}`;
  }).join(' ');
  expect(said).not.toMatch(/(?<!\p{L})(?:[Ff]rag|[Ss]chau|[Dd]ich|[Dd]ir|[Dd]ein\p{L}*)(?!\p{L})/u);
});
