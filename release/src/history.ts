import { type RegistryChange, registryChangeSchema } from '@adwright/contracts';
import * as z from 'zod';
import type { ReleaseStore, StoredText } from './store/release-store.ts';
import { readStored } from './stored-json.ts';

/** Name of the file beside the registry with all changes of the registry, oldest first. */
export const HISTORY_FILE = 'history.json';
const KEPT_CHANGES = 2000;

const historySchema = z.array(registryChangeSchema);

/** Returns all recorded changes of the registry, oldest first. */
export async function readHistory(store: ReleaseStore): Promise<RegistryChange[]> {
  return parseHistory(await store.read(HISTORY_FILE), store);
}

function parseHistory(stored: StoredText | undefined, store: ReleaseStore): RegistryChange[] {
  return readStored(stored, historySchema, [], `${store.address}/${HISTORY_FILE}`);
}

/**
 * Adds changes to the history that are not in it yet. The registry file itself contains its last change. If a
 * process dies before recording a change, the next process records that change.
 */
export async function recordChanges(
  changes: readonly (RegistryChange | undefined)[],
  store: ReleaseStore,
): Promise<void> {
  for (;;) {
    const stored = await store.read(HISTORY_FILE);
    const known = parseHistory(stored, store);
    const isKnown = ({ generation, subject, at }: RegistryChange) =>
      known.some(
        (other) => other.generation === generation && other.subject === subject && other.at === at,
      );
    const news = changes.filter((change) => change !== undefined).filter((each) => !isKnown(each));
    if (news.length === 0) return;
    const next = [...known, ...news]
      .toSorted((one, other) => one.generation - other.generation)
      .slice(-KEPT_CHANGES);
    const text = `${JSON.stringify(next, null, 1)}\n`;
    if (await store.replace(HISTORY_FILE, text, stored?.revision)) return;
  }
}

const VERBS: Readonly<Record<string, string>> = {
  deploy: 'deployed',
  canary: 'started the canary',
  promote: 'promoted',
  rollback: 'rolled back to',
  remove: 'removed',
  flag: 'set',
  refuse: 'was refused',
  'take over': 'got a part of its own',
};

/** Formats a change of the registry as a line for people: time, author, action. */
export function formatChange({
  generation,
  at,
  by,
  action,
  subject,
  version,
  from,
  remark,
}: RegistryChange) {
  const verb = VERBS[action] ?? action;
  const what = version ? `${verb} ${version}` : verb;
  const before = from && from !== version ? `  (was ${from})` : '';
  return `${generation}  ${at.replace(/\.\d+Z$/, 'Z')}  ${subject}  ${what}${before}  by ${by}${remark ? `: ${remark}` : ''}`;
}
