import * as z from 'zod';
import { type FeatureFlag, featureFlagSchema } from '../schemas/feature-flags.ts';
import { getRouteKey, type RemoteManifest } from '../schemas/manifest.ts';
import {
  createRegistrySchemas,
  type ModuleVersionOf,
  type RegistryFile,
  type RegistryShell,
  registrySchema,
  registryShellSchema,
} from '../schemas/registry.ts';
import {
  createVersionSchema,
  findVersionProblem,
  type Host,
  type RefusalReason,
  type RunnableVersion,
  readPaths,
  type VersionProblem,
} from './version-problem.ts';

/**
 * Reasons why a visit runs a version. The source `live` is the usual case. The source `canary` applies to a
 * percentage of visitors. The source `override` means that this tab requested the version. The source `kept`
 * is the last valid version that this browser stored. This source is used when the registry's entry is
 * invalid.
 */
type VersionSource = 'live' | 'canary' | 'override' | 'kept';

/** A module with a valid registry entry. */
export interface AcceptedModule<Manifest extends RemoteManifest = RemoteManifest> {
  name: string;
  current: RunnableVersion<Manifest>;
  source: VersionSource;
  /** The previous version; undefined if the shell can't run it. */
  previous: ModuleVersionOf<Manifest> | undefined;
  /**
   * The version of the current canary, even if this visit doesn't use it. Absent when this shell can't run
   * it.
   */
  canary?: string;
}

/**
 * A version in the registry that the shell refuses to run. The field `paths` contains the version's paths at which no
 * version of the module runs. A page at a path without a running version shows the reason for the refusal.
 */
export interface Refusal {
  module: string;
  reason: RefusalReason;
  detail: string;
  paths: string[];
}

export interface Registry<Manifest extends RemoteManifest = RemoteManifest> {
  generation: number;
  /** The live version and the canary of the shell; undefined when the registry has no entry of the shell. */
  shell?: RegistryShell | undefined;
  /** The valid feature flags of the registry, by name. */
  flags?: Readonly<Record<string, FeatureFlag>>;
  modules: AcceptedModule<Manifest>[];
  refusals: Refusal[];
}

const previousSchema = z.object({ previous: z.unknown() });

/**
 * Options that determine which versions a visit runs. Without options, every module runs its live version.
 */
export interface VisitChoice<Manifest extends RemoteManifest = RemoteManifest> {
  /**
   * Tells whether this visitor gets a canary. The visitor must belong to the percentage, and the canary must
   * not have failed in this browser before.
   */
  isInCanary?: (canary: { module: string; version: string; percent: number }) => boolean;
  /** Versions that a tester runs instead of the live versions. */
  overrides?: Readonly<Record<string, RunnableVersion<Manifest>>>;
  /** The last valid entries that this browser has stored, for modules that have no other version to run. */
  kept?: RegistryFile['modules'];
}

/** A version of a module that a visit could run. */
interface Candidate {
  entry: unknown;
  source: VersionSource;
}

function listWithPrevious(entry: unknown, source: VersionSource): Candidate[] {
  const previous = previousSchema.safeParse(entry).data?.previous;
  const versions = previous === undefined ? [entry] : [entry, previous];
  return versions.map((version) => ({ entry: version, source }));
}

/** Returns the canary in a module's entry, if this host can run the canary. */
function findCanary<Manifest extends RemoteManifest>(
  name: string,
  entry: unknown,
  host: Host<Manifest>,
) {
  const { moduleVersionSchema } = createRegistrySchemas(host.manifest);
  const canarySchema = z.object({ canary: moduleVersionSchema.extend({ percent: z.number() }) });
  const canary = canarySchema.safeParse(entry).data?.canary;
  return canary && !findVersionProblem(name, canary, host) ? canary : undefined;
}

/**
 * Returns the versions of a module that a visit tries, best first. An override has no fallback, because the
 * tester wants to see its faults.
 */
function listCandidates<Manifest extends RemoteManifest>(
  name: string,
  entry: unknown,
  choice: VisitChoice<Manifest>,
  host: Host<Manifest>,
): Candidate[] {
  const override = choice.overrides?.[name];
  if (override) return [{ entry: override, source: 'override' }];
  const keptEntry = choice.kept?.[name];
  const kept = keptEntry === undefined ? [] : listWithPrevious(keptEntry, 'kept');
  const live = [...listWithPrevious(entry, 'live'), ...kept];
  const canary = findCanary(name, entry, host);
  return canary && choice.isInCanary?.({ module: name, ...canary })
    ? [{ entry: canary, source: 'canary' }, ...live]
    : live;
}

/**
 * Returns the version that replaces the chosen version if that does not load. A version of a development
 * server has no fallback.
 */
function findFallback<Manifest extends RemoteManifest>(
  name: string,
  chosen: Candidate,
  rest: readonly Candidate[],
  live: unknown,
  host: Host<Manifest>,
): ModuleVersionOf<Manifest> | undefined {
  const isOverride = chosen.source === 'override';
  if (isOverride && createVersionSchema(host, true).parse(chosen.entry).integrity === null)
    return undefined;
  // The stored version is usually the live version itself, so it is not used as a fallback.
  const next = rest.find(({ source }) => source !== 'kept' || chosen.source === 'kept');
  const earlier = isOverride ? live : next?.entry;
  return findVersionProblem(name, earlier, host)
    ? undefined
    : createRegistrySchemas(host.manifest).moduleVersionSchema.safeParse(earlier).data;
}

