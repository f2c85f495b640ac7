import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from './open-database.ts';

// The tests share one database and run one after another, because creating a database takes seconds.
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'adwright-db-'));
  // A first start that was killed leaves a few database files from which no database can be opened.
  await mkdir(path.join(dataDir, 'db'));
  await writeFile(path.join(dataDir, 'db', 'postgresql.conf'), 'half');
  await writeFile(path.join(dataDir, 'db.unfinished'), '');
  await (await openEmbeddedDatabase(dataDir)).close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('the database that is embedded in the product', () => {
  it('the embedded database keeps transactions of simultaneous requests separate', async () => {
    const { connection, database, scope, close } = await openEmbeddedDatabase(dataDir);
    const requests = ['anna', 'ben', 'cleo'].map((person) =>
      scope(() =>
        connection.kysely.transaction().execute(async (transaction) => {
          await sql`select set_config('test.person', ${person}, true)`.execute(transaction);
          await delay(10);
          // A statement outside the transaction, such as Supabase Lite sends, joins the transaction instead of
          // waiting for ever.
          const [row] = await database.query(`select current_setting('test.person') as person`);
          return row?.person;
        }),
      ),
    );
    expect(await Promise.all(requests)).toEqual(['anna', 'ben', 'cleo']);
    await close();
  });

  it('the embedded database contains every committed row after its process was killed', async () => {
    const writer = spawn(process.execPath, [
      '--input-type=module-typescript',
      '--eval',
      `import { openEmbeddedDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'open-database.ts'))};
       const { database } = await openEmbeddedDatabase(${JSON.stringify(dataDir)});
       await database.script('create table notes (n int)');
       for (let n = 1; ; n += 1) {
         await database.query('insert into notes values ($1)', [n]);
         console.log(n);
       }`,
    ]);
    let written = 0;
    writer.stdout.on('data', (chunk: Buffer) => {
      written = Number(chunk.toString().trim().split('\n').at(-1));
      if (written >= 50) writer.kill('SIGKILL');
    });
    await once(writer, 'exit');

    const { database, close } = await openEmbeddedDatabase(dataDir);
    const [row] = await database.query('select count(*)::int as kept from notes');
    expect(written).toBeGreaterThanOrEqual(50);
    expect(row?.kept).toBeGreaterThanOrEqual(written);
    await close();
  });

  it('the error for a broken data folder names the folder, and tells the user what to do', async () => {
    const broken = path.join(dataDir, 'broken');
    await mkdir(path.join(broken, 'db'), { recursive: true });
    await writeFile(path.join(broken, 'db', 'PG_VERSION'), 'nonsense');
    await expect(openEmbeddedDatabase(broken)).rejects.toThrow(
      new RegExp(`The database in ${broken}/db can't be opened: [\\s\\S]*move ${broken} away`),
    );
    // The error must not advise `--fresh`, since that option would delete files that may still be readable.
    await expect(openEmbeddedDatabase(broken)).rejects.not.toThrow('--fresh');
  });
});
