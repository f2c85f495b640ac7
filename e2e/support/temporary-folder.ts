import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates a folder that is removed at the end of the process, because pages may request its files until then.
 */
export async function createTemporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `adwright-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
