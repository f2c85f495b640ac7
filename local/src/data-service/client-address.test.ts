import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from './testing.ts';

describe('counting the visitors of a module version by IP address', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({ database: 'pglite' });
  });
  afterAll(() => service.close());

  async function call(name: string, body: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${service.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: service.publishableKey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return text === '' ? null : JSON.parse(text);
  }

  it.each(['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip', 'forwarded'])(
    'a visitor of a module version can’t be invented by %s',
    async (header) => {
      const version = { p_module: 'mf-gallery', p_version: `0.1.0-${header}` };
      for (let number = 1; number <= 4; number += 1) {
        const report = { ...version, p_failure: 'page-crashed' };
        await call('report_module_visit', report, { [header]: `203.0.113.${number}` });
      }
      expect(await call('module_health', version)).toEqual([{ visitors: 1, failing: 1 }]);
    },
  );
});
