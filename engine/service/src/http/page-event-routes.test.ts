import { MAX_PAGE_EVENTS_BYTES, type PageEvent } from '@adwright/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LogFields } from '../logger.ts';
import { createTestEngine } from '../testing/engine-under-test.ts';

const ORIGIN = 'http://localhost:3000';
const error: PageEvent = {
  kind: 'error',
  name: 'TypeError',
  message: 'No ad of "Anna Smith" at https://app.test/ad/12345',
  module: 'mf-gallery',
  route: '/ad/:id',
};
const failure: PageEvent = {
  kind: 'module-failure',
  module: 'mf-create',
  version: '1.2.0',
  failure: 'timeout',
  route: '/create',
};

let lines: ({ event: string } & LogFields)[];
let send: (
  body: unknown,
  caller?: { origin?: string; address?: string; forwarded?: string },
) => Promise<Response>;

function start(trustedProxies = 0): void {
  lines = [];
  const log = (event: string, fields?: LogFields) => void lines.push({ ...fields, event });
  const { engine } = createTestEngine({ trustedProxies, logger: { info: log, error: log } });
  send = async (body, { origin = ORIGIN, address = '203.0.113.1', forwarded } = {}) =>
    engine.app.request(
      '/page-events',
      {
        method: 'POST',
        headers: {
          Origin: origin,
          'Content-Type': 'text/plain',
          ...(forwarded && { 'X-Forwarded-For': forwarded }),
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
}

const report = (...events: object[]) => ({ pageId: crypto.randomUUID(), shell: '9.1.0', events });
const findLogLines = (event: string) => lines.filter((line) => line.event === event);

beforeEach(() => start());

describe('the engine receives reports of pages', () => {
  it('a page’s report is logged without any text that may contain personal data', async () => {
    const sent = report(error, failure);
    expect((await send(sent)).status).toBe(204);
    const { pageId } = sent;
    expect(findLogLines('page.error')).toEqual([
      {
        event: 'page.error',
        pageId,
        shell: '9.1.0',
        name: 'TypeError',
        message: 'No ad of <text> at <address>',
        module: 'mf-gallery',
        route: '/ad/:id',
      },
    ]);
    expect(findLogLines('page.module_failed')).toMatchObject([
      { module: 'mf-create', version: '1.2.0' },
    ]);
  });

  it('a page’s report sets no cookie, and fields in which it names its sender are ignored', async () => {
    const answer = await send({ ...report(error), userId: 'anna' });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(JSON.stringify(lines)).not.toContain('anna');
  });

  it.each([
    ['is not JSON', 'hello', 400],
    ['has nothing in it', report(), 400],
    ['names an address instead of a route', report({ ...error, route: '/ad/12345' }), 400],
    ['is too large', 'x'.repeat(MAX_PAGE_EVENTS_BYTES + 1), 413],
  ])('a page’s report is refused when it %s', async (_, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(findLogLines('page.error')).toEqual([]);
  });

  it('a report from a page of another site is refused', async () => {
    expect((await send(report(error), { origin: 'https://evil.test' })).status).toBe(403);
  });
});

describe('the engine limits the rate of reports of pages', () => {
  async function flood(caller: Parameters<typeof send>[1], forwarded?: (n: number) => string) {
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) {
      const answer = await send(report(error), { ...caller, forwarded: forwarded?.(n) });
      statuses.push(answer.status);
    }
    return statuses;
  }

  it('a client that sends too many reports is limited, and other clients are not', async () => {
    const statuses = await flood({});
    expect(statuses[0]).toBe(204);
    expect(statuses.at(-1)).toBe(429);
    expect((await send(report(error), { address: '203.0.113.2' })).status).toBe(204);
  });

  it('a client can’t evade the rate limit by inventing headers', async () => {
    expect((await flood({}, (n) => `198.51.100.${n}`)).at(-1)).toBe(429);
    start(1);
    const invented = (n: number) => `198.51.100.${n}, 203.0.113.9`;
    expect((await flood({ address: '10.0.0.1' }, invented)).at(-1)).toBe(429);
  });

  it('clients behind a proxy are distinguished from each other', async () => {
    start(1);
    const behind = { address: '10.0.0.1' };
    await flood(behind, () => '203.0.113.9');
    const other = await send(report(error), { ...behind, forwarded: '203.0.113.10' });
    expect(other.status).toBe(204);
  });
});
