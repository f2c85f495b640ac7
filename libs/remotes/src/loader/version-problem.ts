import * as z from 'zod';
import {
  type ContractRange,
  contractRangeText,
  speaksContract,
} from '../schemas/contract-range.ts';
import {
  type LibraryApis,
  missingLibraryExports,
  missingPackages,
} from '../schemas/library-api.ts';
import { type RemoteManifest, routeKey } from '../schemas/manifest.ts';
import { type ModuleVersionOf, registrySchemasOf } from '../schemas/registry.ts';

/** A version as a visit runs it. */
export interface RunnableVersion<Manifest extends RemoteManifest = RemoteManifest>
  extends Omit<ModuleVersionOf<Manifest>, 'integrity'> {
  /** null for a development server, whose entry changes with each save. Nothing in the registry can say so. */
  integrity: string | null;
}

/** Why the shell does not run a version of a module. */
export type RefusalReason =
  | 'invalid-entry'
  | 'unknown-contract-version'
  | 'unknown-access-group'
  | 'missing-library-export'
  | 'unsuitable-package'
  | 'name-mismatch'
  | 'duplicate-path';

/** Why a version is not run, in a sentence for its team. */
export interface VersionProblem {
  reason: RefusalReason;
  detail: string;
}

/** What a host runs, and what it offers to modules. */
export interface Host<Manifest extends RemoteManifest = RemoteManifest> {
  /** What its modules say of themselves. */
  manifest: z.ZodType<Manifest>;
  contracts: ContractRange;
  /** Groups of visitors that it can tell apart. */
  accessGroups: readonly string[];
  /** Paths that it answers itself; no module may claim them. */
  paths: readonly string[];
  /** Exports of the shared libraries; undefined where they are not known, and not checked. */
  libraries?: LibraryApis | undefined;
  /** Packages that modules share with it, each with its version; not checked where they are not known. */
  packages?: Readonly<Record<string, string>> | undefined;
}

const contractSchema = z.object({
  manifest: z.object({ contract: z.number(), oldestContract: z.number().optional() }),
});
const routeSchema = z.object({ path: z.string(), access: z.unknown() });
const routesSchema = z.object({ manifest: z.object({ routes: z.array(routeSchema) }) });

/** The schema of a version: a development server's has no hash, and nothing in the registry may say so. */
export function versionSchema<Manifest extends RemoteManifest>(
  { manifest }: Pick<Host<Manifest>, 'manifest'>,
  isOverride: boolean,
): z.ZodType<RunnableVersion<Manifest>> {
  const { moduleVersionSchema } = registrySchemasOf(manifest);
  return isOverride
    ? moduleVersionSchema.extend({ integrity: moduleVersionSchema.shape.integrity.nullable() })
    : moduleVersionSchema;
}

/** The paths of an entry, as far as they can be read. */
export function pathsOf(entry: unknown): string[] {
  return routesSchema.safeParse(entry).data?.manifest.routes.map(({ path }) => path) ?? [];
}

function contractProblem(
  name: string,
  entry: unknown,
  { contracts }: Pick<Host, 'contracts'>,
): VersionProblem | undefined {
  const manifest = contractSchema.safeParse(entry).data?.manifest;
  if (!manifest || speaksContract(contracts, manifest)) return undefined;
  return {
    reason: 'unknown-contract-version',
    detail: `${name} speaks contract version ${manifest.contract}, this shell speaks ${contractRangeText(contracts)}`,
  };
}

function accessProblem(
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

function parsedProblem(
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
  const keys = manifest.routes.map(({ path }) => routeKey(path));
  const twice = manifest.routes.find((_route, index) => keys.indexOf(keys[index] ?? '') !== index);
  if (twice) {
    return {
      reason: 'duplicate-path',
      detail: `${name} claims ${twice.path}, which belongs to ${name}`,
    };
  }
  const [missing] = shell.libraries ? missingLibraryExports(libraries, shell.libraries) : [];
  if (missing) return { reason: 'missing-library-export', detail: `${name}: ${missing}` };
  const [unsuitable] = shell.packages ? missingPackages(requires, shell.packages) : [];
  return unsuitable
    ? { reason: 'unsuitable-package', detail: `${name}: ${unsuitable}` }
    : undefined;
}

/**
 * Why a host does not run a version, whatever else is on the page; undefined when it does.
 *
 * @param entry of the registry, or an override's version.
 */
export function versionProblem<Manifest extends RemoteManifest>(
  name: string,
  entry: unknown,
  host: Host<Manifest>,
  isOverride = false,
): VersionProblem | undefined {
  const early = contractProblem(name, entry, host) ?? accessProblem(name, entry, host);
  if (early) return early;
  const parsed = versionSchema(host, isOverride).safeParse(entry);
  return parsed.success
    ? parsedProblem(name, parsed.data, host)
    : { reason: 'invalid-entry', detail: `${name}: ${z.prettifyError(parsed.error)}` };
}
