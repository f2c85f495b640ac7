import { type RegistryFile, registryShellSchema } from '@adwright/contracts';
import { type ShellRecord, shellRecordSchema } from '@adwright/contracts/build-record';
import { shellFileKey } from './shell-files.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { readStored } from './stored-json.ts';
import { type JudgedShell, SHELL_OF_THIS_REPOSITORY } from './verify.ts';

/** The record of a shell's version in the store; undefined when it is missing. */
export async function releasedShellRecord(
  version: string,
  store: ReleaseStore,
): Promise<ShellRecord | undefined> {
  const key = shellFileKey(version, 'shell.json');
  return readStored<ShellRecord | undefined>(
    await store.read(key),
    shellRecordSchema,
    undefined,
    `${store.address}/${key}`,
  );
}

/**
 * Every shell that a visitor may get: the live one and its canary.
 *
 * @param served the record that the live shell serves, if it was requested.
 */
export async function visitorShells(
  { shell }: Pick<RegistryFile, 'shell'>,
  store: ReleaseStore,
  served?: ShellRecord,
): Promise<JudgedShell[]> {
  const entry = registryShellSchema.safeParse(shell).data;
  const live = served ?? (entry && (await releasedShellRecord(entry.version, store)));
  const canary = entry?.canary && (await releasedShellRecord(entry.canary.version, store));
  return [
    live ? { name: 'the shell', record: live } : SHELL_OF_THIS_REPOSITORY,
    ...(canary ? [{ name: 'the shell’s canary', record: canary }] : []),
  ];
}
