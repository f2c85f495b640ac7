import { expect, it } from 'vitest';
import { labelled } from './labelled.ts';

it.each([
  ['30 Kasım', 'tr', 'Son gün: 30 Kasım'],
  ["30 Kasım'a kadar geçerli", 'tr', "30 Kasım'a kadar geçerli"],
  ['15 ديسمبر', 'ar', 'حتى 15 ديسمبر'],
] as const)('says of the deadline “%s” in %s once that it is one', (text, language, said) => {
  expect(labelled({ kind: 'until', text }, language)).toBe(said);
});
