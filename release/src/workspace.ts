import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readModules } from './module-names.ts';
import { WORKSPACE_ROOT } from './workspace-root.ts';

export { WORKSPACE_ROOT } from './workspace-root.ts';

function listModuleNames(): string[] {
  return readModules()
    .map(({ name }) => name)
    .toSorted();
}

/**
 * Returns the workspace folder of a module.
 *
 * @throws Error that lists the modules, when no module has this name.
 */
export async function findWorkspace(name: string): Promise<string> {
  const names = listModuleNames();
  if (!names.includes(name)) {
    throw new Error(`There is no module ${name} here. There are: ${names.join(', ')}.`);
  }
  return join(WORKSPACE_ROOT, name);
}

async function listFoldersWith(file: string): Promise<string[]> {
  return listModuleNames()
    .map((name) => join(WORKSPACE_ROOT, name))
    .filter((folder) => existsSync(join(folder, file)));
}

/** Returns the workspace folders of all modules that have a build, by name. */
export function listBuiltModuleFolders(): Promise<string[]> {
  return listFoldersWith('dist/module.json');
}

/** Returns the workspace folders of all modules with a started build, whether or not the build succeeded. */
export function listStartedModuleFolders(): Promise<string[]> {
  return listFoldersWith('dist');
}
