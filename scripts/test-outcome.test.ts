import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY } from './run-command.ts';
import {
  firstLine,
  OUTCOME_FILE_VARIABLE,
  type Outcome,
  readOutcome,
  summaryLines,
} from './test-outcome.ts';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-outcome-'));
  await symlink(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs test files with one of our reporters, and gives what it left. */
async function outcomeOf(
  command: 'vitest' | 'playwright',
  reporter: string,
  files: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const root = path.join(folder, command);
  await mkdir(root);
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
  const outcomeFile = path.join(folder, 'results', `${command}.json`);
  const config = { vitest: ['run', '--root', root], playwright: ['test', '--config', root] };
  const { VITEST: _ofThisRun, ...environment } = process.env;
  const failed = await run(
    path.join(REPOSITORY, 'node_modules/.bin', command),
    [...config[command], `--reporter=${path.join(REPOSITORY, reporter)}`],
    { cwd: root, env: { ...environment, [OUTCOME_FILE_VARIABLE]: outcomeFile } },
  ).catch((failure: unknown) => failure);
  expect(failed).toMatchObject({ code: 1 });
  return readOutcome(outcomeFile);
}

describe('unit tests', () => {
  it('are told by name, file and reason, with what fails outside of them', async () => {
    const { passed, failures, flaky } = await outcomeOf('vitest', 'scripts/unit-test-reporter.ts', {
      'a.test.ts': `import { describe, expect, it } from 'vitest';
          describe('a lamp', () => {
            it('burns', () => expect(1).toBe(2));
            it('is there', () => {});
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
      'e.test.ts': `import { expect, it } from 'vitest';
          let tries = 0;
          it('flickers', { retry: 1 }, () => expect(++tries).toBe(2));`,
    });
    expect(passed).toBe(3);
    expect(failures.toSorted((one, other) => one.error.localeCompare(other.error))).toEqual([
      {
        name: expect.stringMatching(/b\.test\.ts$/),
        error: expect.stringContaining('./missing.ts'),
      },
      {
        name: 'a lamp > burns',
        place: expect.stringMatching(/a\.test\.ts$/),
        error: 'expected 1 to be 2 // Object.is equality',
      },
      { name: 'a shade', place: expect.stringMatching(/c\.test\.ts$/), error: 'no cloth' },
      { name: 'outside of any test', error: 'too late' },
    ]);
    expect(flaky).toMatchObject([
      { name: 'flickers', error: expect.stringContaining('1 to be 2') },
    ]);
  });
});

describe('browser tests', () => {
  const config = `export default { retries: 1, workers: 1 };`;

  it('are told by name, line and reason, the flaky ones apart', async () => {
    const outcome = await outcomeOf('playwright', 'e2e/support/outcome-reporter.ts', {
      'playwright.config.ts': config,
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
        {
          name: 'a lamp › burns',
          place: expect.stringMatching(/lamp\.spec\.ts:3$/),
          error: expect.stringContaining('Error: expect(received).toBe(expected)'),
        },
      ],
      flaky: [
        {
          name: 'flickers',
          place: expect.stringMatching(/lamp\.spec\.ts:6$/),
          error: expect.stringContaining('expect(received)'),
        },
      ],
    });
    await rm(path.join(folder, 'playwright'), { recursive: true });
  });

  it('that never began are a failure with its reason', async () => {
    const { passed, failures } = await outcomeOf('playwright', 'e2e/support/outcome-reporter.ts', {
      'playwright.config.ts': config,
      'lamp.spec.ts': `import './missing';`,
    });
    expect(passed).toBe(0);
    expect(failures).toContainEqual({
      name: 'outside of any test',
      error: expect.stringContaining('missing'),
    });
  });
});

describe('the end of a log', () => {
  const good: Outcome = { passed: 3, failures: [], flaky: [] };
  const bad: Outcome = {
    passed: 1,
    failures: [
      { name: 'dead code', error: 'Unused files (1)' },
      { name: 'a lamp burns', place: 'lamp.test.ts', error: 'expected 1 to be 2' },
    ],
    flaky: [{ name: 'a lamp flickers', place: 'lamp.spec.ts:6', error: 'Timed out' }],
  };

  it('is the count alone when nothing failed', () => {
    expect(summaryLines([good, good])).toEqual(['6 passed, 0 failed']);
  });

  it('names each failure and each flaky test, and counts last', () => {
    expect(summaryLines([good, bad])).toEqual([
      'Passed only when run again:',
      '  a lamp flickers (lamp.spec.ts:6): Timed out',
      '',
      'Failed:',
      '  dead code: Unused files (1)',
      '  a lamp burns (lamp.test.ts): expected 1 to be 2',
      '',
      '4 passed, 2 failed',
    ]);
  });

  it('shows the first line that says something, without colours and of a bearable length', () => {
    expect(firstLine('\n  \u001b[31mError: broken\u001b[39m\n    at lamp.ts')).toBe(
      'Error: broken',
    );
    expect(firstLine('x'.repeat(500)).length).toBeLessThan(250);
    expect(firstLine(' \n')).toBe('no reason given');
  });
});
