import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltModule } from './built-module.ts';

/**
 * Puts a build under its version, whole or not at all. A version that is there already stays as it is: versions
 * never change.
 */
export async function publishFiles(built: BuiltModule, cdnDir: string): Promise<void> {
  const folder = join(cdnDir, built.name, built.version);
  if (existsSync(folder)) return;
  await mkdir(join(cdnDir, built.name), { recursive: true });
  const draft = `${folder}.${randomUUID()}`;
  await cp(built.folder, draft, { recursive: true });
  try {
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
