import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('each migration has a unique version, by which hosted Supabase remembers the migration', () => {
  const files = readdirSync(new URL('../migrations/', import.meta.url));
  const versions = files.map((file) => file.split('_', 1)[0]);
  expect(versions.filter((version, index) => versions.indexOf(version) !== index)).toEqual([]);
});
