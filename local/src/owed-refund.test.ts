import { WEBHOOK_PATHS } from '@adwright/contracts';
import { createEngine, type Engine, readConfig } from '@adwright/engine-service';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createUser, startTestService, type TestService } from './data-service/testing.ts';
import { postAsUser } from './testing/engine-in-process.ts';
import { buildBody, readBalance } from './testing/engine-under-kill.ts';
import { type FaultyProxy, startFaultyProxy } from './testing/faulty-proxy.ts';
import { createPlainParts } from './testing/plain-provider.ts';
import { spend } from './testing/spend.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.each(['pglite', 'postgres'] as const)(
  'a data service on %s that becomes unavailable during a refund',
  (database) => {
    let service: TestService;
    let proxy: FaultyProxy;
    let engine: Engine;

    beforeAll(async () => {
      service = await startTestService({ database });
      proxy = await startFaultyProxy(Number(new URL(service.url).port));
      const config = readConfig({
        PORT: '0',
        ...service.engineEnvironment,
        SUPABASE_URL: `http://localhost:${proxy.port}`,
        LEASE_SECONDS: '10',
      });
      const { provider, ...parts } = createPlainParts('fails');
      const failing = {
        ...provider,
        createAd: () => {
          proxy.cut();
          return Promise.reject(new Error('no picture today'));
        },
      };
      const logger = { info: () => undefined, error: () => undefined };
      engine = createEngine(config, { ...parts, provider: failing, logger });
      await engine.listen();
    });

    afterAll(async () => {
      proxy.mend();
      await engine.close();
      proxy.close();
      await service.close();
    });

    it('the answer to a failed job announces the refund, and the credits are returned later', async () => {
      const person = await createUser(service);
      await spend(person, 'createAd');
      const body = await buildBody('createAd', person);
      const answer = await postAsUser(person, engine, WEBHOOK_PATHS.createAd, body);
      expect(answer).toMatchObject({ status: 502, body: { code: 'refund_pending' } });
      expect(await readBalance(person)).toMatchObject({ used: 1 });

      proxy.mend();
      await expect.poll(() => readBalance(person), { timeout: 30_000 }).toMatchObject({ used: 0 });
      const { data } = await person.client.from('credit_ledger').select('amount').gt('amount', 0);
      expect(data?.map(({ amount }) => amount)).toEqual([50, 1]);
    });
  },
);
