import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyMigrations } from './migrate.ts';
import { type OpenDatabase, openEmbeddedDatabase } from './open-database.ts';

let folder: string;
let opened: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-migrations-'));
  opened = await openEmbeddedDatabase(path.join(folder, 'data'));
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

it('applyMigrations applies each migration once, in order, and rolls back a migration that fails', async () => {
  const apply = () => applyMigrations(opened.connection, opened.database, folder);
  await writeFile(path.join(folder, '20260101000000_one.sql'), 'create table one (n int)');
  await writeFile(path.join(folder, '20260102000000_two.sql'), 'alter table one add column m int;');
  expect(await apply()).toEqual(['20260101000000_one.sql', '20260102000000_two.sql']);
  expect(await apply()).toEqual([]);

  const broken = 'create table three (n int); select * from nowhere;';
  await writeFile(path.join(folder, '20260103000000_three.sql'), broken);
  await expect(apply()).rejects.toThrow(
    /20260103000000_three\.sql failed and was rolled back: .*nowhere/,
  );
  const left = await opened.database.query(`select to_regclass('three') as three`);
  expect(left[0]?.three).toBeNull();
});
