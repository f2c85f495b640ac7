import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the whole repository. */
export const WORKSPACE_ROOT = fileURLToPath(new URL('../..', import.meta.url));

async function moduleNames(): Promise<string[]> {
  const names = await readdir(WORKSPACE_ROOT);
  return names
    .filter(
      (name) => name.startsWith('mf-') && existsSync(join(WORKSPACE_ROOT, name, 'package.json')),
    )
    .toSorted();
}

/**
 * The workspace of a module.
 *
 * @throws Error that lists the modules there are, when it is none of them.
 */
export async function workspaceOf(name: string): Promise<string> {
  const names = await moduleNames();
  if (!names.includes(name)) {
    throw new Error(`There is no module ${name} here. There are: ${names.join(', ')}.`);
  }
  return join(WORKSPACE_ROOT, name);
}

async function foldersWith(file: string): Promise<string[]> {
  return (await moduleNames())
    .map((name) => join(WORKSPACE_ROOT, name))
    .filter((folder) => existsSync(join(folder, file)));
}

/** Workspaces of all modules that have a build, by name. */
export function builtModuleFolders(): Promise<string[]> {
  return foldersWith('dist/module.json');
}

/** Workspaces of all modules that somebody has begun to build, whether or not that went well. */
export function startedModuleFolders(): Promise<string[]> {
  return foldersWith('dist');
}
