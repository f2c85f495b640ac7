import { registryModuleSchema } from '@adwright/contracts';
import { readRegistry } from './registry-store.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** The registry in lines for a terminal: what is live, and what each module falls back to. */
export async function statusLines(store: ReleaseStore): Promise<string[]> {
  const { generation, modules } = await readRegistry(store);
  const lines = Object.entries(modules).map(([name, entry]) => {
    const live = registryModuleSchema.safeParse(entry).data;
    if (!live) return `${name}  unreadable entry`;
    const fallback = live.previous ? `falls back to ${live.previous.version}` : 'no fallback';
    const canary = live.canary ? `  canary ${live.canary.version} at ${live.canary.percent} %` : '';
    return `${name}  ${live.version}  ${fallback}  ${live.manifest.owner}${canary}`;
  });
  if (lines.length === 0) return [`${store.address} names no module yet`];
  return [`${store.address}, generation ${generation}`, ...lines];
}
