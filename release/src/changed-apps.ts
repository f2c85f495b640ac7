import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { SHELL } from './deploy-shell.ts';
import type { LiveCommits } from './live-commits.ts';
import { MODULE_NAMES } from './module-names.ts';
import { WORKSPACE_ROOT } from './workspace-root.ts';

const APP = /^@adwright\/(?<name>shell|mf-[a-z0-9-]+)$/;
const projectsSchema = z.array(z.string());

/**
 * Runs a command at the top of the repository, and returns its output.
 * @throws Error when the command fails
 */
export async function readOutput(file: string, words: readonly string[]): Promise<string> {
  const env = { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' };
  return (await promisify(execFile)(file, words, { cwd: WORKSPACE_ROOT, env })).stdout;
}

/**
 * Returns the shell and the modules that Nx reports as affected since a commit, or undefined if the commit does
 * not exist.
 */
async function readAffectedApps(
  base: string,
  run: typeof readOutput,
): Promise<string[] | undefined> {
  const isKnown = await run('git', ['cat-file', '-e', `${base}^{commit}`]).then(
    () => true,
    () => false,
  );
  if (!isKnown) return undefined;
  const nx = join(WORKSPACE_ROOT, 'node_modules/.bin/nx');
  const words = ['show', 'projects', '--affected', `--base=${base}`, '--head=HEAD', '--json'];
  const output = await run(nx, words);
  const json = output.slice(output.indexOf('['), output.lastIndexOf(']') + 1);
  return projectsSchema
    .parse(JSON.parse(json))
    .flatMap((project) => APP.exec(project)?.groups?.name ?? []);
}

/**
 * Lists the shell and the modules that have changed since a commit, the shell first.
 *
 * @param base one commit for all apps, or a commit for each app by name. An app without a commit, or with an
 * unknown commit, counts as changed.
 */
export async function listChangedApps(
  base: string | LiveCommits,
  run: typeof readOutput = readOutput,
): Promise<string[]> {
  const apps = [SHELL, ...MODULE_NAMES.toSorted()];
  const baseOf = (name: string) => (typeof base === 'string' ? base : base[name]);
  const bases = new Set(apps.map(baseOf).filter((commit) => commit !== undefined));
  const changed = new Map<string, string[] | undefined>();
  for (const commit of bases) changed.set(commit, await readAffectedApps(commit, run));
  return apps.filter((name) => changed.get(baseOf(name) ?? '')?.includes(name) ?? true);
}
