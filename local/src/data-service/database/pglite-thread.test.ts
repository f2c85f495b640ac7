import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runAs } from '../caller.ts';
import { type OpenDatabase, openEmbeddedDatabase } from './open-database.ts';

let dataDir: string;
let opened: OpenDatabase;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  dataDir = await mkdtemp(path.join(tmpdir(), 'adwright-thread-'));
  opened = await openEmbeddedDatabase(dataDir);
  await opened.database.script('create table notes (text text)');
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A statement with a regular expression that takes more than a minute. */
const ENDLESS = `select repeat('a', 601) ~ '^(a+)(a+)(a+)\\1\\2\\3$'`;

const IDLE_MS = 500;

const limited = (statement: string, milliseconds: number) =>
  opened.scope(() =>
    opened.connection.kysely.transaction().execute(async (transaction) => {
      await opened.limitStatements(transaction, milliseconds);
      await sql`insert into notes values ('lost')`.execute(transaction);
      await sql.raw(statement).execute(transaction);
    }),
  );

const countNotes = async () => {
  const [row] = await opened.database.query('select count(*)::int as notes from notes');
  return row?.notes;
};

it('a statement is ended at its time limit, while this thread answers and other statements wait for a new thread', async () => {
  const blocked = vi.fn();
  const clock = setInterval(() => blocked(), 50);
  const endless = runAs('attacker', () => limited(ENDLESS, 500)).catch((error: unknown) => error);
  await delay(100);
  const others = runAs('victim', () => opened.scope(countNotes));
  expect(await endless).toMatchObject({ code: '57014' });
  expect(await others).toBe(0);
  clearInterval(clock);
  expect(blocked.mock.calls.length).toBeGreaterThan(5);
});

it('the database’s files are opened again after an exception that does not come from the database', async () => {
  await opened.database.query(`insert into notes values ('kept')`);
  // This query overflows the stack of the thread that parses the query.
  const deep = `select to_tsquery('simple', repeat('(', 400000) || 'a' || repeat(')', 400000))`;
  await expect(limited(deep, 20_000)).rejects.toMatchObject({ code: '08006' });
  expect(await opened.scope(countNotes)).toBe(1);
});

it('notifications are received even after the database’s thread was replaced', async () => {
  const onMessage = vi.fn();
  const stop = await opened.session?.listen('news', onMessage);
  await expect(limited(ENDLESS, 300)).rejects.toMatchObject({ code: '57014' });
  await opened.database.query(`select pg_notify('news', 'hello')`);
  await expect.poll(() => onMessage.mock.calls).toEqual([['hello']]);
  await stop?.();
});

it('a transaction that is idle for too long is rolled back, and other requests are served', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'adwright-idle-'));
  const impatient = await openEmbeddedDatabase(folder, { idleInTransactionMs: IDLE_MS });
  try {
    await impatient.database.script('create table notes (text text)');
    const countTheirs = async () => {
      const [row] = await impatient.database.query('select count(*)::int as notes from notes');
      return row?.notes;
    };
    const idle = runAs('idle', () =>
      impatient.scope(() =>
        impatient.connection.kysely.transaction().execute(async (transaction) => {
          await sql`insert into notes values ('lost')`.execute(transaction);
          await delay(3 * IDLE_MS);
          await sql`insert into notes values ('late')`.execute(transaction);
        }),
      ),
    ).catch((error: unknown) => error);
    await delay(100);
    expect(await runAs('other', () => impatient.scope(countTheirs))).toBe(0);
    expect(await idle).toMatchObject({ code: '08006' });
    expect(await impatient.scope(countTheirs)).toBe(0);
  } finally {
    await impatient.close();
    await rm(folder, { recursive: true, force: true });
  }
});
