import {
  accessGroupSchema,
  CONTRACT_VERSION,
  type ModuleVersion,
  moduleVersionSchema,
  type RegistryFile,
  registrySchema,
  routeKey,
  SHELL_PATHS,
} from '@adwright/contracts';
import * as z from 'zod';

/** A version as a visit runs it. */
export interface RunnableVersion extends Omit<ModuleVersion, 'integrity'> {
  /** null for a development server, whose entry changes with each save. Nothing in the registry can say so. */
  integrity: string | null;
}

/**
 * Why a visit runs a version: it is live, it is tried out on some visitors, this tab has asked for it, or it was live when
 * the registry was last in order.
 */
export type VersionSource = 'live' | 'canary' | 'override' | 'kept';

/** A module whose registry entry is in order. */
export interface AcceptedModule {
  name: string;
  current: RunnableVersion;
  source: VersionSource;
  /** The version before it, where there is one that the shell could run. */
  previous: ModuleVersion | undefined;
}

/** Why the shell does not run a module of the registry. */
type RefusalReason =
  | 'invalid-entry'
  | 'unknown-contract-version'
  | 'unknown-access-group'
  | 'name-mismatch'
  | 'duplicate-path';

interface Problem {
  reason: RefusalReason;
  detail: string;
}

/** A module of the registry that the shell does not run. Its paths, as far as they can be read, show why. */
export interface Refusal {
  module: string;
  reason: RefusalReason;
  detail: string;
  paths: string[];
  /** True where a kept entry runs in its place. */
  replaced: boolean;
}

export interface Registry {
  generation: number;
  modules: AcceptedModule[];
  refusals: Refusal[];
}

const contractSchema = z.object({ manifest: z.object({ contract: z.number() }) });
const routeSchema = z.object({ path: z.string(), access: z.unknown() });
const routesSchema = z.object({ manifest: z.object({ routes: z.array(routeSchema) }) });
const overrideSchema = moduleVersionSchema.extend({
  integrity: moduleVersionSchema.shape.integrity.nullable(),
});
const canarySchema = z.object({
  canary: moduleVersionSchema.extend({ percent: z.number() }),
});
const previousSchema = z.object({ previous: moduleVersionSchema });

function versionProblem(
  name: string,
  entry: unknown,
  schema: z.ZodType<RunnableVersion> = moduleVersionSchema,
): Problem | undefined {
  const contract = contractSchema.safeParse(entry);
  if (contract.success && contract.data.manifest.contract !== CONTRACT_VERSION) {
    const { contract: version } = contract.data.manifest;
    return {
      reason: 'unknown-contract-version',
      detail: `${name} speaks contract version ${version}, this shell speaks ${CONTRACT_VERSION}`,
    };
  }
  const foreign = routesSchema
    .safeParse(entry)
    .data?.manifest.routes.find((route) => !accessGroupSchema.safeParse(route.access).success);
  if (foreign) {
    return {
      reason: 'unknown-access-group',
      detail: `${name} guards ${foreign.path} by the unknown access group ${JSON.stringify(foreign.access)}`,
    };
  }
  const parsed = schema.safeParse(entry);
  if (!parsed.success) {
    return { reason: 'invalid-entry', detail: `${name}: ${z.prettifyError(parsed.error)}` };
  }
  if (parsed.data.manifest.name !== name) {
    return {
      reason: 'name-mismatch',
      detail: `the entry of ${name} holds the manifest of ${parsed.data.manifest.name}`,
    };
  }
  return undefined;
}

function readPrevious(name: string, entry: unknown): ModuleVersion | undefined {
  const previous = previousSchema.safeParse(entry).data?.previous;
  return previous && !versionProblem(name, previous) ? previous : undefined;
}

