import {
  accessGroupSchema,
  CONTRACT_RANGE,
  type ContractRange,
  contractRangeText,
  type LibraryApis,
  type ModuleVersion,
  missingLibraryExports,
  missingPackages,
  moduleVersionSchema,
  routeKey,
  speaksContract,
} from '@adwright/contracts';
import * as z from 'zod';
import { SHARED_LIBRARIES, SHARED_PACKAGES } from './shared-libraries.ts';

/** A version as a visit runs it. */
export interface RunnableVersion extends Omit<ModuleVersion, 'integrity'> {
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

/** What a shell offers to modules. */
export interface ShellAbilities {
  contracts: ContractRange;
  /** Exports of the shared libraries; undefined where they are not known, and not checked. */
  libraries: LibraryApis | undefined;
  /** Packages that modules share with it, each with its version; not checked where they are not known. */
  packages?: Readonly<Record<string, string>> | undefined;
}

/** The shell that this code is part of. */
export const THIS_SHELL: ShellAbilities = {
  contracts: CONTRACT_RANGE,
  libraries: SHARED_LIBRARIES,
  packages: SHARED_PACKAGES,
};

const contractSchema = z.object({
  manifest: z.object({ contract: z.number(), oldestContract: z.number().optional() }),
});
const routeSchema = z.object({ path: z.string(), access: z.unknown() });
const routesSchema = z.object({ manifest: z.object({ routes: z.array(routeSchema) }) });
const overrideSchema = moduleVersionSchema.extend({
  integrity: moduleVersionSchema.shape.integrity.nullable(),
});

/** The schema of a version: a development server's has no hash, and nothing in the registry may say so. */
export function versionSchema(isOverride: boolean): z.ZodType<RunnableVersion> {
  return isOverride ? overrideSchema : moduleVersionSchema;
}

/** The paths of an entry, as far as they can be read. */
export function pathsOf(entry: unknown): string[] {
  return routesSchema.safeParse(entry).data?.manifest.routes.map(({ path }) => path) ?? [];
}

function contractProblem(
  name: string,
  entry: unknown,
  { contracts }: ShellAbilities,
): VersionProblem | undefined {
  const manifest = contractSchema.safeParse(entry).data?.manifest;
  if (!manifest || speaksContract(contracts, manifest)) return undefined;
  return {
    reason: 'unknown-contract-version',
    detail: `${name} speaks contract version ${manifest.contract}, this shell speaks ${contractRangeText(contracts)}`,
  };
}

function accessProblem(name: string, entry: unknown): VersionProblem | undefined {
  const foreign = routesSchema
    .safeParse(entry)
    .data?.manifest.routes.find(({ access }) => !accessGroupSchema.safeParse(access).success);
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
  shell: ShellAbilities,
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
 * Why a shell does not run a version, whatever else is on the page; undefined when it does.
 *
 * @param entry of the registry, or an override's version.
 */
export function versionProblem(
  name: string,
  entry: unknown,
  isOverride = false,
  shell: ShellAbilities = THIS_SHELL,
): VersionProblem | undefined {
  const early = contractProblem(name, entry, shell) ?? accessProblem(name, entry);
  if (early) return early;
  const parsed = versionSchema(isOverride).safeParse(entry);
  return parsed.success
    ? parsedProblem(name, parsed.data, shell)
    : { reason: 'invalid-entry', detail: `${name}: ${z.prettifyError(parsed.error)}` };
}
