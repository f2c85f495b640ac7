/**
 * Runs every test that a change needs: npm test. With --nightly, the script runs the nightly tests instead: npm
 * run test:nightly.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { buildApps } from './build-apps.ts';
import { findBrowser } from './find-browser.ts';
import { readFlags } from './read-flags.ts';
import { REPOSITORY, runCommand } from './run-command.ts';
import { formatSummary, getFirstLine, type Outcome, readReport } from './test-outcome.ts';

const { flags } = readFlags<{ nightly?: true }>(
  new Command('npm test --')
    .description('Checks the code and runs every test, the browser’s included.')
    .option(
      '--nightly',
      'in place of them, what is worth a night: tests tagged nightly, all flows on all data, the whole baseline, other browsers, the attack',
    ),
);

const FLOWS = ['test', '--config=e2e/playwright.config.ts'];
const outcomes: Outcome[] = [];

/**
 * Runs one step of the tests, and records its outcome. A step that could not run counts as one failure, so that
 * the summary shows the step.
 */
async function step(label: string, run: () => Promise<Outcome>): Promise<void> {
  const started = performance.now();
  const outcome = await run().catch((failure: unknown): Outcome => {
    const reason = failure instanceof Error ? failure.message : String(failure);
    console.error(reason);
    return { passed: 0, failures: [`${label}: ${getFirstLine(reason)}`], flaky: [] };
  });
  outcomes.push(outcome);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const { passed, failures } = outcome;
  console.log(`\n== ${label}: ${passed} passed, ${failures.length} failed (${seconds} s)\n`);
}

/**
 * Runs a test command that writes a JUnit report.
 * @throws Error when the command wrote no report, because it failed before or during its tests.
 */
async function reportedTests(
  label: string,
  command: 'vitest' | 'playwright',
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const report = path.join(REPOSITORY, 'test-results', `${command}.xml`);
  await rm(report, { force: true });
  const { code } = await runCommand(command, words, { label, passThrough: true, env });
  const ended = `${command} ended with code ${code}`;
  const outcome = await readFile(report, 'utf8').then(readReport, () => {
    throw new Error(`${ended} and wrote no results`);
  });
  if (code === 0 || outcome.failures.length > 0) return outcome;
  return { ...outcome, failures: [`${label}: ${ended}. Its output is above.`] };
}

const unitTests = (...words: string[]) =>
  reportedTests('unit and integration tests', 'vitest', ['run', ...words]);

/** Runs a command as a step that counts as one test: passed if the command succeeds. */
async function commandTest(command: string, ...words: string[]): Promise<Outcome> {
  const { code } = await runCommand(command, words, { label: command, passThrough: true });
  if (code !== 0) throw new Error(`${command} ended with code ${code}. Its output is above.`);
  return { passed: 1, failures: [], flaky: [] };
}

async function runEachChange(): Promise<void> {
  // The unit tests run in parallel to the checks, the builds and the search for a browser, because many unit
  // tests spend their time waiting.
  const finding = findBrowser();
  const building = step('types, lint, borders, dead code', () =>
    commandTest('nx', 'run', 'adwright:check-code', '--outputStyle=static'),
  ).then(() => buildApps());
  // A missing browser or a failed build counts as a failure of the browser tests.
  await Promise.all([
    Promise.allSettled([finding, building]),
    step('unit and integration tests', () => unitTests()),
  ]);
  await step('browser tests', async () => {
    const env = { CHROMIUM_PATH: await finding, ADWRIGHT_TEST_PICTURES: 'false' };
    await building;
    return reportedTests('browser tests', 'playwright', FLOWS, env);
  });
}

async function runNightly(): Promise<void> {
  process.env.ADWRIGHT_NIGHTLY = 'true';
  await step('unit and integration tests', () => unitTests('--tags-filter=nightly'));
  await step('browser tests', async () => {
    const env = { CHROMIUM_PATH: await findBrowser() };
    await buildApps();
    return reportedTests('browser tests', 'playwright', FLOWS, env);
  });
  for (const [name, script] of [
    ['the whole baseline', 'golden'],
    ['the other browsers', 'browsers'],
    ['the attack', 'attack'],
  ] as const) {
    await step(name, () => commandTest('node', `scripts/${script}.ts`));
  }
}

await (flags.nightly ? runNightly() : runEachChange());
console.log(formatSummary(outcomes).join('\n'));
process.exitCode = outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1;
