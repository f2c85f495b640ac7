import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { visitPages } from '../gate/index.ts';
import {
  buildVersionEntry,
  createSigningKey,
  exportPublicKey,
  readBuiltModule,
  readSigningKey,
} from '../release/index.ts';
import {
  createRegistrySchemas,
  type RegistryFile,
  type RegistryModuleOf,
  registrySchema,
} from '../src/schemas/index.ts';
import { signRegistry, verifyRegistry } from '../src/signed-registry.ts';
import { type Manifest, manifestSchema } from './host/contract.ts';

const { registryModuleSchema } = createRegistrySchemas(manifestSchema);

/** Folders to which remotes are released, and the key that signs the registry. */
export interface Releases {
  /** Folder that the host's server serves: the host's pages, registry.json and key.json. */
  hostFolder: string;
  /** Folder that the remotes' server serves, with the files of each remote in `<module>/<version>/`. */
  remotesFolder: string;
  remotesOrigin: string;
  /** The private key that signs the registry. */
  secret: string;
}

/**
 * Creates a signing key for this run, and returns the private key. The host serves the public key as a file.
 */
export async function createKey(hostFolder: string): Promise<string> {
  const { secret, publicKey } = createSigningKey();
  await writeFile(path.join(hostFolder, 'key.json'), JSON.stringify(publicKey));
  return secret;
}

async function readRegistry({ hostFolder, secret }: Releases): Promise<RegistryFile> {
  const file = path.join(hostFolder, 'registry.json');
  if (!existsSync(file)) return { generation: 0, modules: {} };
  const key = exportPublicKey(readSigningKey(secret, 'The key'));
  return registrySchema.parse(await verifyRegistry(await readFile(file, 'utf8'), key));
}

async function writeRegistry(registry: RegistryFile, releases: Releases): Promise<void> {
  const key = readSigningKey(releases.secret, 'The key');
  await writeFile(
    path.join(releases.hostFolder, 'registry.json'),
    await signRegistry(registry, key),
  );
}

function listManifests({ modules }: RegistryFile): Manifest[] {
  return Object.values(modules).map((entry) => registryModuleSchema.parse(entry).manifest);
}

/**
 * Deploys a built remote and adds it to the registry. If the new version fails in the browser, visitors get the
 * previous version.
 *
 * @param folder folder with the remote's package.json and `dist`
 */
export async function release(folder: string, releases: Releases): Promise<void> {
  const built = await readBuiltModule(folder, manifestSchema);
  const target = path.join(releases.remotesFolder, built.name, built.version);
  for (const { path: file, content } of built.files) {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await writeFile(path.join(target, file), content);
  }
  const registry = await readRegistry(releases);
  const live = registryModuleSchema.safeParse(registry.modules[built.name]).data;
  const { previous: _earlier, ...before }: Partial<RegistryModuleOf<Manifest>> = live ?? {};
  const version = buildVersionEntry(built, `${releases.remotesOrigin}/${built.name}`);
  const entry = live ? { ...version, previous: before } : version;
  const modules = { ...registry.modules, [built.name]: entry };
  await writeRegistry({ generation: registry.generation + 1, modules }, releases);
}

/**
 * Visits every page of every module in a browser.
 * @returns one one line for each fault
 */
export async function runGate(
  browser: Browser,
  hostOrigin: string,
  releases: Releases,
): Promise<string[]> {
  const manifests = listManifests(await readRegistry(releases));
  return visitPages(
    manifests.flatMap(({ routes }) => routes),
    {
      host: {
        origin: hostOrigin,
        ownPage: '/',
        failureHeadings: ['This page is unavailable right now', 'Not found'],
      },
      manifests,
      kindOf: () => 'visitor',
      mayOpen: () => true,
      openContext: async () => {
        const context = await browser.newContext();
        await context.clock.install();
        return context;
      },
    },
  );
}
