import {
  listNamedVersions,
  OVERLAY_PARAMETER,
  OVERRIDE_PARAMETER,
  OVERRIDE_PASS_PARAMETER,
  type Override,
  overrideSchema,
  type RegistryFile,
  type RuntimeConfig,
  registryModuleSchema,
  type TeamOverlay,
} from '@adwright/contracts';
import {
  loadOverride,
  overrideSource,
  type RunnableVersion,
  readOverrides,
} from '@adwright/federation';
import { tabStorage } from '@adwright/supabase/browser-storage';
import * as z from 'zod';
import { TAB_LINK_KEY } from './tab-link.ts';

const LINK_PARAMETERS = [OVERRIDE_PARAMETER, OVERRIDE_PASS_PARAMETER, OVERLAY_PARAMETER];

const linkSchema = z.object({
  overrides: z.array(overrideSchema),
  /** True if the link requests the team's overlay; the link then lists every version that this tab runs. */
  overlay: z.boolean().default(false),
  /**
   * A signed pass that contains overrides. The pass is verified at every page load, so that it becomes invalid
   * when it expires.
   */
  pass: z.string().optional(),
});
/** The parameters of an override link. */
type OverrideLink = z.infer<typeof linkSchema>;

type OverrideConfig = Pick<RuntimeConfig, 'environment' | 'overrides' | 'overrideKey'>;

/** A version that runs instead of the live version, and whether only this tab runs the version. */
interface RequestedOverride extends Override {
  /**
   * True if this tab's override link requested the version; false for a module under development, which every
   * tab runs.
   */
  ofThisTab: boolean;
}

/**
 * An override with the result of applying it in this visit. If an override has a problem, the live version runs
 * instead.
 */
export interface AppliedOverride extends RequestedOverride {
  version: RunnableVersion | undefined;
  problem: string | undefined;
}

/** The team's overlay, in a tab that may show the overlay. */
export interface AllowedOverlay extends TeamOverlay {
  /** The signed pass, for links to the same overlay; undefined when the overlay needs no pass. */
  pass: string | undefined;
}

/** The overrides of a visit, and the reason if this tab's override link was refused. */
export interface AppliedOverrides {
  overrides: AppliedOverride[];
  /** The team's overlay; undefined in a tab that may not show the overlay. */
  overlay: AllowedOverlay | undefined;
  refusal: string | undefined;
}

/**
 * Returns the override link of this tab, which applies to no other tab. The parameters of an override link are
 * stored for the tab and removed from the page's URL.
 */
function readTabLink(): OverrideLink {
  const url = new URL(location.href);
  const { searchParams } = url;
  if (LINK_PARAMETERS.some((name) => searchParams.has(name))) {
    const overlay = searchParams.has(OVERLAY_PARAMETER);
    // A link of the overlay keeps the pass that the tab has stored, with which the overlay was opened. Any
    // other link replaces the pass that the tab has stored.
    const formerPass = overlay ? readKeptLink().pass : undefined;
    const pass = searchParams.get(OVERRIDE_PASS_PARAMETER) ?? formerPass;
    const link: OverrideLink = { overrides: readOverrides(url.search), overlay, pass };
    tabStorage.set(TAB_LINK_KEY, JSON.stringify(link));
    for (const name of LINK_PARAMETERS) searchParams.delete(name);
    history.replaceState(history.state, '', url);
  }
  return readKeptLink();
}

function readKeptLink(): OverrideLink {
  try {
    return linkSchema.parse(JSON.parse(tabStorage.get(TAB_LINK_KEY) ?? 'null'));
  } catch {
    // No override link has been opened in this tab.
    return { overrides: [], overlay: false };
  }
}

/**
 * What the override link of a tab may do: the accepted overrides, and the overlay or the reason why it is
 * refused.
 */
interface Allowed {
  overrides: Override[];
  overlay: AllowedOverlay | undefined;
  /** Reason why the tab does not get the requested overlay. */
  refusal?: string;
}