/** What of the registry this visit takes; without it, every module's live version. */
export interface VisitChoice {
  /** True when this visitor is among the given percentage, and this canary has not failed here before. */
  isInCanary?: (canary: { module: string; version: string; percent: number }) => boolean;
  /** Versions that a tester has put in place of the live ones. */
  overrides?: Readonly<Record<string, RunnableVersion>>;
  /** Entries that were live when the registry was last in order, for modules whose live entry is not. */
  kept?: RegistryFile['modules'];
}

/** An entry that a visit may run, and why. */
interface Candidate {
  entry: unknown;
  source: VersionSource;
}

/**
 * The entry that this visit runs; the live version stays as the one to fall back to. A development server has none: its
 * developer wants to see what is broken.
 */
function chooseEntry(name: string, entry: unknown, choice: VisitChoice): Candidate {
  const override = choice.overrides?.[name];
  if (override) {
    const fallback = override.integrity === null ? {} : { previous: entry };
    return { entry: { ...override, ...fallback }, source: 'override' };
  }
  const canary = canarySchema.safeParse(entry).data?.canary;
  const takesCanary =
    canary && !versionProblem(name, canary) && choice.isInCanary?.({ module: name, ...canary });
  return takesCanary
    ? { entry: { ...canary, previous: entry }, source: 'canary' }
    : { entry, source: 'live' };
}

function schemaOf({ source }: Candidate): z.ZodType<RunnableVersion> {
  return source === 'override' ? overrideSchema : moduleVersionSchema;
}

/** The paths of an entry, as far as they can be read. */
function pathsOf(entry: unknown): string[] {
  return routesSchema.safeParse(entry).data?.manifest.routes.map(({ path }) => path) ?? [];
}

/** @param owners of the paths that are taken, by their keys. */
function candidateProblem(
  name: string,
  candidate: Candidate,
  owners: ReadonlyMap<string, string>,
): Problem | undefined {
  const problem = versionProblem(name, candidate.entry, schemaOf(candidate));
  if (problem) return problem;
  const paths = pathsOf(candidate.entry);
  const keys = paths.map(routeKey);
  const taken = paths.find((path, index) => {
    const key = routeKey(path);
    return owners.has(key) || keys.indexOf(key) !== index;
  });
  if (taken === undefined) return undefined;
  const owner = owners.get(routeKey(taken)) ?? name;
  return {
    reason: 'duplicate-path',
    detail: `${name} claims ${taken}, which belongs to ${owner}`,
  };
}

/**
 * Reads registry.json module by module, so that one bad entry costs its own module only. A module whose live entry is not
 * in order runs its kept one.
 *
 * @param json the parsed file.
 * @throws ZodError when the file as a whole is no registry.
 */
export function parseRegistry(json: unknown, choice: VisitChoice = {}): Registry {
  const file = registrySchema.parse(json);
  const owners = new Map(SHELL_PATHS.map((path) => [routeKey(path), 'the shell']));
  const registry: Registry = { generation: file.generation, modules: [], refusals: [] };

  // A new module may be under development before it is deployed.
  const names = new Set([...Object.keys(file.modules), ...Object.keys(choice.overrides ?? {})]);
  for (const name of names) {
    const chosen = chooseEntry(name, file.modules[name], choice);
    const problem = candidateProblem(name, chosen, owners);
    const candidates: Candidate[] = [chosen];
    // A tester wants to see what is wrong with the version that they asked for.
    if (problem && chosen.source !== 'override') {
      candidates.push({ entry: choice.kept?.[name], source: 'kept' });
    }
    const taken = candidates.find((candidate) => !candidateProblem(name, candidate, owners));
    if (taken) {
      for (const path of pathsOf(taken.entry)) owners.set(routeKey(path), name);
      registry.modules.push({
        name,
        current: schemaOf(taken).parse(taken.entry),
        source: taken.source,
        previous: readPrevious(name, taken.entry),
      });
    }
    if (problem) {
      const paths = pathsOf(chosen.entry).filter((path) => !owners.has(routeKey(path)));
      registry.refusals.push({ module: name, ...problem, paths, replaced: taken !== undefined });
    }
  }
  return registry;
}
