/** Writes the types of the database's rows from the migrations: npm run types -- [--check] */
import { databaseTypesFile } from './database-types.ts';
import { npmCommand, readFlags } from './read-flags.ts';
import { writeOrCheck } from './write-generated-files.ts';

const { flags } = readFlags<{ check?: boolean }>(
  npmCommand(
    'npm run types --',
    'Writes the types of tables, views and functions from supabase/migrations for the Supabase client.',
  ).option('--check', 'say whether the file is up to date, and write nothing'),
);

await writeOrCheck([await databaseTypesFile()], flags.check);
