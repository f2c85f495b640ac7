import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY } from './run-command.ts';
import { formatSummary, getFirstLine, type Outcome, readReport } from './test-outcome.ts';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-outcome-'));
  await symlink(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs test files as `npm test` does, and parses the JUnit report. */
async function outcomeOf(
  command: 'vitest' | 'playwright',
  files: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const root = path.join(folder, command);
  await mkdir(root);
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
  const words = { vitest: ['run', '--root', root], playwright: ['test', '--config', root] };
  const { VITEST: _ofThisRun, ...env } = process.env;
  const failed = await run(path.join(REPOSITORY, 'node_modules/.bin', command), words[command], {
    cwd: root,
    env,
  }).catch((failure: unknown) => failure);
  expect(failed).toMatchObject({ code: 1 });
  return readReport(await readFile(path.join(root, 'report.xml'), 'utf8'));
}

describe('outcome of a run of unit tests', () => {
  it('failed Vitest tests are reported with name, file and reason, and so are failures outside of tests', async () => {
    const { passed, failures } = await outcomeOf('vitest', {
      'vitest.config.ts': `export default { test: { reporters: [['junit', { outputFile: 'report.xml' }]] } };`,
      'a.test.ts': `import { describe, expect, it } from 'vitest';
          describe('a lamp', () => {
            it('burns "brightly"', () => expect(1).toBe(2));
            it('is there', () => {});
            it.skip('is blue', () => {});
          });`,
      'b.test.ts': `import './missing.ts';`,
      'c.test.ts': `import { beforeAll, describe, it } from 'vitest';
          describe('a shade', () => {
            beforeAll(() => { throw new Error('no cloth\\nnor thread'); });
            it('is white', () => {});
          });`,
      'd.test.ts': `import { it } from 'vitest';
          it('leaves something behind', async () => {
            setTimeout(() => { throw new Error('too late'); });
            await new Promise((resolve) => setTimeout(resolve, 50));
          });`,
    });
    expect(passed).toBe(2);
    expect(failures.toSorted()).toEqual([
      'Uncaught Exception: too late (vitest unhandled errors): too late',
      'a lamp > burns "brightly" (a.test.ts): expected 1 to be 2 // Object.is equality',
      'a shade (c.test.ts): no cloth',
      expect.stringMatching(/^b\.test\.ts \(b\.test\.ts\): .*\.\/missing\.ts/),
    ]);
  });
});

describe('outcome of a run of browser tests', () => {
  it('failed Playwright tests are reported with name, file and reason, and flaky tests are reported separately', async () => {
    const junit = `['junit', { outputFile: 'report.xml', includeRetries: true }]`;
    const outcome = await outcomeOf('playwright', {
      'playwright.config.ts': `export default { retries: 1, workers: 1, reporter: [${junit}] };`,
      'lamp.spec.ts': `import { expect, test } from '@playwright/test';
        test.describe('a lamp', () => {
          test('burns', () => expect(1).toBe(2));
          test.skip('is blue', () => {});
        });
        test('flickers', ({}, { retry }) => expect(retry).toBe(1));
        test('is there', () => {});`,
    });
    expect(outcome).toEqual({
      passed: 2,
      failures: [
        expect.stringMatching(/^a lamp › burns \(lamp\.spec\.ts\): .*expect\(received\)\.toBe/),
      ],
      flaky: [expect.stringMatching(/^flickers \(lamp\.spec\.ts\): .*expect\(received\)/)],
    });
  });
});

it('readReport parses a report of many thousand tests with XML’s special characters in their names', () => {
  const test =
    '<testcase classname="a.test.ts" name="says &quot;a &amp; b&quot; &gt; c"></testcase>';
  const xml = `<testsuites><testsuite name="a.test.ts">${test.repeat(20_000)}</testsuite></testsuites>`;
  expect(readReport(xml)).toEqual({ passed: 20_000, failures: [], flaky: [] });
});

describe('the summary at the end of a test run', () => {
  const good: Outcome = { passed: 3, failures: [], flaky: [] };
  const bad: Outcome = {
    passed: 1,
    failures: ['dead code: Unused files (1)', 'a lamp burns (lamp.test.ts): expected 1 to be 2'],
    flaky: ['a lamp flickers (lamp.spec.ts): Timed out'],
  };

  it('the summary is only the number of tests when no test failed', () => {
    expect(formatSummary([good, good])).toEqual(['6 passed, 0 failed']);
  });

  it('the summary lists each failed and each flaky test, and ends with the numbers of tests', () => {
    expect(formatSummary([good, bad])).toEqual([
      'Passed only when run again:',
      '  a lamp flickers (lamp.spec.ts): Timed out',
      '',
      'Failed:',
      '  dead code: Unused files (1)',
      '  a lamp burns (lamp.test.ts): expected 1 to be 2',
      '',
      '4 passed, 2 failed',
    ]);
  });

  it('the reason of a failure is its message’s first line with text, without colours and shortened', () => {
    expect(getFirstLine('\n  \u001b[31mError: broken\u001b[39m\n    at lamp.ts')).toBe(
      'Error: broken',
    );
    expect(getFirstLine('x'.repeat(500)).length).toBeLessThan(250);
    expect(getFirstLine(' \n')).toBe('no reason given');
  });
});
