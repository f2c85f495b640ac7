import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSigningKey, readSigningKey, type SigningKey } from '@adwright/remotes/release';
import { openLocalFolder } from './local-folder.ts';
import type { ReleaseStore } from './release-store.ts';

const KEY_FILE = 'registry-key';

/**
 * Returns the key that signs the registry of a data folder; the first call creates the key. Only the owner of
 * the key file can read the file.
 */
export function readLocalRegistryKey(dataDir: string): SigningKey {
  const file = path.join(dataDir, KEY_FILE);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, createSigningKey().secret, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // If the file exists now, another process created the key first, and this process reads that key.
      if (!existsSync(file)) throw error;
    }
  }
  return readSigningKey(readFileSync(file, 'utf8'), file);
}

/** Opens the release store in a data folder, from which `npm start` serves the product. */
export function openLocalReleases(dataDir: string): ReleaseStore {
  return {
    ...openLocalFolder(path.join(dataDir, 'cdn')),
    // The key is read again at each use, since somebody may have emptied the folder.
    registryKey: () => readLocalRegistryKey(dataDir),
  };
}
