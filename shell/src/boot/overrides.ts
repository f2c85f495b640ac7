import {
  OVERRIDE_PARAMETER,
  OVERRIDE_PASS_PARAMETER,
  type Override,
  overrideSchema,
  type RegistryFile,
  type RuntimeConfig,
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

const linkSchema = z.object({
  overrides: z.array(overrideSchema),
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

/** The overrides of a visit, and why this tab's own were not taken, where they weren't. */
export interface AppliedOverrides {
  overrides: AppliedOverride[];
  refusal: string | undefined;
}

/**
 * What this tab was asked for: a tester's other tabs, and everybody else, keep the live versions. A link's parameters are kept
 * for the tab and taken out of the address.
 */
function tabLink(): OverrideLink {
  const url = new URL(location.href);
  const pass = url.searchParams.get(OVERRIDE_PASS_PARAMETER) ?? undefined;
  if (pass || url.searchParams.has(OVERRIDE_PARAMETER)) {
    const link: OverrideLink = { overrides: readOverrides(url.search), pass };
    tabStorage.set(TAB_LINK_KEY, JSON.stringify(link));
    url.searchParams.delete(OVERRIDE_PARAMETER);
    url.searchParams.delete(OVERRIDE_PASS_PARAMETER);
    history.replaceState(history.state, '', url);
  }
  try {
    return linkSchema.parse(JSON.parse(tabStorage.get(TAB_LINK_KEY) ?? 'null'));
  } catch {
    // This tab has followed no link.
    return { overrides: [] };
  }
}

/** What this tab may have of it. @throws OverrideRefusedError */
async function allowedOverrides(
  { overrides, pass }: OverrideLink,
  config: OverrideConfig,
): Promise<Override[]> {
  const needsPass = config.environment === 'production' && overrides.length > 0;
  if (!pass && !needsPass) return overrides;
  // Nobody but a tester pays for the cryptography.
  const { OverrideRefusedError, verifyOverridePass } = await import(
    '@adwright/federation/override-pass'
  );
  if (!pass) throw new OverrideRefusedError('unsigned');
  return verifyOverridePass(pass, config, location.origin);
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
  const own = await allowedOverrides(tabLink(), config).catch((error: unknown) => {
    console.warn('An override link was refused', error);
    tabStorage.remove(TAB_LINK_KEY);
    refusal = error instanceof Error ? error.message : String(error);
    return [];
  });
  const requested = withDevelopment(own, config);
  const overrides = await Promise.all(
    requested.map((override) => apply(override, registry, config)),
  );
  return { overrides, refusal };
}

/** Back to the live versions, or to what is being developed. */
export function resetOverrides(): void {
  tabStorage.remove(TAB_LINK_KEY);
  location.reload();
}
