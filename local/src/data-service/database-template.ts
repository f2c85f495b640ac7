import { cpSync, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Name of an environment variable with a folder for the migrated database that all tests of a run copy. When
 * the variable is unset, every data service migrates its own database.
 */
export const TEMPLATE_VARIABLE = 'ADWRIGHT_DATABASE_TEMPLATE';

const POLL_MS = 50;

/**
 * Copies the test run's migrated database into a data folder. The first process of the run that needs the
 * template creates it; other processes wait for the template.
 *
 * @param migrate starts a data service on an empty data folder, which migrates the database, and closes the
 * service.
 */
export async function copyTemplate(
  dataDir: string,
  migrate: (emptyDataDir: string) => Promise<void>,
): Promise<void> {
  const folder = process.env[TEMPLATE_VARIABLE];
  if (!folder) return;
  const template = path.join(folder, 'db');
  while (!existsSync(template)) {
    if (!(await makeTemplate(folder, template, migrate))) await sleep(POLL_MS);
  }
  // A synchronous copy takes half of an asynchronous copy's processor time.
  cpSync(template, path.join(dataDir, 'db'), { recursive: true });
}

/** @returns false when another process is creating the template. */
async function makeTemplate(
  folder: string,
  template: string,
  migrate: (emptyDataDir: string) => Promise<void>,
): Promise<boolean> {
  const making = path.join(folder, 'making');
  const isFirst = await mkdir(making).then(
    () => true,
    () => false,
  );
  if (!isFirst) return false;
  try {
    await migrate(making);
    await rename(path.join(making, 'db'), template);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return true;
}
