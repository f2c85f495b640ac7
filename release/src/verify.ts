import {
  CONTRACT_VERSION,
  type RegistryFile,
  registryModuleSchema,
  routeKey,
  SHELL_PATHS,
  type ShellRecord,
} from '@adwright/contracts';
import semver from 'semver';
import type { BuiltModule } from './built-module.ts';

/** Every page of a module waits for its entry; the largest of ours is at 17 kB. */
const MAX_ENTRY_GZIP_BYTES = 24 * 1024;

/** The module does not fit what is live. The message names each reason. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
  readonly problems: readonly string[];

  constructor({ name, version }: BuiltModule, problems: readonly string[]) {
    super(`${name} ${version} does not fit what is live:\n  ${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

function contractProblems({ manifest }: BuiltModule, spoken: number): string[] {
  return manifest.contract === spoken
    ? []
    : [`it speaks contract version ${manifest.contract}, the shell speaks ${spoken}`];
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

function sizeProblems({ entryGzipBytes: bytes }: BuiltModule): string[] {
  return bytes > MAX_ENTRY_GZIP_BYTES
    ? [`its entry takes ${bytes} bytes gzipped, more than ${MAX_ENTRY_GZIP_BYTES}`]
    : [];
}

/** What the module takes from the shell and the shell does not have, or has at a version that will not do. */
function sharedProblems({ requires }: BuiltModule, { provides }: ShellRecord): string[] {
  return Object.entries(requires).flatMap(([name, range]) => {
    const provided = provides[name];
    if (!provided) return [`it needs ${name} ${range} from the shell, which does not bring it`];
    return semver.satisfies(provided, range, { includePrerelease: true })
      ? []
      : [`it needs ${name} ${range}, the shell brings ${provided}`];
  });
}

/**
 * Why the shell would refuse a build at run time, as far as its files tell; empty when it would not.
 *
 * @param registry what is live, or is about to be.
 * @param shell what the live shell says of itself; without it, the contract of this repository is taken for its own.
 */
export function problemsOf(
  built: BuiltModule,
  registry: RegistryFile,
  shell?: ShellRecord,
): string[] {
  return [
    ...contractProblems(built, shell?.contract ?? CONTRACT_VERSION),
    ...routeProblems(built, registry),
    ...sizeProblems(built),
    ...(shell ? sharedProblems(built, shell) : []),
  ];
}
