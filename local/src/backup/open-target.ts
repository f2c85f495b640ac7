import path from 'node:path';
import * as z from 'zod';
import { lockDataFolder } from '../data-folder/lock-data-folder.ts';
import { startDataService } from '../data-service/data-service.ts';
import { loadSecrets } from '../data-service/secrets.ts';
import { findFreePorts } from '../free-ports.ts';
import { readEnvironment } from '../ports.ts';
import type { BackupTarget } from './backup-target.ts';
import { openEmbeddedTarget } from './embedded-target.ts';
import { openHostedTarget } from './hosted-target.ts';

const hostedSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  SUPABASE_URL: z.url(),
  SUPABASE_SECRET_KEY: z.string().min(1),
});

/**
 * Opens the hosted product if the environment sets all three of its variables, else the embedded product in
 * this machine's data folder.
 * @param migrate creates the embedded database first, if the data folder has none yet.
 */
export async function openTarget(
  environment: Record<string, string | undefined>,
  repository: string,
  migrate: boolean,
): Promise<BackupTarget> {
  const hosted = hostedSchema.safeParse(environment);
  if (hosted.success) {
    const { DATABASE_URL, SUPABASE_URL, SUPABASE_SECRET_KEY } = hosted.data;
    return openHostedTarget({
      databaseUrl: DATABASE_URL,
      supabaseUrl: SUPABASE_URL,
      secretKey: SUPABASE_SECRET_KEY,
    });
  }
  const { dataDir } = readEnvironment(environment, repository);
  if (migrate) await migrateEmbedded(dataDir, path.join(repository, 'supabase'));
  return openEmbeddedTarget(dataDir);
}

/** Creates the embedded database by starting the data service, which applies the migrations. */
async function migrateEmbedded(dataDir: string, projectDir: string): Promise<void> {
  const unlock = await lockDataFolder(dataDir);
  try {
    const [ports, secrets] = [await findFreePorts(), await loadSecrets(dataDir)];
    const service = await startDataService({ ports, dataDir, secrets, projectDir });
    await service.close();
  } finally {
    unlock();
  }
}