function readFlags({ flags = {} }: RegistryFile): Record<string, FeatureFlag> {
  return Object.fromEntries(
    Object.entries(flags).flatMap(([name, flag]) => {
      const { data } = featureFlagSchema.safeParse(flag);
      return data ? [[name, data]] : [];
    }),
  );
}

/** While a registry is parsed, the modules that own the paths claimed so far. */
class PathOwners {
  readonly #owners: Map<string, string>;

  /** @param paths paths that the host itself serves */
  constructor(paths: readonly string[]) {
    this.#owners = new Map(paths.map((path) => [getRouteKey(path), 'the shell']));
  }

  ownerOf(path: string): string | undefined {
    return this.#owners.get(getRouteKey(path));
  }

  give(paths: readonly string[], name: string): void {
    for (const path of paths) this.#owners.set(getRouteKey(path), name);
  }
}

/** A module whose first candidate can't run, with the remaining candidates. */
interface Refused extends VersionProblem {
  name: string;
  paths: string[];
  rest: Candidate[];
}

class RegistryReading<Manifest extends RemoteManifest> {
  readonly #file: RegistryFile;
  readonly #host: Host<Manifest>;
  readonly #owners: PathOwners;
  readonly #accepted = new Map<string, AcceptedModule<Manifest>>();
  readonly #refused: Refused[] = [];

  constructor(file: RegistryFile, host: Host<Manifest>) {
    this.#file = file;
    this.#host = host;
    this.#owners = new PathOwners(host.paths);
  }

  #accept(name: string, chosen: Candidate, rest: readonly Candidate[], routes: string[]): void {
    const version = createVersionSchema(this.#host, chosen.source === 'override').parse(
      chosen.entry,
    );
    const manifest = {
      ...version.manifest,
      routes: version.manifest.routes.filter(({ path }) => routes.includes(path)),
    };
    const live = this.#file.modules[name];
    const canary = findCanary(name, live, this.#host);
    this.#owners.give(routes, name);
    this.#accepted.set(name, {
      name,
      current: { ...version, manifest },
      source: chosen.source,
      previous: findFallback(name, chosen, rest, live, this.#host),
      ...(canary ? { canary: canary.version } : {}),
    });
  }

  /** Accepts a module's first candidate if this version can run and all of its paths are free. */
  takeFirstChoice(name: string, [first, ...rest]: Candidate[]): void {
    if (!first) return;
    const paths = readPaths(first.entry);
    const problem = findVersionProblem(name, first.entry, this.#host, first.source === 'override');
    const taken = paths.find((path) => this.#owners.ownerOf(path) !== undefined);
    if (problem) {
      this.#refused.push({ ...problem, name, paths, rest });
    } else if (taken !== undefined) {
      const detail = `${name} claims ${taken}, which belongs to ${this.#owners.ownerOf(taken)}`;
      this.#refused.push({ reason: 'duplicate-path', detail, name, paths, rest });
    } else {
      this.#accept(name, first, rest, paths);
    }
  }

  /**
   * Accepts the last valid version of a refused module, with the pages at paths that no other module claims.
   */
  #takeLastGood({ name, rest }: Refused): void {
    for (const [index, candidate] of rest.entries()) {
      if (findVersionProblem(name, candidate.entry, this.#host)) continue;
      const free = readPaths(candidate.entry).filter((path) => !this.#owners.ownerOf(path));
      if (free.length === 0) continue;
      this.#accept(name, candidate, rest.slice(index + 1), free);
      return;
    }
  }

  finish(names: readonly string[]): Registry<Manifest> {
    for (const refused of this.#refused) this.#takeLastGood(refused);
    return {
      generation: this.#file.generation,
      shell: registryShellSchema.safeParse(this.#file.shell).data,
      flags: readFlags(this.#file),
      modules: names.flatMap((name) => this.#accepted.get(name) ?? []),
      refusals: this.#refused.map(({ name, reason, detail, paths }) => ({
        module: name,
        reason,
        detail,
        paths: paths.filter((path) => !this.#owners.ownerOf(path)),
      })),
    };
  }
}

/**
 * Parses registry.json module by module, so that an invalid entry affects only one module. A version is
 * refused if it can't run, or if one of its paths belongs to another module. Then the module's previous
 * version replaces it. Live versions claim their paths before canaries claim theirs.
 *
 * @param json the parsed content of registry.json
 * @throws ZodError when the file as a whole is not a registry
 */
export function parseRegistry<Manifest extends RemoteManifest>(
  json: unknown,
  host: Host<Manifest>,
  choice: VisitChoice<Manifest> = {},
): Registry<Manifest> {
  const file = registrySchema.parse(json);
  // During development, a module may exist before its first deployment, so it need not be in the registry.
  const names = [
    ...new Set([...Object.keys(file.modules), ...Object.keys(choice.overrides ?? {})]),
  ];
  const reading = new RegistryReading(file, host);
  const choices = names.map((name) => ({
    name,
    candidates: listCandidates(name, file.modules[name], choice, host),
  }));
  const isCanary = ({ candidates: [first] }: (typeof choices)[number]) =>
    first?.source === 'canary';
  for (const { name, candidates } of [
    ...choices.filter((each) => !isCanary(each)),
    ...choices.filter(isCanary),
  ]) {
    reading.takeFirstChoice(name, candidates);
  }
  return reading.finish(names);
}
