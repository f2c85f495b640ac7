import { type FeatureFlag, featureFlagSchema, registryModuleSchema } from '@adwright/contracts';
import { getShellEntry } from './deploy-shell.ts';
import { formatChange } from './history.ts';
import { readRegistry } from './registry-store.ts';
import type { ReleaseStore } from './store/release-store.ts';

interface Entry {
  version: string;
  previous?: { version: string } | undefined;
  canary?: { version: string; percent: number } | undefined;
}

function formatEntry(name: string, { version, previous, canary }: Entry, owner: string): string {
  const fallback = previous ? `falls back to ${previous.version}` : 'no fallback';
  const tried = canary ? `  canary ${canary.version} at ${canary.percent} %` : '';
  return `${name}  ${version}  ${fallback}  ${owner}${tried}`;
}

/** Formats a feature flag as a line for a terminal. */
export function formatFlag(
  name: string,
  { percent, audience, domains, accounts }: FeatureFlag,
): string {
  const who = audience === undefined ? 'visitors' : `${audience}s`;
  const people = accounts?.length
    ? [`${accounts.length} named account${accounts.length > 1 ? 's' : ''}`]
    : [];
  const named = [...(domains ?? []), ...people];
  const always = named.length > 0 ? `, and to ${named.join(', ')}` : '';
  return `flag ${name}  to ${percent} % of ${who}${always}`;
}

/** Formats the registry as lines for a terminal: live versions, fallbacks, flags, and the last change. */
export async function formatStatus(store: ReleaseStore): Promise<string[]> {
  const registry = await readRegistry(store);
  const { generation, modules, flags = {}, change } = registry;
  const shell = getShellEntry(registry);
  const lines = Object.entries(modules).map(([name, entry]) => {
    const live = registryModuleSchema.safeParse(entry).data;
    return live ? formatEntry(name, live, live.manifest.owner) : `${name}  unreadable entry`;
  });
  const flagLines = Object.entries(flags).map(([name, flag]) => {
    const { data } = featureFlagSchema.safeParse(flag);
    return data ? formatFlag(name, data) : `flag ${name}  unreadable entry`;
  });
  if (lines.length === 0 && !shell) return [`${store.address} names no module yet`];
  return [
    `${store.address}, generation ${generation}`,
    ...(shell ? [formatEntry('shell', shell, 'platform')] : []),
    ...lines,
    ...flagLines,
    ...(change ? [`last change: ${formatChange(change)}`] : []),
  ];
}
