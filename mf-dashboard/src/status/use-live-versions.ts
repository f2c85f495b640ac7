import { registryModuleSchema, registrySchema, registryShellSchema } from '@adwright/contracts';
import { getRuntimeConfig } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';

const REFRESH_MS = 15_000;

/** The versions of the shell or of a module in the registry. */
export interface LiveVersion {
  name: string;
  /** The live version; undefined when the module's entry in the registry is unreadable. */
  version: string | undefined;
  canary: { version: string; percent: number } | undefined;
  previous: string | undefined;
}

async function readVersions(signal: AbortSignal): Promise<LiveVersion[]> {
  const response = await fetch(getRuntimeConfig().registryUrl, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  const { shell, modules } = registrySchema.parse(await response.json());
  const entries = Object.entries(modules).map(([name, entry]) => ({
    name,
    entry: registryModuleSchema.safeParse(entry).data,
  }));
  const ofShell = { name: 'shell', entry: registryShellSchema.safeParse(shell).data };
  return [ofShell, ...entries].map(({ name, entry }) => ({
    name,
    version: entry?.version,
    canary: entry?.canary,
    previous: entry?.previous?.version,
  }));
}

/** Returns the live version and the canary of the shell and of each module. */
export function useLiveVersions() {
  return useQuery({
    queryKey: ['live-versions'],
    queryFn: ({ signal }) => readVersions(signal),
    refetchInterval: REFRESH_MS,
  });
}
