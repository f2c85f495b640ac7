import { type KeptRegistry, keptRegistrySchema, type RegistryFile } from '@adwright/contracts';
import type { Registry } from '@adwright/federation';
import { deviceStorage } from '@adwright/supabase/browser-storage';
import * as z from 'zod';

const STORAGE_KEY = 'adwright-registry';
/** Milliseconds for which a stored registry entry is used; a host may have removed the files of older ones. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60_000;

const liveEntrySchema = z.looseObject({ canary: z.unknown().optional() });

/** The last valid registry entries that this browser has seen. */
export interface KeptEntries {
  modules: RegistryFile['modules'];
  /** Age of the oldest stored registry entry, in milliseconds; 0 without any. */
  ageMs: number;
}

function read(url: string): KeptRegistry {
  try {
    const kept = keptRegistrySchema.parse(JSON.parse(deviceStorage.get(STORAGE_KEY) ?? 'null'));
    if (kept.url === url) return kept;
  } catch {
    // No entries are returned when nothing is stored, or in a format that this version of the shell does not
    // know.
  }
  return { url, modules: {} };
}

/** Returns the entries of a registry that this browser has stored. @param url URL of the registry. */
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
 * Stores the valid entries in place of those stored before. A module whose entry was refused keeps its last valid one.
 * A module that has left the registry is dropped. Canaries are not stored: they may have been rolled back since.
 *
 * @param registry the parsed file.
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
