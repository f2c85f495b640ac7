import { execFileSync } from 'node:child_process';
import * as z from 'zod';
import type { BuiltModule } from './built-module.ts';
import { contentTypeOf, FOREVER } from './served-headers.ts';
import type { ReleaseStore, StoredFile } from './store/release-store.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

/** Beside the files of a version: what it was built from and what it holds. */
const BUILD_FILE = 'build.json';

const buildRecordSchema = z.object({
  files: z.array(z.object({ path: z.string(), integrity: z.string() })),
});

function recordKey(name: string, version: string): string {
  return `${name}/${version}/${BUILD_FILE}`;
}

/**
 * What the files of a version that was put are.
 *
 * @returns undefined where the store has no such version, or not the whole of it.
 */
export async function releasedFiles(
  name: string,
  version: string,
  store: ReleaseStore,
): Promise<z.infer<typeof buildRecordSchema>['files'] | undefined> {
  const record = await store.read(recordKey(name, version));
  return record && buildRecordSchema.parse(JSON.parse(record.text)).files;
}

/** The commit that is checked out; `unknown` outside of a repository. */
function currentCommit(): string {
  try {
    const options = { cwd: WORKSPACE_ROOT, encoding: 'utf8', stdio: 'pipe' } as const;
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
    const changes = execFileSync('git', ['status', '--porcelain'], options).trim();
    return changes ? `${commit} with changes` : commit;
  } catch {
    return 'unknown';
  }
}

function buildRecord(built: BuiltModule): string {
  const { name, version, manifest, requires, entryGzipBytes, files } = built;
  const record = {
    name,
    version,
    commit: currentCommit(),
    contract: manifest.contract,
    requires,
    entryGzipBytes,
    files: files.map(({ path, content, integrity }) => ({
      path,
      bytes: content.byteLength,
      integrity,
    })),
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

/**
 * Puts a build under its version, with a record of it. A version that is there already stays as it is: versions never
 * change.
 */
export async function publishFiles(built: BuiltModule, store: ReleaseStore): Promise<void> {
  if (await store.read(recordKey(built.name, built.version))) return;
  const stored = (key: string, content: Buffer): StoredFile => ({
    key: `${built.name}/${built.version}/${key}`,
    content,
    contentType: contentTypeOf(key),
    cacheControl: FOREVER,
  });
  await store.publish(built.files.map(({ path, content }) => stored(path, content)));
  // Last, so that a version which has it is whole.
  await store.publish([stored(BUILD_FILE, Buffer.from(buildRecord(built)))]);
}
