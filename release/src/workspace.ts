import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the whole repository. */
export const WORKSPACE_ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The workspace of a module. */
export function moduleFolder(name: string): string {
  return join(WORKSPACE_ROOT, name);
}

/** Workspaces of all modules that have a build, by name. */
export async function builtModuleFolders(): Promise<string[]> {
  const names = await readdir(WORKSPACE_ROOT);
  return names
    .filter((name) => name.startsWith('mf-'))
    .toSorted()
    .map(moduleFolder)
    .filter((folder) => existsSync(join(folder, 'dist', 'module.json')));
}
