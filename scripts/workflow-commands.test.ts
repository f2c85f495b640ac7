import { execFileSync } from 'node:child_process';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markInstalled } from './installed-lock.mjs';
import { REPOSITORY, runCommand } from './run-command.ts';
import { type Context, workflowCommands } from './workflow-steps.ts';

const MINUTES = 60_000;
let checkout: string;

function git(...words: string[]): string {
  return execFileSync(
    'git',
    ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...words],
    {
      cwd: checkout,
      encoding: 'utf8',
    },
  );
}

/**
 * The installed packages by links, in a folder of the checkout's own: an installation of its would empty a linked one. Our
 * workspaces are the checkout's.
 */
async function linkPackages(): Promise<void> {
  const ours = '@adwright';
  const installed = path.join(REPOSITORY, 'node_modules');
  const linked = path.join(checkout, 'node_modules');
  await mkdir(path.join(linked, ours), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== ours) await symlink(path.join(installed, name), path.join(linked, name));
  }
  for (const name of await readdir(path.join(installed, ours))) {
    await symlink(await readlink(path.join(installed, ours, name)), path.join(linked, ours, name));
  }
  for (const stage of ['installed', 'pruned'] as const) {
    await rm(path.join(linked, `.${stage}-lock`), { force: true });
    markInstalled(checkout, stage);
  }
}

/** A repository of its own with today's files, and a pull request that changes one of them. */
beforeAll(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'adwright-workflows-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(path.dirname(path.join(checkout, file)), { recursive: true });
    // A file that was deleted and is not committed yet is listed still.
    await cp(path.join(REPOSITORY, file), path.join(checkout, file)).catch(() => undefined);
  }
  await linkPackages();
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'base');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  await appendFile(path.join(checkout, 'bench/README.md'), '\nOne line more.\n');
  git('commit', '-q', '-a', '-m', 'change');
}, 2 * MINUTES);
afterAll(() => rm(checkout, { recursive: true }));

/** Runs a job's commands as a runner does. @returns what the last one said. */
async function runJob(file: string, job: string, context: Context, extra = {}): Promise<string> {
  let said = '';
  for (const { command, env } of workflowCommands(file, job, context)) {
    const shell = `cd '${checkout}' && ${command}`;
    const result = await runCommand('bash', ['-e', '-c', shell], {
      label: command,
      env: { CI: 'true', NX_DAEMON: 'false', ...env, ...extra },
    });
    expect(result.code, result.output).toBe(0);
    said = result.output;
  }
  return said;
}

// Minutes of checks and tests, which the nightly run has. The tests that it starts leave it out.
it.runIf(process.env.ADWRIGHT_TEST_WHOLE === 'true')(
  'checks of a pull request end and pass where colours are forced',
  async () => {
    const said = await runJob(
      'ci.yml',
      'affected',
      { 'github.base_ref': 'main' },
      { FORCE_COLOR: 'true', ADWRIGHT_TEST_WHOLE: '' },
    );
    expect(said).toMatch(/ok +types/);
    expect(said).toMatch(/ok +unit and integration tests/);
  },
  10 * MINUTES,
);

it.each([
  ['preview.yml', []],
  // No registry answers: nothing is live, and everything is delivered.
  ['deliver.yml', expect.arrayContaining(['mf-auth', 'mf-tools'])],
])(
  'the plan of %s names its modules for the jobs after it',
  async (file, modules) => {
    const outputs = path.join(checkout, `outputs-of-${file}`);
    await runJob(
      file,
      'plan',
      { 'github.base_ref': 'main', 'vars.ADWRIGHT_SHELL_URL': 'http://localhost:9' },
      { GITHUB_OUTPUT: outputs },
    );
    const lines = (await readFile(outputs, 'utf8')).trim().split('\n');
    const output = lines.find((line) => line.startsWith('modules='));
    expect(JSON.parse(output?.slice('modules='.length) ?? '')).toEqual(modules);
  },
  MINUTES,
);
