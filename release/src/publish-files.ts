import {
  libraryApisSchema,
  type ModuleVersion,
  moduleManifestSchema,
  packageRangesSchema,
} from '@adwright/contracts';
import * as z from 'zod';
import type { BuiltModule } from './built-module.ts';
import { readCurrentCommit } from './current-commit.ts';
import { FOREVER, getContentType } from './served-headers.ts';
import type { ReleaseStore, StoredFile } from './store/release-store.ts';
import { readStored } from './stored-json.ts';

/** Name of a file beside a version's files, which records the version's commit and content. */
const BUILD_FILE = 'build.json';

/** Fields of a version's build record that the tool reads; older records lack some fields. */
const buildRecordSchema = z.object({
  version: z.string(),
  commit: z.string().optional(),
  requires: packageRangesSchema.default({}),
  libraries: libraryApisSchema.default({}),
  manifest: moduleManifestSchema.optional(),
  entry: z.string().optional(),
  preload: z.array(z.string()).default([]),
  files: z.array(z.object({ path: z.string(), integrity: z.string() })),
});
type BuildRecord = z.infer<typeof buildRecordSchema>;

function recordKey(name: string, version: string): string {
  return `${name}/${version}/${BUILD_FILE}`;
}

/**
 * Reads the build record of an uploaded version from the store.
 *
 * @returns undefined when the store does not have the complete version.
 */
export async function readBuildRecord(
  name: string,
  version: string,
  store: ReleaseStore,
): Promise<BuildRecord | undefined> {
  const key = recordKey(name, version);
  return readStored<BuildRecord | undefined>(
    await store.read(key),
    buildRecordSchema,
    undefined,
    `${store.address}/${key}`,
  );
}

/**
 * Returns a stored version in the format of a registry entry.
 * @param origin origin that serves the module's versions.
 * @returns undefined when the store does not have the version, or the version's record lacks fields because of
 * its age.
 */
export async function readReleasedVersion(
  name: string,
  version: string,
  store: ReleaseStore,
  origin: string,
): Promise<ModuleVersion | undefined> {
  const record = await readBuildRecord(name, version, store);
  if (!record?.manifest || record.entry === undefined) return undefined;
  const { entry, files, libraries, manifest, preload, requires } = record;
  const integrities = new Map(files.map((file) => [file.path, file.integrity]));
  const at = (path: string) => `${origin}/${version}/${path}`;
  const integrityOfFile = (path: string) => {
    const integrity = integrities.get(path);
    if (!integrity) throw new Error(`The record of ${name} ${version} does not list ${path}`);
    return integrity;
  };
  return {
    version,
    entry: at(entry),
    integrity: integrityOfFile(entry),
    preload: preload.map((path) => ({ url: at(path), integrity: integrityOfFile(path) })),
    manifest,
    libraries,
    requires,
  };
}

function buildRecord(built: BuiltModule): string {
  const { name, version, manifest, requires, libraries, entryGzipBytes, files } = built;
  const record = {
    name,
    version,
    commit: readCurrentCommit(),
    contract: manifest.contract,
    requires,
    libraries,
    manifest,
    entry: built.entry.path,
    preload: built.preload.map(({ path }) => path),
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
 * Uploads a build under its version, together with a build record. An already uploaded version stays unchanged:
 * versions never change.
 */
export async function publishFiles(built: BuiltModule, store: ReleaseStore): Promise<void> {
  if (await store.read(recordKey(built.name, built.version))) return;
  const stored = (key: string, content: Buffer): StoredFile => ({
    key: `${built.name}/${built.version}/${key}`,
    content,
    contentType: getContentType(key),
    cacheControl: FOREVER,
  });
  await store.publish(built.files.map(({ path, content }) => stored(path, content)));
  // The record is written last, so that its existence shows that the version is complete.
  await store.publish([stored(BUILD_FILE, Buffer.from(buildRecord(built)))]);
}
