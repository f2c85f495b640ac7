import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TEMPLATE_VARIABLE } from '../data-service/database-template.ts';

/**
 * Creates a folder for the migrated database that all tests of a run copy. Vitest calls this function before a
 * run's first test file, and the returned function after the last test file.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'adwright-template-'));
  process.env[TEMPLATE_VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
