import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildApps } from './build-apps.ts';
import { CHECK_STEPS } from './check-steps.ts';
import { findBrowser } from './find-browser.ts';
import { npmCommand, readFlags } from './read-flags.ts';
import { REPOSITORY, runCommand } from './run-command.ts';
import {
  firstLine,
  OUTCOME_FILE_VARIABLE,
  type Outcome,
  readOutcome,
  summaryLines,
} from './test-outcome.ts';

const { flags } = readFlags<{ whole?: true }>(
  npmCommand('npm test --', 'Checks the code and runs every test, the browser’s included.').option(
    '--whole',
    'each case of the long tables, not a sample of them',
  ),
);
if (flags.whole) process.env.ADWRIGHT_TEST_WHOLE = 'true';

const reports = path.join(REPOSITORY, 'test-results');
const outcomes: Outcome[] = [];

/** A whole step that could not run counts as one failure, so that the last line never hides it. */
async function step(label: string, run: () => Promise<Outcome>): Promise<void> {
  const started = performance.now();
  const outcome = await run().catch((failure: unknown): Outcome => {
    const reason = failure instanceof Error ? failure.message : String(failure);
    console.error(reason);
    const error = firstLine(reason);
    return { passed: 0, failures: [{ name: label, error }], flaky: [] };
  });
  outcomes.push(outcome);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const { passed, failures } = outcome;
  console.log(`\n== ${label}: ${passed} passed, ${failures.length} failed (${seconds} s)\n`);
}

async function staticChecks(): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failures: [], flaky: [] };
  for (const { name, command, arguments: commandArguments } of CHECK_STEPS) {
    const { code, output } = await runCommand(command, commandArguments, { label: name });
    if (code === 0) {
      outcome.passed += 1;
      continue;
    }
    console.error(`${name}:\n${output}`);
    const told = output.split('\n').find((line) => /error TS\d+/.test(line)) ?? output;
    outcome.failures.push({ name, error: firstLine(told) });
  }
  return outcome;
}

/**
 * Runs tests whose reporter leaves an outcome.
 *
 * @throws when it left none: the command did not come to its tests, or died among them.
 */
async function reportedTests(
  label: string,
  command: string,
  commandArguments: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const file = path.join(reports, `${command}.json`);
  await rm(file, { force: true });
  const { code } = await runCommand(command, commandArguments, {
    label,
    passThrough: true,
    env: { ...environment, [OUTCOME_FILE_VARIABLE]: file },
  });
  const outcome = await readOutcome(file).catch(() => {
    throw new Error(`${command} ended with ${code} and left no results`);
  });
  if (code === 0 || outcome.failures.length > 0) return outcome;
  return { ...outcome, failures: [{ name: label, error: `${command} ended with ${code}` }] };
}

function unitTests(): Promise<Outcome> {
  return reportedTests('unit and integration tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=./scripts/unit-test-reporter.ts',
  ]);
}

async function browserTests(
  finding: Promise<string>,
  building: Promise<unknown>,
): Promise<Outcome> {
  const browser = await finding;
  await building;
  return reportedTests(
    'browser tests',
    'playwright',
    ['test', '--config=e2e/playwright.config.ts'],
    { CHROMIUM_PATH: browser, ADWRIGHT_TEST_PICTURES: flags.whole ? 'true' : 'false' },
  );
}

// Beside one another: many unit tests wait for processes that they have killed, and an installation of Chromium for its files.
const finding = findBrowser();
const building = step('types, lint, borders, dead code', staticChecks).then(() => buildApps());
// A browser that can't be had and a build that fails are the browser tests' failure.
await Promise.all([
  Promise.allSettled([finding, building]),
  step('unit and integration tests', unitTests),
]);
await step('browser tests', () => browserTests(finding, building));

console.log(summaryLines(outcomes).join('\n'));
process.exitCode = outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1;
