import { type RegistryFile, registryModuleSchema, registrySchema } from '@adwright/contracts';
import * as z from 'zod';

const TIMEOUT_MS = 10_000;
const recordSchema = z.object({ commit: z.string().optional() });

async function fetchJson(url: string | URL): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.json();
}

/**
 * Reads the commit in a build's record. Returns undefined if the record is missing, or if the build had
 * uncommitted changes.
 */
async function commitAt(url: URL): Promise<string | undefined> {
  const record = recordSchema.safeParse(await fetchJson(url).catch(() => undefined)).data;
  return record?.commit && /^[0-9a-f]{40}$/.test(record.commit) ? record.commit : undefined;
}

/** Commits by module name or `shell`; undefined when the live version's commit is unknown. */
export type LiveCommits = Readonly<Record<string, string | undefined>>;

/**
 * Returns the commits from which the live shell and modules were built.
 * @param shell origin of the live shell.
 * @returns an empty record when nothing is live yet.
 * @throws Error when the registry exists but can't be read.
 */
export async function readLiveCommits(shell: string): Promise<LiveCommits> {
  const content = await fetchJson(new URL('/registry.json', shell)).catch(() => undefined);
  if (content === undefined) return {};
  const { modules }: RegistryFile = registrySchema.parse(content);
  const entries = Object.entries(modules).map(async ([name, entry]) => {
    const live = registryModuleSchema.safeParse(entry).data;
    return [name, live && (await commitAt(new URL('build.json', live.entry)))] as const;
  });
  const commit = await commitAt(new URL('/build.json', shell));
  return { shell: commit, ...Object.fromEntries(await Promise.all(entries)) };
}
