import { readdirSync } from 'node:fs';
import * as z from 'zod';
import type { LiveCommits } from './live-commits.ts';
import { REPOSITORY, runCommand } from './run-command.ts';

const APP = /^@adwright\/(?<name>shell|mf-[a-z0-9-]+)$/;
const projectsSchema = z.array(z.string());

/** Shell and modules of the repository. */
function allApps(): string[] {
  return ['shell', ...readdirSync(REPOSITORY).filter((name) => name.startsWith('mf-'))];
}

/** Shell and modules that Nx takes for affected by the commits since a base; undefined where there is no such commit. */
async function appsSince(base: string): Promise<string[] | undefined> {
  const known = await runCommand('git', ['cat-file', '-e', `${base}^{commit}`], { label: 'git' });
  if (known.code !== 0) return undefined;
  const { code, output } = await runCommand(
    'nx',
    ['show', 'projects', '--affected', `--base=${base}`, '--head=HEAD', '--json'],
    { label: 'looking what is affected' },
  );
  if (code !== 0) throw new Error(output);
  const json = output.slice(output.indexOf('['), output.lastIndexOf(']') + 1);
  return projectsSchema
    .parse(JSON.parse(json))
    .flatMap((project) => APP.exec(project)?.groups?.name ?? []);
}

/**
 * Shell and modules that have changed, the shell first.
 *
 * @param base a commit for all of them, or each one's own. What has none, or an unknown one, counts as changed.
 */
export async function affectedSince(base: string | LiveCommits): Promise<string[]> {
  const apps = allApps();
  const baseOf = (name: string) => (typeof base === 'string' ? base : base[name]);
  const bases = new Set(apps.map(baseOf).filter((commit) => commit !== undefined));
  const affected = new Map<string, string[] | undefined>();
  for (const commit of bases) affected.set(commit, await appsSince(commit));
  return apps.filter((name) => affected.get(baseOf(name) ?? '')?.includes(name) ?? true);
}
