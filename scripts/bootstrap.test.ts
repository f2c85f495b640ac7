import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, markInstalled } from './installed-lock.mjs';
import { REPOSITORY } from './run-command.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-bootstrap-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the npm packages that are installed', () => {
  it('an installation of npm packages is valid until the lock file changes, and valid again after it is recorded anew', async () => {
    await writeFile(path.join(folder, 'package-lock.json'), '{}');
    expect(isInstalled(folder)).toBe(false);
    await mkdir(path.join(folder, 'node_modules'));
    markInstalled(folder);
    expect(isInstalled(folder)).toBe(true);
    await writeFile(path.join(folder, 'package-lock.json'), '{"packages":{"mf-reports":{}}}');
    expect(isInstalled(folder)).toBe(false);
    markInstalled(folder);
    expect(isInstalled(folder)).toBe(true);
  });
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Creates a repository with one command, which writes its process id into the file `report` and then waits. */
async function repositoryThatWaits(report: string): Promise<void> {
  const scripts = path.join(folder, 'scripts');
  const bin = path.join(folder, 'node_modules/node/bin');
  for (const made of [scripts, bin]) await mkdir(made, { recursive: true });
  for (const file of [
    'bootstrap.mjs',
    'forward-signals.mjs',
    'installed-lock.mjs',
    'prune-packages.ts',
  ]) {
    await cp(path.join(REPOSITORY, 'scripts', file), path.join(scripts, file));
  }
  await symlink(process.execPath, path.join(bin, 'node'));
  await writeFile(path.join(folder, 'package-lock.json'), '{}');
  markInstalled(folder);
  const wait = `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(report)}, String(process.pid));
    setInterval(() => undefined, 1000);`;
  await writeFile(path.join(scripts, 'wait.ts'), wait);
}

it('a command of the repository stops when the process that started it is killed', async () => {
  const report = path.join(folder, 'pid');
  await repositoryThatWaits(report);
  const command = JSON.stringify([path.join(folder, 'scripts/bootstrap.mjs'), 'wait']);
  // This script acts like npm: it starts the command, and forwards no signals.
  const start = `require('node:child_process').spawn(process.execPath, ${command}, { stdio: 'inherit' })`;
  const parent = spawn(process.execPath, ['-e', start], { stdio: 'ignore' });
  const reported = async () => Number(await readFile(report, 'utf8').catch(() => 0));
  await expect.poll(reported, { timeout: 20_000 }).toBeGreaterThan(0);
  const pid = await reported();
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGTERM');
  await once(parent, 'exit');
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

/**
 * Creates a repository without installed packages, with a shell script in place of npm.
 * @returns `run` runs a command of the repository that ends at once; `calls` reads the arguments of npm's
 * calls.
 */
async function repositoryToInstall(npm: string) {
  await repositoryThatWaits(path.join(folder, 'pid'));
  await rm(path.join(folder, 'node_modules/.installed-lock'));
  for (const command of ['start', 'end']) {
    await writeFile(path.join(folder, `scripts/${command}.ts`), '');
  }
  const tools = path.join(folder, 'tools');
  await mkdir(tools);
  const log = path.join(folder, 'npm.log');
  const script = `#!/bin/sh\necho "$@" >> ${log}\n${npm}\n`;
  await writeFile(path.join(tools, 'npm'), script, { mode: 0o755 });
  const env = { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH}` };
  const words = (command: string) => [path.join(folder, 'scripts/bootstrap.mjs'), command];
  return {
    run: (command: string) =>
      execFileSync(process.execPath, words(command), { env, stdio: 'pipe' }),
    calls: async () => (await readFile(log, 'utf8')).trim().split('\n'),
  };
}

const RUNTIME = expect.stringMatching(/^ci --omit=dev /);
const EVERYTHING = expect.stringMatching(/^ci --include=dev /);
const THE_REST = expect.stringMatching(/^install --no-save --include=dev /);

it('bootstrap downloads packages from the registry when npm’s cache lacks a package', async () => {
  const { run, calls } = await repositoryToInstall(
    'case "$*" in *--prefer-offline*) exit 1;; esac',
  );
  run('end');
  expect(isInstalled(folder)).toBe(true);
  const told = await calls();
  expect(told.map((words) => words.includes('--prefer-offline'))).toEqual([true, false]);
});

it('bootstrap installs only the packages that npm start needs, and only once', async () => {
  const { run, calls } = await repositoryToInstall('');
  run('start');
  run('start');
  expect(await calls()).toEqual([RUNTIME]);
});

it('bootstrap adds the development dependencies for a command other than npm start, and npm start keeps them', async () => {
  const { run, calls } = await repositoryToInstall('');
  for (const command of ['start', 'end', 'start', 'end']) run(command);
  expect(await calls()).toEqual([RUNTIME, THE_REST]);
});

it('bootstrap installs all packages at once when the first command is not npm start', async () => {
  const { run, calls } = await repositoryToInstall('');
  for (const command of ['end', 'start']) run(command);
  expect(await calls()).toEqual([EVERYTHING]);
});

it('bootstrap keeps development dependencies that a developer installed with npm ci', async () => {
  const { run, calls } = await repositoryToInstall('');
  await mkdir(path.join(folder, 'node_modules/.bin'));
  await writeFile(path.join(folder, 'node_modules/.bin/vitest'), '');
  run('start');
  expect(await calls()).toEqual([EVERYTHING]);
  expect(isInstalled(folder)).toBe(true);
});

it('bootstrap installs all packages again after an interrupted installation', async () => {
  const interrupted = path.join(folder, 'interrupt');
  const { run, calls } = await repositoryToInstall(`[ ! -e ${interrupted} ] || kill -9 $PPID`);
  await writeFile(interrupted, '');
  expect(() => run('start')).toThrow();
  await rm(interrupted);
  run('start');
  await writeFile(interrupted, '');
  expect(() => run('end')).toThrow();
  await rm(interrupted);
  run('end');
  expect(await calls()).toEqual([RUNTIME, RUNTIME, THE_REST, EVERYTHING]);
});

it('bootstrap deletes unused files of newly installed packages before the command runs', async () => {
  const map = path.join(folder, 'node_modules/b/index.js.map');
  const { run } = await repositoryToInstall(`mkdir -p ${path.dirname(map)} && touch ${map}`);
  run('start');
  expect(existsSync(map)).toBe(false);
  await writeFile(map, '');
  run('end');
  expect(existsSync(map)).toBe(false);
});

it('bootstrap keeps the build cache of a git clone inside the clone', () => {
  const { NX_CACHE_DIRECTORY: _elsewhere, ...env } = process.env;
  const read = `require('nx/src/utils/cache-directory').cacheDir`;
  const cache = execFileSync(process.execPath, ['-p', read], { cwd: REPOSITORY, env });
  expect(String(cache).trim()).toBe(path.join(REPOSITORY, '.nx/cache'));
});
