import {
  accessGroupSchema,
  CONTRACT_VERSION,
  type ModuleVersion,
  moduleVersionSchema,
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

/** Why a visit runs a version: it is live, it is tried out on some visitors, or this tab has asked for it. */
export type VersionSource = 'live' | 'canary' | 'override';

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

/** A module of the registry that the shell does not run. Its paths, as far as they can be read, show why. */
export interface Refusal {
  module: string;
  reason: RefusalReason;
  detail: string;
  paths: string[];
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
): { reason: RefusalReason; detail: string } | undefined {
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
}

/**
 * The entry that this visit runs; the live version stays as the one to fall back to. A development server has none: its
 * developer wants to see what is broken.
 */
function chooseEntry(
  name: string,
  entry: unknown,
  choice: VisitChoice,
): { entry: unknown; source: VersionSource } {
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

/**
 * Reads registry.json module by module, so that one bad entry costs its own module only.
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
    const { entry, source } = chooseEntry(name, file.modules[name], choice);
    const schema = source === 'override' ? overrideSchema : moduleVersionSchema;
    const paths =
      routesSchema.safeParse(entry).data?.manifest.routes.map((route) => route.path) ?? [];
    const refuse = (reason: RefusalReason, detail: string) => {
      const unclaimed = paths.filter((path) => !owners.has(routeKey(path)));
      registry.refusals.push({ module: name, reason, detail, paths: unclaimed });
    };

    const problem = versionProblem(name, entry, schema);
    if (problem) {
      refuse(problem.reason, problem.detail);
      continue;
    }
    const keys = paths.map(routeKey);
    const taken = paths.find(
      (_path, index) => owners.has(keys[index] ?? '') || keys.indexOf(keys[index] ?? '') !== index,
    );
    if (taken !== undefined) {
      refuse(
        'duplicate-path',
        `${name} claims ${taken}, which belongs to ${owners.get(routeKey(taken)) ?? name}`,
      );
      continue;
    }
    for (const key of keys) owners.set(key, name);
    const current = schema.parse(entry);
    registry.modules.push({ name, current, source, previous: readPrevious(name, entry) });
  }
  return registry;
}
