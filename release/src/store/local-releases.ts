import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSigningKey, readSigningKey, type SigningKey } from '@adwright/remotes/release';
import { openLocalFolder } from './local-folder.ts';
import type { ReleaseStore } from './release-store.ts';

const KEY_FILE = 'registry-key';

/**
 * Returns the key that signs the registry of a data folder, created at its first use. Readable by its owner
 * only.
 */
export function readLocalRegistryKey(dataDir: string): SigningKey {
  const file = path.join(dataDir, KEY_FILE);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, createSigningKey().secret, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process has created the key first if the file exists now.
      if (!existsSync(file)) throw error;
    }
  }
  return readSigningKey(readFileSync(file, 'utf8'), file);
}

/** Opens the store that `npm start` serves from a data folder. */
export function openLocalReleases(dataDir: string): ReleaseStore {
  return {
    ...openLocalFolder(path.join(dataDir, 'cdn')),
    // The key is read again each time, since the folder may have been emptied.
    registryKey: () => readLocalRegistryKey(dataDir),
  };
}
