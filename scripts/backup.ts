import path from 'node:path';
import { createBackup } from '../local/src/backup/create-backup.ts';
import { openTarget } from '../local/src/backup/open-target.ts';
import { restoreBackup } from '../local/src/backup/restore-backup.ts';
import { readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';

const USAGE = `npm run backup -- create <folder>
npm run backup -- restore <folder>

  Writes accounts, rows and pictures into a folder that is not there yet, or brings them back into a product without
  accounts. Of the product on this machine, while it is stopped; or, where DATABASE_URL, SUPABASE_URL and
  SUPABASE_SECRET_KEY are set, of a hosted one.`;

const { positionals } = readFlags({}, USAGE, 'taken');
const [command, folder, ...others] = positionals;

try {
  if ((command !== 'create' && command !== 'restore') || !folder || others.length > 0) {
    console.error(USAGE);
    process.exit(2);
  }
  const target = await openTarget(process.env, REPOSITORY, command === 'restore');
  try {
    const work = command === 'create' ? createBackup : restoreBackup;
    const { tables, objects } = await work(target, path.resolve(folder));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows of ${tables.length} tables and ${objects.length} pictures.`);
  } finally {
    await target.close();
  }
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = 1;
}
