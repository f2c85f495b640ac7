import { appendFile, cp } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleName } from './registry.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/**
 * Copies a module's build and adds code at the start of its entry, which leads to another version.
 * @returns a folder that the release tool accepts as the module's workspace
 */
export async function buildVariant(module: ModuleName, script: string): Promise<string> {
  const folder = await createTemporaryFolder(module);
  const workspace = path.join(REPOSITORY, module);
  await cp(path.join(workspace, 'dist'), path.join(folder, 'dist'), { recursive: true });
  await cp(path.join(workspace, 'package.json'), path.join(folder, 'package.json'));
  await appendFile(path.join(folder, 'dist/remoteEntry.js'), `;${script};`);
  return folder;
}
