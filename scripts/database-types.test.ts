import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { DATABASE_TYPES_FILE, formattedDatabaseTypes, typesProblem } from './database-types.ts';

it('the types of the Supabase client are those of the migrations', async () => {
  const kept = await readFile(DATABASE_TYPES_FILE, 'utf8');
  const generated = await formattedDatabaseTypes();
  expect(typesProblem(kept, generated)).toBeNull();
});

it('a column that the types lack is a problem that names its line', () => {
  const generated = 'Row: {\n  id: string;\n  title: string | null;\n};\n';
  expect(typesProblem('Row: {\n  id: string;\n};\n', generated)).toContain(
    'line 3 should read: title: string | null;',
  );
});
