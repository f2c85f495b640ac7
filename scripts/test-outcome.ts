import { stripVTControlCharacters } from 'node:util';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';

/** The result of one step of `npm test`: passed, failed and flaky tests. */
export interface Outcome {
  passed: number;
  /** One line for each failed check or test: its name, its file, and the first line of its message. */
  failures: string[];
  /** One line for each test that failed first and passed when repeated; a flaky test counts as passed. */
  flaky: string[];
}

const LONGEST_ERROR = 200;

/** Returns the first line of a message that contains text, without colours and shortened. */
export function getFirstLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  const line = lines.map((each) => each.trim()).find((each) => each !== '') ?? 'no reason given';
  return line.length > LONGEST_ERROR ? `${line.slice(0, LONGEST_ERROR)}…` : line;
}

/** Names of the XML elements in a JUnit report that contain the reason of a failed test. */
const BAD = ['failure', 'error'] as const;
const FLAKY = ['flakyFailure', 'flakyError'] as const;
const reasonsSchema = z.array(z.object({ message: z.string().default('') })).default([]);
const caseSchema = z.object({
  name: z.string(),
  classname: z.string(),
  skipped: z.unknown().optional(),
  failure: reasonsSchema,
  error: reasonsSchema,
  flakyFailure: reasonsSchema,
  flakyError: reasonsSchema,
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
 * @throws Error for a text that is not a JUnit report
 */
export function readReport(xml: string): Outcome {
  const { testsuite } = reportSchema.parse(parser.parse(xml)).testsuites;
  const tests = testsuite.flatMap(({ testcase }) => testcase);
  const linesOf = (kinds: readonly ((typeof BAD)[number] | (typeof FLAKY)[number])[]) =>
    tests.flatMap((test) => {
      const [reason] = kinds.flatMap((kind) => test[kind]);
      return reason ? `${test.name} (${test.classname}): ${getFirstLine(reason.message)}` : [];
    });
  const failures = linesOf(BAD);
  const skipped = tests.filter((test) => test.skipped !== undefined);
  const passed = tests.length - failures.length - skipped.length;
  return { passed, failures, flaky: linesOf(FLAKY) };
}

/**
 * Formats the summary of a test run: every failed and every flaky test, and `N passed, N failed` on the last
 * line. The summary comes last, because CI services often show only the end of a log.
 */
export function formatSummary(outcomes: readonly Outcome[]): string[] {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  return [
    ...section(
      'Passed only when run again:',
      outcomes.flatMap(({ flaky }) => flaky),
    ),
    ...section('Failed:', failures),
    `${passed} passed, ${failures.length} failed`,
  ];
}
