import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TEMPLATE_VARIABLE } from '../data-service/database-template.ts';

/** Gives a test run a folder for its migrated database; called by Vitest before the first file, as the result is at the end. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'adwright-template-'));
  process.env[TEMPLATE_VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
