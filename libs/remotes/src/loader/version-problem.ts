import * as z from 'zod';
import {
  type ContractRange,
  formatContractRange,
  isInContractRange,
} from '../schemas/contract-range.ts';
import {
  type LibraryApis,
  listMissingExports,
  listMissingPackages,
} from '../schemas/library-api.ts';
import { getRouteKey, type RemoteManifest } from '../schemas/manifest.ts';
import { createRegistrySchemas, type ModuleVersionOf } from '../schemas/registry.ts';

/** A version of a module that a visit can run. */
export interface RunnableVersion<Manifest extends RemoteManifest = RemoteManifest>
  extends Omit<ModuleVersionOf<Manifest>, 'integrity'> {
  /**
   * Subresource Integrity hash of the entry script. The hash is null for a development server, because its
   * entry script changes with each save. A version in the registry must have a hash.
   */
  integrity: string | null;
}

/** Reasons why the shell does not run a version of a module. */
export type RefusalReason =
  | 'invalid-entry'
  | 'unknown-contract-version'
  | 'unknown-access-group'
  | 'missing-library-export'
  | 'unsuitable-package'
  | 'name-mismatch'
  | 'duplicate-path';

/** The reason for refusing a version, as a sentence for the module's team. */
export interface VersionProblem {
  reason: RefusalReason;
  detail: string;
}

/** Contract versions that the host supports, and the packages that the host provides to modules. */
export interface Host<Manifest extends RemoteManifest = RemoteManifest> {
  /** Schema of the product's manifests. */
  manifest: z.ZodType<Manifest>;
  contracts: ContractRange;
  /** Names of the access groups of visitors that the host supports. */
  accessGroups: readonly string[];
  /** Paths that the host itself serves, which no module may claim. */
  paths: readonly string[];
  /**
   * Exports of the shared libraries that the host provides. If they are undefined, the host doesn't check
   * modules for missing exports.
   */
  libraries?: LibraryApis | undefined;
  /**
   * Packages that the host shares with modules, each with its version. If they are undefined, the host
   * doesn't check modules for missing packages.
   */
  packages?: Readonly<Record<string, string>> | undefined;
}

const contractSchema = z.object({
  manifest: z.object({ contract: z.number(), oldestContract: z.number().optional() }),
});
const routeSchema = z.object({ path: z.string(), access: z.unknown() });
const routesSchema = z.object({ manifest: z.object({ routes: z.array(routeSchema) }) });

/**
 * Returns the schema of a module version for the loader. An override from a development server has no hash, but
 * a version in the registry must have a hash.
 */
export function createVersionSchema<Manifest extends RemoteManifest>(
  { manifest }: Pick<Host<Manifest>, 'manifest'>,
  isOverride: boolean,
): z.ZodType<RunnableVersion<Manifest>> {
  const { moduleVersionSchema } = createRegistrySchemas(manifest);
  return isOverride
    ? moduleVersionSchema.extend({ integrity: moduleVersionSchema.shape.integrity.nullable() })
    : moduleVersionSchema;
}

/** Returns the route paths in a version's entry; empty if the entry is invalid. */
export function readPaths(entry: unknown): string[] {
  return routesSchema.safeParse(entry).data?.manifest.routes.map(({ path }) => path) ?? [];
}

function findContractProblem(
  name: string,
  entry: unknown,
  { contracts }: Pick<Host, 'contracts'>,
): VersionProblem | undefined {
  const manifest = contractSchema.safeParse(entry).data?.manifest;
  if (!manifest || isInContractRange(contracts, manifest)) return undefined;
  return {
    reason: 'unknown-contract-version',
    detail: `${name} uses contract version ${manifest.contract}, this shell supports ${formatContractRange(contracts)}`,
  };
}

function findAccessProblem(
  name: string,
  entry: unknown,
  { accessGroups }: Pick<Host, 'accessGroups'>,
): VersionProblem | undefined {
  const foreign = routesSchema
    .safeParse(entry)
    .data?.manifest.routes.find(
      ({ access }) => typeof access !== 'string' || !accessGroups.includes(access),
    );
  return (
    foreign && {
      reason: 'unknown-access-group',
      detail: `${name} guards ${foreign.path} by the unknown access group ${JSON.stringify(foreign.access)}`,
    }
  );
}

function findParsedProblem(
  name: string,
  { manifest, libraries = {}, requires = {} }: RunnableVersion,
  shell: Pick<Host, 'libraries' | 'packages'>,
): VersionProblem | undefined {
  if (manifest.name !== name) {
    return {
      reason: 'name-mismatch',
      detail: `the entry of ${name} holds the manifest of ${manifest.name}`,
    };
  }
  const keys = manifest.routes.map(({ path }) => getRouteKey(path));
  const twice = manifest.routes.find((_route, index) => keys.indexOf(keys[index] ?? '') !== index);
  if (twice) {
    return {
      reason: 'duplicate-path',
      detail: `${name} claims ${twice.path}, which belongs to ${name}`,
    };
  }
  const [missing] = shell.libraries ? listMissingExports(libraries, shell.libraries) : [];
  if (missing) return { reason: 'missing-library-export', detail: `${name}: ${missing}` };
  const [unsuitable] = shell.packages ? listMissingPackages(requires, shell.packages) : [];
  return unsuitable
    ? { reason: 'unsuitable-package', detail: `${name}: ${unsuitable}` }
    : undefined;
}

/**
 * Returns the reason why a host refuses a version, without considering other modules. Returns undefined when
 * the host accepts the version.
 *
 * @param entry the version's entry in the registry, or an override's version
 */
export function findVersionProblem<Manifest extends RemoteManifest>(
  name: string,
  entry: unknown,
  host: Host<Manifest>,
  isOverride = false,
): VersionProblem | undefined {
  const early = findContractProblem(name, entry, host) ?? findAccessProblem(name, entry, host);
  if (early) return early;
  const parsed = createVersionSchema(host, isOverride).safeParse(entry);
  return parsed.success
    ? findParsedProblem(name, parsed.data, host)
    : { reason: 'invalid-entry', detail: `${name}: ${z.prettifyError(parsed.error)}` };
}
