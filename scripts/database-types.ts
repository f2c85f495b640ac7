import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { databaseTypes } from '@adwright/supabase-project/database-types';
import { REPOSITORY } from './run-command.ts';

/** Where the Supabase client takes its types from. */
export const DATABASE_TYPES_FILE = path.join(REPOSITORY, 'libs/supabase/src/database.ts');

/** The types of the database, formatted as all our sources are. */
export async function formattedDatabaseTypes(): Promise<string> {
  const words = ['format', `--stdin-file-path=${DATABASE_TYPES_FILE}`];
  const biome = spawn('biome', words, { cwd: REPOSITORY, stdio: ['pipe', 'pipe', 'inherit'] });
  biome.stdin.end(await databaseTypes());
  return text(biome.stdout);
}

/** What is wrong with the types in the repository; null when they say what the migrations do. */
export function typesProblem(kept: string, generated: string): string | null {
  if (kept === generated) return null;
  const [keptLines, generatedLines] = [kept.split('\n'), generated.split('\n')];
  const at = generatedLines.findIndex((line, index) => line !== keptLines[index]);
  const file = path.relative(REPOSITORY, DATABASE_TYPES_FILE);
  const line = `line ${at + 1} should read: ${generatedLines[at]?.trim() ?? ''}`;
  return `${file} is not what the migrations say; ${line}\nnpm run types writes it.`;
}
