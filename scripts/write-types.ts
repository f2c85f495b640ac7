/** Writes the types of the database's rows from the migrations: npm run types -- [--check] */
import { readFile, writeFile } from 'node:fs/promises';
import { DATABASE_TYPES_FILE, formattedDatabaseTypes, typesProblem } from './database-types.ts';
import { npmCommand, readFlags } from './read-flags.ts';

const { flags } = readFlags<{ check?: boolean }>(
  npmCommand(
    'npm run types --',
    'Writes the types of tables, views and functions from supabase/migrations for the Supabase client.',
  ).option('--check', 'say whether the file is up to date, and write nothing'),
);

const types = await formattedDatabaseTypes();
const problem = typesProblem(await readFile(DATABASE_TYPES_FILE, 'utf8'), types);
if (!flags.check) {
  await writeFile(DATABASE_TYPES_FILE, types);
} else if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
