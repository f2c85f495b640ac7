import path from 'node:path';
import { databaseTypes } from '@adwright/supabase-project/database-types';
import { formatted, type GeneratedFile } from './generated-file.ts';
import { REPOSITORY } from './run-command.ts';

/** Where the Supabase client takes its types from. */
const DATABASE_TYPES_FILE = path.join(REPOSITORY, 'libs/supabase/src/database.ts');

/** The types of the database, formatted as all our sources are. */
export async function databaseTypesFile(): Promise<GeneratedFile> {
  return {
    file: DATABASE_TYPES_FILE,
    text: await formatted(DATABASE_TYPES_FILE, await databaseTypes()),
    source: 'the migrations',
    command: 'npm run types',
  };
}
