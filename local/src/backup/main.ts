import path from 'node:path';
import { Argument, Command } from 'commander';
import { createBackup } from './create-backup.ts';
import { openTarget } from './open-target.ts';
import { restoreBackup } from './restore-backup.ts';

const DOES =
  'Writes accounts, rows and pictures into a new folder, or restores them into a product without accounts. The product is the stopped one on this machine, or a hosted one if DATABASE_URL, SUPABASE_URL and SUPABASE_SECRET_KEY are set.';
const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

await new Command('npm run backup -w local --')
  .description(DOES)
  .allowExcessArguments(false)
  .addArgument(new Argument('<what>').choices(['create', 'restore']))
  .argument('<folder>')
  .action(backUp)
  .parseAsync()
  .catch((failure: unknown) => {
    console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
    process.exitCode = 1;
  });

async function backUp(what: 'create' | 'restore', folder: string): Promise<void> {
  const target = await openTarget(process.env, REPOSITORY, what === 'restore');
  try {
    const work = what === 'create' ? createBackup : restoreBackup;
    const { tables, objects, missing } = await work(target, path.resolve(folder));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    for (const { bucket, key } of missing) {
      console.error(
        `The picture ${bucket}/${key} is lost: the database lists it, the storage does not have it.`,
      );
    }
    console.log(`${rows} rows of ${tables.length} tables and ${objects.length} pictures.`);
  } finally {
    await target.close();
  }
}
