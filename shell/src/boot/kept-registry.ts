import { type KeptRegistry, keptRegistrySchema, type RegistryFile } from '@adwright/contracts';
import type { Registry } from '@adwright/federation';
import { deviceStorage } from '@adwright/supabase/browser-storage';
import * as z from 'zod';

const STORAGE_KEY = 'adwright-registry';
/**
 * Time in milliseconds during which a stored registry entry is used; a host may have removed the files of an
 * older entry.
 */
const KEPT_FOR_MS = 30 * 24 * 60 * 60_000;

const liveEntrySchema = z.looseObject({ canary: z.unknown().optional() });

/** The last valid registry entries that this browser has stored. */
export interface KeptEntries {
  modules: RegistryFile['modules'];
  /** Age of the oldest stored registry entry in milliseconds; 0 when no entry is stored. */
  ageMs: number;
}

function read(url: string): KeptRegistry {
  try {
    const kept = keptRegistrySchema.parse(JSON.parse(deviceStorage.get(STORAGE_KEY) ?? 'null'));
    if (kept.url === url) return kept;
  } catch {
    // Without a stored registry, or with one in an unknown format, the function returns no entries.
  }
  return { url, modules: {} };
}

/**
 * Returns the registry entries that this browser has stored.
 * @param url URL of the registry file
 */
export function readKeptEntries(url: string): KeptEntries {
  const now = Date.now();
  const modules: RegistryFile['modules'] = {};
  let ageMs = 0;
  for (const [name, { savedAt, entry }] of Object.entries(read(url).modules)) {
    const age = Math.max(0, now - savedAt);
    if (age > KEPT_FOR_MS) continue;
    modules[name] = entry;
    ageMs = Math.max(ageMs, age);
  }
  return { modules, ageMs };
}

/**
 * Stores the registry's valid entries in place of the entries that were stored before. A module with a
 * refused entry keeps its last valid entry. The entry of a module that is no longer in the registry is
 * removed. Canaries are not stored, because they may be rolled back later.
 *
 * @param registry the registry after parsing
 */
export function keepEntries(url: string, file: RegistryFile, registry: Registry): void {
  const before = read(url).modules;
  const savedAt = Date.now();
  const refused = new Set(registry.refusals.map(({ module }) => module));
  const modules: KeptRegistry['modules'] = {};
  for (const [name, entry] of Object.entries(file.modules)) {
    const kept = before[name];
    if (!refused.has(name)) {
      const { canary: _tried, ...live } = liveEntrySchema.parse(entry);
      modules[name] = { savedAt, entry: live };
    } else if (kept) modules[name] = kept;
  }
  if (Object.keys(modules).length === 0) return;
  deviceStorage.set(STORAGE_KEY, JSON.stringify({ url, modules } satisfies KeptRegistry));
}
