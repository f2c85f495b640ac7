import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runtimeConfigSchema } from '@adwright/contracts';
import { moduleRecordSchema, shellRecordSchema } from '@adwright/contracts/build-record';
import { findFreePorts } from '../../local/src/free-ports.ts';
import { buildLocalUrl } from '../../local/src/ports.ts';
import { startShellHost } from '../../local/src/static-host/shell-host.ts';
import { removeModule } from '../../release/src/deploy.ts';
import { type Destination, readRegistry } from '../../release/src/index.ts';
import { DATA_DIR, MODULE_NAMES, MODULE_URLS, SHELL_URL } from './addresses.ts';
import { buildEdited, type Edit } from './edited-build.ts';
import type { ModuleName } from './registry.ts';
import { openSignedFolder } from './signed-registry.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/** A separate origin and registry for the shell, with the stack's modules and data service. */
export interface OwnShell {
  origin: string;
  destination: Destination;
  close(): Promise<void>;
}

/**
 * Starts a separate host for the shell, so that deploys of the shell do not affect other tests.
 * @param modules modules that this shell's own registry contains; the list should be short, because the release
 * gate visits every page of each module
 */
export async function createOwnShell(modules: readonly ModuleName[]): Promise<OwnShell> {
  const deployed = path.join(DATA_DIR, 'cdn');
  const folder = await createTemporaryFolder('shell');
  for (const name of MODULE_NAMES)
    await symlink(path.join(deployed, name), path.join(folder, name));
  for (const name of ['registry.json', 'registry', 'shell', 'shell-versions', 'shell-canary'])
    await cp(path.join(deployed, name), path.join(folder, name), { recursive: true });
  const store = openSignedFolder(folder);
  for (const name of Object.keys((await readRegistry(store)).modules)) {
    if (!modules.some((kept) => kept === name)) await removeModule(name, store);
  }
  const config = runtimeConfigSchema.parse(await (await fetch(`${SHELL_URL}/config.json`)).json());
  const { shell: port } = await findFreePorts();
  const services = [config.supabaseUrl, ...Object.values(config.webhooks)];
  const host = await startShellHost({
    port,
    distDir: path.join(folder, 'shell'),
    config,
    registryFile: path.join(folder, 'registry.json'),
    sources: () => ({
      modules: Object.values(MODULE_URLS),
      services: [...new Set(services.map((url) => new URL(url).origin))],
      images: [config.supabaseUrl],
    }),
  });
  return {
    origin: buildLocalUrl(port),
    destination: { store, origins: MODULE_URLS },
    close: () => host.close(),
  };
}

const CONTRACT = 'libs/contracts/src/remote-module.ts';

/**
 * Builds the shell or a module with another contract version.
 * @param edits further edits of the source files
 */
export async function buildAtContract(
  name: ModuleName | 'shell',
  contract: number,
  edits: readonly Edit[] = [],
): Promise<string> {
  const raised = {
    file: CONTRACT,
    from: 'CONTRACT_VERSION = 1',
    to: `CONTRACT_VERSION = ${contract}`,
  };
  const folder = await buildEdited(name, [raised, ...edits]);
  await recordContract(folder, name, contract);
  return folder;
}

/**
 * Copies a build of the shell, with another contract version in the copy's record. The copy is for checks that
 * read only the record of a build.
 */
export async function recordedAtContract(build: string, contract: number): Promise<string> {
  const folder = await createTemporaryFolder('shell');
  await cp(build, folder, { recursive: true });
  await recordContract(folder, 'shell', contract);
  return folder;
}

/**
 * Writes a contract version into the record of a finished build. Otherwise the record would contain the version
 * in the unedited sources, because the build reads the version from there.
 */
async function recordContract(
  folder: string,
  name: ModuleName | 'shell',
  contract: number,
): Promise<void> {
  const file = path.join(folder, 'dist', name === 'shell' ? 'shell.json' : 'module.json');
  const text: unknown = JSON.parse(await readFile(file, 'utf8'));
  const record =
    name === 'shell'
      ? { ...shellRecordSchema.parse(text), contract, oldestContract: Math.max(1, contract - 1) }
      : setContract(moduleRecordSchema.parse(text), contract);
  await writeFile(file, JSON.stringify(record));
}

function setContract(record: ReturnType<typeof moduleRecordSchema.parse>, contract: number) {
  return { ...record, manifest: { ...record.manifest, contract } };
}
