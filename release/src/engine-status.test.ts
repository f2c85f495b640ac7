import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineStatus } from '@adwright/contracts/engine-status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './run.ts';

const KEY = 'k'.repeat(32);
const AT = '2026-02-05T12:00:00Z';
const STATUS: EngineStatus = {
  at: AT,
  disk: { freeBytes: 1.2e9, totalBytes: 50e9, isLow: true },
  queue: { ready: 4, active: 2, oldestSeconds: 31.4 },
  failedLastHour: 1,
  processes: [
    {
      id: crypto.randomUUID(),
      role: 'worker',
      version: '7.1.0',
      host: 'box',
      pid: 7,
      startedAt: AT,
      lastBeatAt: AT,
      isAlive: false,
      slots: 3,
      active: 2,
    },
  ],
  failures: [{ at: AT, feature: 'Create Ad', code: 'provider_failed', traceId: 'abc' }],
};

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-status-'));
  server = createServer((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${KEY}` && request.url === '/status';
    response.writeHead(isKnown ? 200 : 404).end(isKnown ? JSON.stringify(STATUS) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', () => resolve()));
  const address = server.address();
  url = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function status(environment: Record<string, string>, ...flags: string[]) {
  const { code, lines } = await run(['status', ...flags], {
    ADWRIGHT_RELEASE_TARGET: join(folder, 'cdn'),
    ...environment,
  });
  return { code, lines };
}

it('`status` shows the engine’s status beside the registry', async () => {
  const { lines } = await status({ ADWRIGHT_ENGINE_URL: url, ADWRIGHT_OPERATOR_KEY: KEY });
  expect(lines.slice(1)).toEqual([
    'The disk is nearly full. Free some space on it before uploads are refused.',
    `engine ${url}  4 waiting, the oldest for 31 s, 2 in work, 1 failed in the last hour, 1.2 GB of the disk are free`,
    `worker  box 7  7.1.0  2 of 3 in work  silent since ${AT}`,
    `failed ${AT}  Create Ad  provider_failed  abc`,
  ]);
});

it('`status` prints the engine’s status and the registry as JSON', async () => {
  const environment = { ADWRIGHT_ENGINE_URL: url, ADWRIGHT_OPERATOR_KEY: KEY };
  const { lines } = await status(environment, '--json');
  expect(JSON.parse(lines.join('\n'))).toMatchObject({ modules: {}, engine: STATUS });
});

it('`status` shows only the registry when no engine is configured', async () => {
  expect((await status({})).lines).toHaveLength(1);
  const wrong = { ADWRIGHT_ENGINE_URL: url, ADWRIGHT_OPERATOR_KEY: 'x'.repeat(32) };
  const { code, lines } = await status(wrong);
  expect(code).toBe(0);
  expect(lines[1]).toContain('The engine does not know the key.');
});

it('`status` shows the registry, and the reason why the engine’s status is missing', async () => {
  const stopped = { ADWRIGHT_ENGINE_URL: 'http://localhost:59999', ADWRIGHT_OPERATOR_KEY: KEY };
  const { code, lines } = await status(stopped, '--json');
  expect(code).toBe(0);
  const { modules, engine } = JSON.parse(lines.join('\n'));
  expect(modules).toEqual({});
  expect(engine.error).toMatch(/^The engine can’t be reached: /);
  expect((await status(stopped)).lines[1]).toContain(`no status: ${engine.error}`);
});

const KEY_IS_NEEDED =
  'ADWRIGHT_OPERATOR_KEY, of 32 characters or more, is needed with ADWRIGHT_ENGINE_URL.';

it.each([
  [{ ADWRIGHT_ENGINE_URL: 'http://localhost:9' }, KEY_IS_NEEDED],
  [{ ADWRIGHT_ENGINE_URL: 'http://localhost:9', ADWRIGHT_OPERATOR_KEY: 'short' }, KEY_IS_NEEDED],
  [
    { ADWRIGHT_ENGINE_URL: 'x', ADWRIGHT_OPERATOR_KEY: KEY },
    'ADWRIGHT_ENGINE_URL is no valid address.',
  ],
])('an error names the setting that is wrong: %o', async (environment, message) => {
  expect(await status(environment)).toEqual({ code: 1, lines: [message] });
});

it('commands that need no engine run even if the engine’s configuration is invalid', async () => {
  const environment = {
    ADWRIGHT_RELEASE_TARGET: join(folder, 'cdn'),
    ADWRIGHT_ENGINE_URL: 'x',
    ADWRIGHT_OPERATOR_KEY: 'short',
  };
  const { lines } = await run(['rollback', 'mf-gallery'], environment);
  expect(lines).toEqual(['mf-gallery is not deployed']);
});
