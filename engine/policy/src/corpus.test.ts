import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POLICY_PLATFORMS } from '@adwright/contracts/policy';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { checkAd } from './check-ad.ts';

const FOLDER = join(import.meta.dirname, '../corpus/texts');
const corpusSchema = z.array(z.object({ text: z.string(), finds: z.array(z.string()) }));
const CORPUS = readdirSync(FOLDER).flatMap((file) =>
  corpusSchema
    .parse(parse(readFileSync(join(FOLDER, file), 'utf8')))
    .map((entry) => ({ ...entry, language: file.replace('.yaml', '') })),
);

/** Lists the policy subjects that checkAd finds in a text, without the subject `length`. */
function subjectsIn(text: string, language: string): string[] {
  const ad = {
    id: '1',
    language,
    names: [],
    texts: [{ field: 'text', role: 'text' as const, text }],
  };
  const found = checkAd(ad, POLICY_PLATFORMS).map(({ subject }): string => subject);
  return found.filter((subject) => subject !== 'length').toSorted();
}

const JUDGED = CORPUS.map(({ text, language, finds }) => {
  const found = subjectsIn(text, language);
  return {
    language,
    text,
    right: found.filter((subject) => finds.includes(subject)),
    wrong: found.filter((subject) => !finds.includes(subject)),
    missed: finds.filter((subject) => !found.includes(subject)),
  };
});

const count = (key: 'right' | 'wrong' | 'missed') =>
  JUDGED.reduce((sum, judged) => sum + judged[key].length, 0);

it('the corpus of sample texts covers all 22 languages', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(CORPUS.map(({ language }) => language)).size).toBe(22);
});

it('checkAd finds the policy subjects that a reviewer found, with few wrong findings', () => {
  const faults = JUDGED.filter(({ wrong, missed }) => wrong.length + missed.length > 0);
  const precision = count('right') / (count('right') + count('wrong'));
  const recall = count('right') / (count('right') + count('missed'));
  expect(precision, JSON.stringify(faults)).toBeGreaterThanOrEqual(0.97);
  expect(recall, JSON.stringify(faults)).toBeGreaterThanOrEqual(0.97);
});
