import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  CONTRACT_VERSION,
  type RegistryFile,
  registryModuleSchema,
  routeKey,
  SHELL_PATHS,
} from '@adwright/contracts';
import { type BuiltModule, ENTRY_FILE } from './built-module.ts';

/** Every page of a module waits for its entry; the largest of ours is at 17 kB. */
const MAX_ENTRY_GZIP_BYTES = 24 * 1024;

/** The module does not fit what is live. The message names each reason. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
}

function contractProblems({ manifest }: BuiltModule): string[] {
  return manifest.contract === CONTRACT_VERSION
    ? []
    : [`it speaks contract version ${manifest.contract}, the shell speaks ${CONTRACT_VERSION}`];
}

function routeProblems({ name, manifest }: BuiltModule, { modules }: RegistryFile): string[] {
  const owners = new Map(SHELL_PATHS.map((path) => [routeKey(path), 'the shell']));
  for (const [other, entry] of Object.entries(modules)) {
    if (other === name) continue;
    const routes = registryModuleSchema.safeParse(entry).data?.manifest.routes ?? [];
    for (const { path } of routes) owners.set(routeKey(path), other);
  }
  return manifest.routes.flatMap(({ path }) => {
    const key = routeKey(path);
    const owner = owners.get(key);
    owners.set(key, 'itself');
    return owner ? [`it claims ${path}, which belongs to ${owner}`] : [];
  });
}

async function sizeProblems({ folder }: BuiltModule): Promise<string[]> {
  const bytes = gzipSync(await readFile(join(folder, ENTRY_FILE))).byteLength;
  return bytes > MAX_ENTRY_GZIP_BYTES
    ? [`its entry takes ${bytes} bytes gzipped, more than ${MAX_ENTRY_GZIP_BYTES}`]
    : [];
}

/**
 * The gate before a module goes anywhere: what the shell would refuse at run time is refused here.
 *
 * @throws VerificationError
 */
export async function verifyModule(built: BuiltModule, registry: RegistryFile): Promise<void> {
  const problems = [
    ...contractProblems(built),
    ...routeProblems(built, registry),
    ...(await sizeProblems(built)),
  ];
  if (problems.length === 0) return;
  throw new VerificationError(
    `${built.name} ${built.version} does not fit what is live:\n  ${problems.join('\n  ')}`,
  );
}
