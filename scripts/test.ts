import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { buildApps } from './build-apps.ts';
import { CHECK_STEPS } from './check-steps.ts';
import { findBrowser } from './find-browser.ts';
import { REPOSITORY, runCommand } from './run-command.ts';

interface Tally {
  passed: number;
  failed: number;
}

const reports = path.join(REPOSITORY, 'test-results');
const total: Tally = { passed: 0, failed: 0 };

function add(label: string, { passed, failed }: Tally, seconds: number): void {
  total.passed += passed;
  total.failed += failed;
  console.log(`\n== ${label}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)\n`);
}

/** A whole step that could not run counts as one failure, so that the last line never hides it. */
async function step(label: string, run: () => Promise<Tally>): Promise<void> {
  const started = performance.now();
  const tally = await run().catch((failure: unknown): Tally => {
    console.error(failure instanceof Error ? failure.message : failure);
    return { passed: 0, failed: 1 };
  });
  add(label, tally, (performance.now() - started) / 1000);
}

async function staticChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  for (const { name, command, arguments: commandArguments } of CHECK_STEPS) {
    const { code, output } = await runCommand(command, commandArguments, { label: name });
    tally[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) console.error(`${name}:\n${output}`);
  }
  return tally;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
});

async function unitTests(): Promise<Tally> {
  const file = path.join(reports, 'vitest.json');
  const { code } = await runCommand(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { label: 'unit and integration tests', passThrough: true },
  );
  const report = vitestReport.parse(JSON.parse(await readFile(file, 'utf8')));
  // A suite that fails outside its tests (an import, a hook) shows in the exit code alone.
  const hidden = code !== 0 && report.numFailedTests === 0 ? 1 : 0;
  return { passed: report.numPassedTests, failed: report.numFailedTests + hidden };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

async function browserTests(): Promise<Tally> {
  const browser = await findBrowser();
  await buildApps();
  const file = path.join(reports, 'playwright.json');
  const { code } = await runCommand(
    'playwright',
    [
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json,./e2e/support/versions-reporter.ts',
    ],
    {
      label: 'browser tests',
      passThrough: true,
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  const { stats } = playwrightReport.parse(JSON.parse(await readFile(file, 'utf8')));
  const hidden = code !== 0 && stats.unexpected === 0 ? 1 : 0;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + hidden };
}

await step('types, lint, borders, dead code', staticChecks);
await step('unit and integration tests', unitTests);
await step('browser tests', browserTests);

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
