import { stripVTControlCharacters } from 'node:util';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';

/** A failure, short enough for the end of a log. */
interface Trouble {
  /** Name of a failed check, a test with its suites, or a file. */
  name: string;
  /** File of a test. */
  place?: string;
  /** The first line of its message. */
  error: string;
}

/** The result of one test step. */
export interface Outcome {
  passed: number;
  failures: Trouble[];
  /** Tests that failed first and passed when repeated; they count as passed. */
  flaky: Trouble[];
}

const LONGEST_ERROR = 200;

/** The first line with text, without colours, cut to a readable length. */
export function firstLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  const line = lines.map((each) => each.trim()).find((each) => each !== '') ?? 'no reason given';
  return line.length > LONGEST_ERROR ? `${line.slice(0, LONGEST_ERROR)}…` : line;
}

const BAD = ['failure', 'error'] as const;
const FLAKY = ['flakyFailure', 'flakyError'] as const;

const troublesSchema = z.array(z.object({ message: z.string().default('') })).default([]);
const caseSchema = z.object({
  name: z.string(),
  classname: z.string(),
  skipped: z.unknown().optional(),
  failure: troublesSchema,
  error: troublesSchema,
  flakyFailure: troublesSchema,
  flakyError: troublesSchema,
});
const reportSchema = z.object({
  testsuites: z.object({
    testsuite: z.array(z.object({ testcase: z.array(caseSchema).default([]) })).default([]),
  }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  isArray: (name) => ['testsuite', 'testcase', ...BAD, ...FLAKY].includes(name),
});

/**
 * Parses a JUnit report of Vitest or Playwright.
 * @throws for any other text
 */
export function readReport(xml: string): Outcome {
  const { testsuite } = reportSchema.parse(parser.parse(xml)).testsuites;
  const outcome: Outcome = { passed: 0, failures: [], flaky: [] };
  for (const test of testsuite.flatMap(({ testcase }) => testcase)) {
    const told = (kinds: readonly ((typeof BAD)[number] | (typeof FLAKY)[number])[]) =>
      kinds.flatMap((kind) => test[kind]).slice(0, 1);
    const trouble = ({ message }: { message: string }): Trouble => ({
      name: test.name,
      place: test.classname,
      error: firstLine(message),
    });
    const failures = told(BAD).map(trouble);
    outcome.failures.push(...failures);
    if (failures.length > 0 || test.skipped !== undefined) continue;
    outcome.passed += 1;
    outcome.flaky.push(...told(FLAKY).map(trouble));
  }
  return outcome;
}

function troubleLine({ name, place, error }: Trouble): string {
  return `  ${name}${place ? ` (${place})` : ''}: ${error}`;
}

function section(title: string, troubles: readonly Trouble[]): string[] {
  return troubles.length === 0 ? [] : [title, ...troubles.map(troubleLine), ''];
}

/**
 * The end of a log: the name of every failure and every flaky test, then `N passed, N failed` alone on the last
 * line. A CI often keeps only the end of a log.
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
