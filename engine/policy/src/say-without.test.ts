import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POLICY_PLATFORMS } from '@adwright/contracts/policy';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { checkAd, type OtherLines } from './check-ad.ts';

const repairsSchema = z.array(
  z.object({ language: z.string(), subject: z.string(), text: z.string(), repaired: z.string() }),
);
const REPAIRS = repairsSchema.parse(
  parse(readFileSync(join(import.meta.dirname, '../corpus/repairs.yaml'), 'utf8')),
);

function repairOf(text: string, language: string, subject: string, otherLines?: OtherLines) {
  const ad = {
    id: '1',
    language,
    names: [],
    texts: [{ field: 'headline', role: 'text' as const, text }],
  };
  const found = checkAd(ad, POLICY_PLATFORMS, otherLines);
  return found.find((finding) => finding.subject === subject)?.repair;
}

it('the sample repairs contain a superlative in each of the 22 languages', () => {
  const languages = REPAIRS.filter(({ subject }) => subject === 'superlative');
  expect(new Set(languages.map(({ language }) => language)).size).toBe(22);
});

it.each(REPAIRS)('checkAd suggests replacing “$text” by “$repaired”', (repair) => {
  const { language, subject, text, repaired } = repair;
  expect(repairOf(text, language, subject)?.text).toBe(repaired);
});

it.each([
  ['en', 'We are the best choice for you.', 'We are a good choice for you.'],
  ['en', 'The best running shoes for rain.', 'Good running shoes for rain.'],
  ['en', 'Our bread is the best.', 'Our bread is good.'],
  ['it', 'La migliore pizza di Bari.', 'La buona pizza di Bari.'],
  ['es', 'Las mejores botas del norte.', 'Las buenas botas del norte.'],
  ['de', 'Mit den besten Schuhen unterwegs.', 'Mit den guten Schuhen unterwegs.'],
])(
  'the suggested repair adapts to the grammar of the surrounding words in %s: “%s”',
  (language, text, repaired) => {
    expect(repairOf(text, language, 'superlative')?.text).toBe(repaired);
  },
);

it.each([
  ['en', 'The best of all.'],
  ['de', 'Tun Sie das Beste für Ihren Rücken.'],
  ['it', 'Il miglior zaino di Roma.'],
])('no repair is suggested in %s that would break the sentence: “%s”', (language, text) => {
  expect(repairOf(text, language, 'superlative')).toBeNull();
});

it('the suggested repair removes the sentence with the claim if other sentences remain', () => {
  const text = 'Are you diabetic? We cook for you.';
  expect(repairOf(text, 'en', 'personalAttribute')).toEqual({
    label: 'Leave the sentence out',
    text: 'We cook for you.',
  });
});

it('the suggested repair is the first alternative line without a finding', () => {
  const lines = ['The best of all', 'Fresh bread!!', 'Bread worth the walk'];
  expect(repairOf('The best of all', 'en', 'superlative', () => lines)).toEqual({
    label: 'Use another line',
    text: 'Bread worth the walk',
  });
});

it.each([
  ['guaranteed!!!', 'guaranteed.'],
  ['guaranteed ! !', 'guaranteed.'],
  ['保証します！！', '保証します。'],
  ['Ready?!', 'Ready?'],
  ['Ready !?', 'Ready?'],
])(
  'the suggested repair replaces the exclamation marks at the end of a headline by one sign: “%s”',
  (text, repaired) => {
    const texts = [{ field: 'headline', role: 'headline' as const, text }];
    const found = checkAd({ id: '1', language: 'en', names: [], texts }, POLICY_PLATFORMS);
    const finding = found.find(({ subject }) => subject === 'exclamationMark');
    expect(finding?.repair?.text).toBe(repaired);
  },
);
