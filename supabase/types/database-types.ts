import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { openDatabase } from '../tests/database.ts';

const NOTICE = `// Written by \`npm run generate\` from supabase/migrations. Do not edit.\n\n`;

/**
 * Returns the TypeScript types of the tables, views and functions in the schema `public`, after all migrations.
 */
export async function buildDatabaseTypes(): Promise<string> {
  const database = await openDatabase('pglite');
  try {
    const query = async (sql: string) => ({ rows: await database.query(sql) });
    const metadata = await introspect({ query }, { includedSchemas: ['public'] });
    return NOTICE + (await generateTypescript(sortGeneratorMetadata(metadata)));
  } finally {
    await database.close();
  }
}
