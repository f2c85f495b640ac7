import { expect, it } from 'vitest';
import { labelled } from './labelled.ts';

it.each([
  ['30 Kasım', 'tr', 'Son gün: 30 Kasım'],
  ["30 Kasım'a kadar geçerli", 'tr', "30 Kasım'a kadar geçerli"],
  ['15 ديسمبر', 'ar', 'حتى 15 ديسمبر'],
  ['12月31日截止', 'zh', '12月31日截止'],
  ['12月31日', 'zh', '截至12月31日'],
] as const)('says of the deadline “%s” in %s once that it is one', (text, language, said) => {
  expect(labelled({ kind: 'until', text }, language)).toBe(said);
});

it('introduces no old price that a short form introduces', () => {
  expect(labelled({ kind: 'was', text: 'i.p.v. € 199,-' }, 'nl')).toBe('i.p.v. € 199,-');
  expect(labelled({ kind: 'was', text: '€ 199,-' }, 'nl')).toBe('Eerst € 199,-');
});
