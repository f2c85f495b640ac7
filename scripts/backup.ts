import path from 'node:path';
import { Argument } from 'commander';
import { createBackup } from '../local/src/backup/create-backup.ts';
import { openTarget } from '../local/src/backup/open-target.ts';
import { restoreBackup } from '../local/src/backup/restore-backup.ts';
import { doWork, npmCommand, readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';

const DOES =
  'Writes accounts, rows and pictures into a folder that is not there yet, or brings them back into a product without accounts. Of the product on this machine, while it is stopped; or, where DATABASE_URL, SUPABASE_URL and SUPABASE_SECRET_KEY are set, of a hosted one.';

const { operands } = readFlags(
  npmCommand('npm run backup -w local --', DOES)
    .addArgument(new Argument('<what>').choices(['create', 'restore']))
    .argument('<folder>'),
);
const [command = '', folder = ''] = operands;

await doWork(async () => {
  const target = await openTarget(process.env, REPOSITORY, command === 'restore');
  try {
    const work = command === 'create' ? createBackup : restoreBackup;
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
});
