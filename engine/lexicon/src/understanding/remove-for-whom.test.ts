import { expect, it } from 'vitest';
import type { LexiconLanguage } from '../languages.ts';
import { removeForWhom } from './remove-for-whom.ts';

it.each<[LexiconLanguage, string, string]>([
  ['de', 'Für Familien', 'Familien'],
  ['de', 'fürsorgliche Eltern', 'fürsorgliche Eltern'],
  ['tr', 'aileler için', 'aileler'],
  ['ja', '会社員のため', '会社員'],
  ['ko', '직장인을 위한', '직장인'],
  ['zh', '适合家庭', '家庭'],
  ['th', 'สำหรับครอบครัว', 'ครอบครัว'],
  ['ar', 'للعائلات', 'عائلات'],
  ['he', 'למשפחות', 'משפחות'],
  ['he', 'לקוחות', 'לקוחות'],
  ['vi', 'dành cho gia đình', 'gia đình'],
])('removes “for” from an audience in the language %s: “%s”', (language, audience, expected) => {
  expect(removeForWhom(audience, language)).toBe(expected);
});
