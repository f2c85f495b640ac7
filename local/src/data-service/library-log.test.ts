import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createClientFor,
  createUser,
  type startTestService as Start,
  startTestService,
} from './testing.ts';

const MAIL = 'anna@secret.example';

let service: Awaited<ReturnType<typeof Start>>;

beforeAll(async () => {
  service = await startTestService({
    functions: {
      async broken() {
        console.error(new Error(`"${MAIL}" can't be charged`, { cause: MAIL }));
        return new Response(null, { status: 500 });
      },
    },
  });
});
afterAll(() => service.close());

async function readLog(): Promise<string> {
  const folder = path.join(service.dataDir, 'logs');
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return files.join('');
}

/** Returns the log lines that `work` adds. */
async function linesOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = await readLog();
  await work();
  await expect.poll(readLog).not.toBe(before);
  return (await readLog()).slice(before.length).split('\n').filter(Boolean);
}

it('a request with an email address of several megabytes is logged as a short line without the address', async () => {
  const email = `${MAIL} ${'x'.repeat(1_900_000)}`;
  const lines = await linesOf(async () =>
    createClientFor(service).from('preleads').insert({ email }),
  );
  expect(lines.join('\n')).not.toMatch(/anna|secret|xxx/);
  expect(lines.join('\n').length).toBeLessThan(4000);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ table: 'preleads', code: '23514' });
});

it('a refused row is logged with error code, table and statement, and without any value that was sent', async () => {
  const { client } = await createUser(service);
  for (const [work, code] of [
    [() => client.from('ads').select('*').eq('id', MAIL), '22P02'],
    [() => client.from('preleads').insert({ email: `${MAIL} ${MAIL}` }), '23514'],
  ] as const) {
    const lines = await linesOf(async () => work());
    expect(lines.join('\n')).not.toMatch(/anna|secret/);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 'error', code }),
    );
  }
});

it('an edge function’s console output is logged, without the values that it quotes', async () => {
  const lines = await linesOf(() => fetch(`${service.url}/functions/v1/broken`));
  expect(lines.join('\n')).not.toContain('anna');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: "<text> can't be charged" });
});
