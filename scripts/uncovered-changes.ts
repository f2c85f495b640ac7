import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readChangesets } from '@changesets/read';
import * as z from 'zod';
import { versionedFolders } from './deliverables.ts';

const run = promisify(execFile);
const packageSchema = z.object({ name: z.string() });
/** Files that change nothing for anybody who uses the package. */
const UNSEEN = /\.(test\.tsx?|md)$|\/(package|tsconfig)\.json$/;

async function changedFiles(repository: string, base: string): Promise<string[]> {
  const { stdout } = await run('git', ['diff', '--name-only', `${base}...HEAD`], {
    cwd: repository,
  });
  return stdout.split('\n').filter((file) => file !== '' && !UNSEEN.test(file));
}

/**
 * Names of packages with a version that changed since a commit and that no new changeset names.
 *
 * @throws Error when there is no such commit.
 */
export async function missingChangesets(repository: string, base: string): Promise<string[]> {
  const files = await changedFiles(repository, base);
  const changed = versionedFolders(repository).filter((folder) =>
    files.some((file) => file.startsWith(`${folder}/`)),
  );
  const names = await Promise.all(
    changed.map(async (folder) => {
      const text = await readFile(path.join(repository, folder, 'package.json'), 'utf8');
      return packageSchema.parse(JSON.parse(text)).name;
    }),
  );
  const changesets = await readChangesets(repository, base);
  const covered = new Set(changesets.flatMap(({ releases }) => releases.map(({ name }) => name)));
  return names.filter((name) => !covered.has(name));
}
