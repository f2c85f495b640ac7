import { appendFile, cp } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleName } from './registry.ts';
import { temporaryFolder } from './temporary-folder.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/**
 * A module's build with some code more at its start: another version without another build.
 *
 * @returns a folder that the release tool takes for the module's workspace.
 */
export async function variedBuild(module: ModuleName, script: string): Promise<string> {
  const folder = await temporaryFolder(module);
  const workspace = path.join(REPOSITORY, module);
  await cp(path.join(workspace, 'dist'), path.join(folder, 'dist'), { recursive: true });
  await cp(path.join(workspace, 'package.json'), path.join(folder, 'package.json'));
  await appendFile(path.join(folder, 'dist/remoteEntry.js'), `;${script};`);
  return folder;
}
