import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createUser, startTestService, type TestService } from './data-service/testing.ts';
import {
  buildBody,
  callWebhook,
  type EngineProcess,
  startEngineProcess,
} from './testing/engine-under-kill.ts';
import { type FaultyProxy, startFaultyProxy } from './testing/faulty-proxy.ts';
import { spend } from './testing/spend.ts';

// The time limits are long, because this test starts engines as separate processes. The test of lost connections also
// waits for several lost connections, one after another.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const OUTAGE_MS = 2000;
/**
 * Short timeouts in milliseconds for statements and lost connections; with the defaults of 30 s, several
 * timeouts in a row take minutes.
 */
const QUICK = {
  ENGINE_ROLE: 'worker',
  QUEUE_TIMEOUT_SECONDS: '5',
  DATA_SERVICE_TIMEOUT_SECONDS: '5',
};

describe.each(['pglite', 'postgres'] as const)(
  'a worker that loses its connections to the queue on %s',
  (database) => {
    let service: TestService;
    let proxy: FaultyProxy;
    let web: EngineProcess;
    let worker: EngineProcess | undefined;

    /**
     * Returns environment variables with which the worker reaches the data service and the queue through the
     * faulty proxy.
     */
    function environment(): Record<string, string> {
      if (!service.databaseUrl) return { ...QUICK, SUPABASE_URL: `http://localhost:${proxy.port}` };
      const url = new URL(service.databaseUrl);
      url.host = `localhost:${proxy.port}`;
      return { ...QUICK, QUEUE_DATABASE_URL: url.href };
    }

    beforeAll(async () => {
      service = await startTestService({ database });
      proxy = await startFaultyProxy(Number(new URL(service.databaseUrl ?? service.url).port));
      web = await startEngineProcess(service, 'plain', { ENGINE_ROLE: 'web' });
    });

    afterEach(async () => {
      proxy.mend();
      await worker?.end('SIGKILL');
      worker = undefined;
    });

    afterAll(async () => {
      await web?.end('SIGKILL');
      proxy?.close();
      await service?.close();
    });

    async function askForAd(): Promise<number | undefined> {
      const person = await createUser(service);
      await spend(person, 'createAd');
      const body = await buildBody('createAd', person);
      return (await callWebhook(web.url, 'createAd', person, crypto.randomUUID(), body))?.status;
    }

    async function makesAds(count: number): Promise<void> {
      for (let made = 0; made < count; made += 1)
        expect(await askForAd(), worker?.lines.slice(-8).join('\n')).toBe(200);
    }

    it('a worker continues after its connections were cut repeatedly', async () => {
      worker = await startEngineProcess(service, 'plain', environment());
      for (let outage = 0; outage < 2; outage += 1) {
        proxy.cut();
        await sleep(OUTAGE_MS);
        proxy.mend();
        await makesAds(2);
      }
    });

    it('a worker continues after its connections were dropped without a signal', async () => {
      worker = await startEngineProcess(service, 'plain', environment());
      await makesAds(1);
      proxy.forget();
      // An ad that used a dropped connection fails with 502, and its credit is refunded.
      expect([200, 502]).toContain(await askForAd());
      await makesAds(2);
    });

    it('a worker starts to run jobs even if its connections were cut during its start', async () => {
      proxy.cut();
      const starting = startEngineProcess(service, 'plain', environment());
      for (let turn = 0; turn < 8; turn += 1) {
        await sleep(250);
        if (turn % 2 === 0) proxy.mend();
        else proxy.cut();
      }
      proxy.mend();
      worker = await starting;
      await makesAds(2);
    });
  },
);
