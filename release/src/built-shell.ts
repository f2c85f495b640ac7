import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ShellRecord, shellRecordSchema } from '@adwright/contracts/build-record';
import {
  type BuiltFile,
  computeVersion,
  listSentences,
  readBuild,
  readPackageVersion,
} from '@adwright/remotes/release';
import { WORKSPACE_ROOT } from './workspace.ts';

const RECORD_FILE = 'shell.json';

/** A build of the shell, as read from its workspace folder. */
export interface BuiltShell {
  /**
   * Version of the shell: the package version and a hash of the content, so the same files always get the same
   * version.
   */
  version: string;
  files: readonly BuiltFile[];
  /** The packages and exports that the shell offers to modules. */
  record: ShellRecord;
}

/**
 * Reads the output of the shell's build.
 *
 * @param folder folder of the shell's workspace, with package.json and `dist`.
 * @throws Error when the shell has no build.
 */
export async function readBuiltShell(folder = join(WORKSPACE_ROOT, 'shell')): Promise<BuiltShell> {
  if (!existsSync(join(folder, 'dist', 'app.html'))) {
    throw new Error('The shell has not been built yet: npm run release -- build shell.');
  }
  const [files, semanticVersion] = await Promise.all([
    readBuild(folder),
    readPackageVersion(folder),
  ]);
  const content = files.find(({ path }) => path === RECORD_FILE)?.content.toString();
  const record = shellRecordSchema.safeParse(content && JSON.parse(content));
  if (!record.success) {
    throw new Error(
      `${folder}/dist/${RECORD_FILE} is not valid:\n  ${listSentences(record.error).join('\n  ')}`,
    );
  }
  return { version: computeVersion(semanticVersion, files), files, record: record.data };
}
