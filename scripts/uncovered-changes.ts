import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readChangesets } from '@changesets/read';
import * as z from 'zod';

const run = promisify(execFile);
/** Libraries that every module takes from the shell; a new version of one documents changes of its API. */
const SHARED_LIBRARIES = ['libs/credits', 'libs/supabase', 'libs/ui'];
const packageSchema = z.object({ name: z.string() });
/** Files whose changes don't affect users of the package. */
const UNSEEN = /\.(test\.tsx?|md)$|\/(package|tsconfig)\.json$/;

/** Folders of deployed apps and of shared libraries: each has a version and a changelog. */
async function versionedFolders(repository: string): Promise<string[]> {
  const modules = (await readdir(repository)).filter((name) => name.startsWith('mf-'));
  return ['shell', ...modules.toSorted(), ...SHARED_LIBRARIES];
}

async function changedFiles(repository: string, base: string): Promise<string[]> {
  const { stdout } = await run('git', ['diff', '--name-only', `${base}...HEAD`], {
    cwd: repository,
  });
  return stdout.split('\n').filter((file) => file !== '' && !UNSEEN.test(file));
}

/**
 * Names of versioned packages that changed since a commit without a new changeset.
 * @throws Error when there is no such commit.
 */
export async function missingChangesets(repository: string, base: string): Promise<string[]> {
  const files = await changedFiles(repository, base);
  const changed = (await versionedFolders(repository)).filter((folder) =>
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
