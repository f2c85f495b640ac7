import { type RegistryFile, registryShellSchema } from '@adwright/contracts';
import { type ShellRecord, shellRecordSchema } from '@adwright/contracts/build-record';
import { getShellFileKey } from './shell-files.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { readStored } from './stored-json.ts';
import { type JudgedShell, SHELL_OF_THIS_REPOSITORY } from './verify.ts';

/** Reads the record of a released shell version from the store; undefined when the record is missing. */
export async function readReleasedShellRecord(
  version: string,
  store: ReleaseStore,
): Promise<ShellRecord | undefined> {
  const key = getShellFileKey(version, 'shell.json');
  return readStored<ShellRecord | undefined>(
    await store.read(key),
    shellRecordSchema,
    undefined,
    `${store.address}/${key}`,
  );
}

/**
 * Lists every shell that a visitor can get: the live shell and its canary.
 *
 * @param served record that the live shell serves, if the caller has requested it.
 */
export async function listVisitorShells(
  { shell }: Pick<RegistryFile, 'shell'>,
  store: ReleaseStore,
  served?: ShellRecord,
): Promise<JudgedShell[]> {
  const entry = registryShellSchema.safeParse(shell).data;
  const live = served ?? (entry && (await readReleasedShellRecord(entry.version, store)));
  const canary = entry?.canary && (await readReleasedShellRecord(entry.canary.version, store));
  return [
    live ? { name: 'the shell', record: live } : SHELL_OF_THIS_REPOSITORY,
    ...(canary ? [{ name: 'the shell’s canary', record: canary }] : []),
  ];
}
