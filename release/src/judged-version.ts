import { isDeepStrictEqual } from 'node:util';
import type { ModuleVersion } from '@adwright/contracts';
import { readBuildRecord } from './publish-files.ts';
import type { ReleaseStore } from './store/release-store.ts';
import type { JudgedVersion } from './verify.ts';

/**
 * Returns what a module's version requires of a shell, from its build record, or from the registry if the
 * record is missing.
 */
export async function readJudgedVersion(
  module: string,
  { version, manifest, libraries = {}, requires = {} }: ModuleVersion,
  store: ReleaseStore,
): Promise<JudgedVersion> {
  const record = await readBuildRecord(module, version, store);
  return { name: module, version, manifest, requires: record?.requires ?? requires, libraries };
}

/**
 * Returns the shared packages for which a version's registry entry and its build state different ranges. Shells
 * trust the registry, so the registry's entry and the build must agree.
 */
export async function findContradictions(
  module: string,
  { version, requires }: ModuleVersion,
  store: ReleaseStore,
): Promise<string[]> {
  const record = await readBuildRecord(module, version, store);
  if (!record || requires === undefined || isDeepStrictEqual(requires, record.requires)) return [];
  const names = [...new Set([...Object.keys(requires), ...Object.keys(record.requires)])];
  return names.flatMap((name) => {
    const [stated, built] = [requires[name] ?? 'none', record.requires[name] ?? 'none'];
    return stated === built
      ? []
      : [`the entry says that it needs ${name} ${stated}, its build says ${built}`];
  });
}
