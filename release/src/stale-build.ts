import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { runBuilds } from './run-builds.ts';
import { findWorkspace, listStartedModuleFolders, WORKSPACE_ROOT } from './workspace.ts';

/** Returns true for source files that go into a workspace's build, and false for test files. */
const isSource = (file: string) => !/\.test\.[jt]sx?$/.test(file);

/** Names of the files that a build writes last, so that a failed build has none of them. */
const RECORDS = ['module.json', 'shell.json'];

/**
 * Tells whether a workspace has no complete build, or has sources that are newer than its build.
 *
 * @param workspace folder of a module or of the shell
 * @param libraries folder of the libraries with which the workspace is built
 */
export async function isBuildStale(workspace: string, libraries: string): Promise<boolean> {
  const dist = path.join(workspace, 'dist');
  if (!RECORDS.some((record) => existsSync(path.join(dist, record)))) return true;
  const builtAt = await findNewestTime(dist);
  const names = await readdir(libraries);
  const folders = [
    ...['src', 'public'].map((folder) => path.join(workspace, folder)),
    ...names.map((name) => path.join(libraries, name, 'src')),
  ];
  const files = ['package.json', 'rsbuild.config.ts'].map((file) => path.join(workspace, file));
  const times = await Promise.all([...folders, ...files].map(findNewestTime));
  return Math.max(...times) > builtAt;
}

/**
 * Returns when a file, or the newest file of a folder, was written, in ms since 1970; returns 0 for a missing
 * file.
 */
async function findNewestTime(target: string): Promise<number> {
  const known = await stat(target).catch(() => undefined);
  if (!known) return 0;
  if (!known.isDirectory()) return known.mtimeMs;
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isSource(entry.name));
  const times = files.map(async (entry) => {
    return (await stat(path.join(entry.parentPath, entry.name))).mtimeMs;
  });
  return Math.max(0, ...(await Promise.all(times)));
}

/**
 * Builds workspaces with sources newer than their build: one module or the shell, or every module that has a
 * build.
 */
export async function buildStale(name: string | undefined): Promise<void> {
  const workspaces =
    name === undefined
      ? await listStartedModuleFolders()
      : [name === 'shell' ? path.join(WORKSPACE_ROOT, name) : await findWorkspace(name)];
  const stale: string[] = [];
  for (const workspace of workspaces) {
    if (await isBuildStale(workspace, path.join(WORKSPACE_ROOT, 'libs')))
      stale.push(path.basename(workspace));
  }
  if (stale.length > 0) runBuilds(stale);
}
