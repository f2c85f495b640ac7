import {
  namedVersions,
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
  /** Whether the address asked for the overlay: it then names every version that this tab is to run. */
  overlay: z.boolean().default(false),
  /** A signed pass, which says the overrides itself. It is verified at every load, so that it ends when it expires. */
  pass: z.string().optional(),
});
/** What an override link asks for. */
type OverrideLink = z.infer<typeof linkSchema>;

type OverrideConfig = Pick<RuntimeConfig, 'environment' | 'overrides' | 'overrideKey'>;

/** What a visit runs in place of a live version, and for whom. */
interface RequestedOverride extends Override {
  /** False for a module under development, which every tab runs. */
  ofThisTab: boolean;
}

/** An override as this visit took it; with a problem, the live version runs. */
export interface AppliedOverride extends RequestedOverride {
  version: RunnableVersion | undefined;
  problem: string | undefined;
}

/** The overlay of a tab that may show it. */
export interface AllowedOverlay extends TeamOverlay {
  /** Signed, for links to the same; undefined where none is needed. */
  pass: string | undefined;
}

/** The overrides of a visit, and why this tab's own were not taken, where they weren't. */
export interface AppliedOverrides {
  overrides: AppliedOverride[];
  /** Undefined for everybody but a team's tab. */
  overlay: AllowedOverlay | undefined;
  refusal: string | undefined;
}

/**
 * What this tab was asked for: a tester's other tabs, and everybody else, keep the live versions. A link's parameters are kept
 * for the tab and taken out of the address.
 */
function tabLink(): OverrideLink {
  const url = new URL(location.href);
  const { searchParams } = url;
  if (LINK_PARAMETERS.some((name) => searchParams.has(name))) {
    const overlay = searchParams.has(OVERLAY_PARAMETER);
    // The overlay opens other versions with the pass that has opened it. Any other link stands for itself.
    const formerPass = overlay ? keptLink().pass : undefined;
    const pass = searchParams.get(OVERRIDE_PASS_PARAMETER) ?? formerPass;
    const link: OverrideLink = { overrides: readOverrides(url.search), overlay, pass };
    tabStorage.set(TAB_LINK_KEY, JSON.stringify(link));
    for (const name of LINK_PARAMETERS) searchParams.delete(name);
    history.replaceState(history.state, '', url);
  }
  return keptLink();
}

function keptLink(): OverrideLink {
  try {
    return linkSchema.parse(JSON.parse(tabStorage.get(TAB_LINK_KEY) ?? 'null'));
  } catch {
    // This tab has followed no link.
    return { overrides: [], overlay: false };
  }
}

/** What a tab may have of its link. */
interface Allowed {
  overrides: Override[];
  overlay: AllowedOverlay | undefined;
  /** Why the tab has no overlay that it has asked for. */
  refusal?: string;
}

/** Versions that the registry names, such as the one before the live one, run in a tab that has the overlay. */
function isNamed({ module, target }: Override, { modules }: RegistryFile): boolean {
  const entry = registryModuleSchema.safeParse(modules[module]).data;
  const versions = entry ? namedVersions(entry) : [];
  return versions.some(({ version }) => version.version === target);
}

/** What this tab may have of it. @throws OverrideRefusedError */
async function allowedLink(
  { overrides, overlay, pass }: OverrideLink,
  registry: RegistryFile,
  config: OverrideConfig,
): Promise<Allowed> {
  const asks = overrides.length > 0 || overlay;
  if (!pass && !(asks && config.environment === 'production')) {
    return { overrides, overlay: overlay ? { contacts: {}, pass: undefined } : undefined };
  }
  // Nobody but a tester pays for the cryptography.
  const { OVERRIDE_REFUSALS, OverrideRefusedError, verifyOverridePass } = await import(
    '@adwright/federation/override-pass'
  );
  if (!pass) throw new OverrideRefusedError('unsigned');
  const signed = await verifyOverridePass(pass, config, location.origin);
  if (!signed.overlay) {
    // A pass for other versions alone: the overlay is as it would be without.
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

/** The modules under development, except where this tab has asked for another version of them. */
function withDevelopment(
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

/** Loads what stands in for live versions: in this tab, or while modules are being developed. */
export async function applyOverrides(
  registry: RegistryFile,
  config: OverrideConfig,
): Promise<AppliedOverrides> {
  let refusal: string | undefined;
  const nothing: Allowed = { overrides: [], overlay: undefined };
  const own = await allowedLink(tabLink(), registry, config).catch((error: unknown) => {
    console.warn('An override link was refused', error);
    tabStorage.remove(TAB_LINK_KEY);
    refusal = error instanceof Error ? error.message : String(error);
    return nothing;
  });
  const requested = withDevelopment(own.overrides, config);
  const overrides = await Promise.all(
    requested.map((override) => apply(override, registry, config)),
  );
  return { overrides, overlay: own.overlay, refusal: refusal ?? own.refusal };
}

/** Back to the live versions, or to what is being developed. */
export function resetOverrides(): void {
  tabStorage.remove(TAB_LINK_KEY);
  location.reload();
}