/**
 * Tells whether the registry contains the version that an override requests. A tab with the overlay may run any
 * version in the registry, for example the previous version.
 */
function isNamed({ module, target }: Override, { modules }: RegistryFile): boolean {
  const entry = registryModuleSchema.safeParse(modules[module]).data;
  const versions = entry ? listNamedVersions(entry) : [];
  return versions.some(({ version }) => version.version === target);
}

/**
 * Checks which overrides the link of this tab may apply.
 * @throws OverrideRefusedError
 */
async function checkLink(
  { overrides, overlay, pass }: OverrideLink,
  registry: RegistryFile,
  config: OverrideConfig,
): Promise<Allowed> {
  const asks = overrides.length > 0 || overlay;
  if (!pass && !(asks && config.environment === 'production')) {
    return { overrides, overlay: overlay ? { contacts: {}, pass: undefined } : undefined };
  }
  // The code that verifies passes is loaded on demand, because only testers need the cryptography.
  const { OVERRIDE_REFUSALS, OverrideRefusedError, verifyOverridePass } = await import(
    '@adwright/federation/override-pass'
  );
  if (!pass) throw new OverrideRefusedError('unsigned');
  const signed = await verifyOverridePass(pass, config, location.origin);
  if (!signed.overlay) {
    // Outside production, the overlay needs no pass, so the overlay also opens beside a signed pass for other
    // versions.
    const isFree = overlay && config.environment !== 'production';
    return {
      overrides: signed.overrides,
      overlay: isFree ? { contacts: {}, pass: undefined } : undefined,
      ...(overlay && !isFree ? { refusal: OVERRIDE_REFUSALS['unsigned-overlay'] } : {}),
    };
  }
  const isSigned = ({ module, target }: Override) =>
    signed.overrides.some((each) => each.module === module && each.target === target);
  const chosen = overlay
    ? overrides.filter((override) => isSigned(override) || isNamed(override, registry))
    : signed.overrides;
  return { overrides: chosen, overlay: { ...signed.overlay, pass } };
}

/** Returns the modules under development, except those for which this tab requests another version. */
function addDevelopment(
  own: readonly Override[],
  { overrides: developed = {} }: OverrideConfig,
): RequestedOverride[] {
  const servers = Object.entries(developed).filter(
    ([name]) => !own.some(({ module }) => module === name),
  );
  return [
    ...servers.map(([module, target]) => ({ module, target, ofThisTab: false })),
    ...own.map((override) => ({ ...override, ofThisTab: true })),
  ];
}

async function apply(
  override: RequestedOverride,
  registry: RegistryFile,
  { environment }: OverrideConfig,
): Promise<AppliedOverride> {
  try {
    const version = await loadOverride(overrideSource(override, registry, environment));
    return { ...override, version, problem: undefined };
  } catch (error) {
    console.error(`Override of ${override.module} failed`, error);
    const problem = error instanceof Error ? error.message : String(error);
    return { ...override, version: undefined, problem };
  }
}

/** Loads the overrides: versions that this tab requests, and modules under development. */
export async function applyOverrides(
  registry: RegistryFile,
  config: OverrideConfig,
): Promise<AppliedOverrides> {
  let refusal: string | undefined;
  const nothing: Allowed = { overrides: [], overlay: undefined };
  const own = await checkLink(readTabLink(), registry, config).catch((error: unknown) => {
    console.warn('An override link was refused', error);
    tabStorage.remove(TAB_LINK_KEY);
    refusal = error instanceof Error ? error.message : String(error);
    return nothing;
  });
  const requested = addDevelopment(own.overrides, config);
  const overrides = await Promise.all(
    requested.map((override) => apply(override, registry, config)),
  );
  return { overrides, overlay: own.overlay, refusal: refusal ?? own.refusal };
}

/**
 * Removes the tab's overrides, so that the tab returns to the live versions or to modules under development.
 */
export function resetOverrides(): void {
  tabStorage.remove(TAB_LINK_KEY);
  location.reload();
}
