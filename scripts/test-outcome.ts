import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

const troubleSchema = z.object({
  /** What failed: a check, a test with the suites around it, a whole file. */
  name: z.string(),
  /** Where it stands, relative to the repository: `release/src/deploy.test.ts:12`. */
  place: z.string().optional(),
  /** The first line of what it said. */
  error: z.string(),
});
/** Something that failed, in as many words as the end of a log has room for. */
export type Trouble = z.infer<typeof troubleSchema>;

const outcomeSchema = z.object({
  passed: z.number().int().nonnegative(),
  failures: z.array(troubleSchema),
  /** Tests that failed first and passed when they were run once more; they count as passed. */
  flaky: z.array(troubleSchema),
});
/** What a part of the tests came to. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** Names the file that a reporter leaves its {@link Outcome} in, for whoever started the tests. */
export const OUTCOME_FILE_VARIABLE = 'ADWRIGHT_OUTCOME_FILE';

const LONGEST_ERROR = 200;

/** The first line that says something, without colours, and not the whole of a page's text. */
export function firstLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  const line = lines.map((each) => each.trim()).find((each) => each !== '') ?? 'no reason given';
  return line.length > LONGEST_ERROR ? `${line.slice(0, LONGEST_ERROR)}…` : line;
}

/** Leaves an outcome where {@link OUTCOME_FILE_VARIABLE} says; nowhere when it says nothing. */
export async function leaveOutcome(outcome: Outcome): Promise<void> {
  const file = process.env[OUTCOME_FILE_VARIABLE];
  if (!file) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(outcome, null, 2)}\n`);
}

/** Reads what a reporter has left. @throws when it has left nothing, or something else. */
export async function readOutcome(file: string): Promise<Outcome> {
  return outcomeSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

function troubleLine({ name, place, error }: Trouble): string {
  return `  ${name}${place ? ` (${place})` : ''}: ${error}`;
}

function section(title: string, troubles: readonly Trouble[]): string[] {
  return troubles.length === 0 ? [] : [title, ...troubles.map(troubleLine), ''];
}

/**
 * The end of a log: every failure and every flaky test by name, then `N passed, N failed` alone on the last line. A CI
 * often keeps no more of a log than its end.
 */
export function summaryLines(outcomes: readonly Outcome[]): string[] {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  return [
    ...section('Passed only when run again:', flaky),
    ...section('Failed:', failures),
    `${passed} passed, ${failures.length} failed`,
  ];
}
