import { execa } from 'execa';
import { REPOSITORY, runCommand } from './run-command.ts';
import { getFirstLine, type Outcome } from './test-outcome.ts';

/** A static check. */
interface CheckStep {
  name: string;
  command: string;
  arguments: readonly string[];
}

/** The static checks of the code; the most useful ones for developers run first. */
export const CHECK_STEPS: readonly CheckStep[] = [
  // One check for all workspaces reads shared files only once, and takes a fifth of the processor time.
  { name: 'types', command: 'tsc', arguments: ['--noEmit', '--project', 'tsconfig.all.json'] },
  {
    name: 'lint, format and import borders',
    command: 'biome',
    arguments: ['check', '--error-on-warnings'],
  },
  {
    name: 'generated files',
    command: process.execPath,
    arguments: ['scripts/generate.ts', '--check'],
  },
  { name: 'dead code', command: 'knip', arguments: ['--no-progress'] },
];

/**
 * The check of the subjects of a branch's commits. It is not part of `npm test`, which must not fail because of
 * a commit message.
 */
export async function commitSteps(): Promise<CheckStep[]> {
  const base = await findBaseCommit();
  return base
    ? [{ name: 'commit subjects', command: 'commitlint', arguments: ['--from', base] }]
    : [];
}

/** The commit at which this branch left main; undefined in a clone without main or git. */
export async function findBaseCommit(repository = REPOSITORY): Promise<string | undefined> {
  for (const main of ['origin/main', 'main']) {
    const words = ['merge-base', 'HEAD', main];
    const { exitCode, stdout } = await execa('git', words, { cwd: repository, reject: false });
    if (exitCode === 0) return stdout;
  }
  return undefined;
}

/** Runs checks one after the other, and prints each result and the output of those that fail. */
export async function runChecks(steps: readonly CheckStep[]): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failures: [], flaky: [] };
  for (const { name, command, arguments: words } of steps) {
    const { code, output, seconds } = await runCommand(command, words, { label: name });
    console.log(`${code === 0 ? 'ok    ' : 'failed'} ${name} (${seconds.toFixed(1)} s)`);
    if (code === 0) {
      outcome.passed += 1;
      continue;
    }
    console.error(output);
    const reason = output.split('\n').find((line) => /error TS\d+/.test(line)) ?? output;
    outcome.failures.push(`${name}: ${getFirstLine(reason)}`);
  }
  return outcome;
}
