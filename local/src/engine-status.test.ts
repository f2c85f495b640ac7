import { tmpdir } from 'node:os';
import { ENGINE_STATUS_PATH, engineStatusSchema } from '@adwright/contracts/engine-status';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createUser, startTestService, type TestService } from './data-service/testing.ts';
import {
  buildBody,
  callWebhook,
  type EngineProcess,
  type Person,
  startEngineProcess,
} from './testing/engine-under-kill.ts';
import { spend } from './testing/spend.ts';

// The time limits are long, because the engines of this test run in separate processes.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const isOfDisk = ({ event }: { event: string }) => event === 'disk.low';

const KEY = 'a-key-of-operators-with-enough-letters';

describe.each(['pglite', 'postgres'] as const)(
  'the engine’s status, with the queue on %s',
  (database) => {
    let service: TestService;
    let operator: Person;
    let stranger: Person;
    let web: EngineProcess;
    let worker: EngineProcess;

    beforeAll(async () => {
      service = await startTestService({ database });
      [operator, stranger] = [await createUser(service), await createUser(service)];
      const environment = {
        OPERATOR_EMAILS: operator.email.toUpperCase(),
        OPERATOR_KEY: KEY,
        ENGINE_VERSION: '7.1.0',
        DISK_FOLDER: tmpdir(),
        // A number of megabytes that is larger than any disk.
        DISK_WARN_MB: '1000000000',
      };
      web = await startEngineProcess(service, 'plain', { ...environment, ENGINE_ROLE: 'web' });
      worker = await startEngineProcess(service, 'plain', {
        ...environment,
        ENGINE_ROLE: 'worker',
        JOBS_AT_ONCE: '2',
        PLAIN_SECONDS: 'fails',
      });
    });

    afterAll(async () => {
      await Promise.all([web?.end('SIGTERM'), worker?.end('SIGTERM')]);
      await service?.close();
    });

    const ask = (bearer?: string) =>
      fetch(`${web.url}${ENGINE_STATUS_PATH}`, {
        headers: bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` },
      });
    const read = async (bearer = KEY) => engineStatusSchema.parse(await (await ask(bearer)).json());

    it('operators can read the engine’s status by account and by key, and other users can’t', async () => {
      expect((await ask(operator.accessToken)).status).toBe(200);
      expect((await ask(KEY)).status).toBe(200);
      const unknown = await fetch(`${web.url}/no-such-page`);
      for (const bearer of [undefined, stranger.accessToken, 'nonsense', service.publishableKey]) {
        const answer = await ask(bearer);
        expect(answer.status).toBe(404);
        expect(await answer.text()).toBe(await unknown.clone().text());
      }
    });

    it('the engine’s status lists each process with its role, version and slots', async () => {
      await expect
        .poll(async () => (await read()).processes.map(({ role, slots }) => [role, slots]), {
          timeout: 30_000,
        })
        .toEqual(
          expect.arrayContaining([
            ['web', 0],
            ['worker', 2],
          ]),
        );
      for (const { version, isAlive } of (await read()).processes) {
        expect([version, isAlive]).toEqual(['7.1.0', true]);
      }
    });

    it('the engine’s status and log warn when the disk fills up', async () => {
      const { disk } = await read();
      expect(disk).toMatchObject({ isLow: true, freeBytes: expect.any(Number) });
      expect(disk?.freeBytes).toBeLessThanOrEqual(disk?.totalBytes ?? 0);
      const warnings = web.lines.map((line) => JSON.parse(line)).filter(isOfDisk);
      expect(warnings).toEqual([expect.objectContaining({ level: 'error', folder: tmpdir() })]);
    });

    it('the engine’s status shows a failure without the affected user', async () => {
      await spend(stranger, 'createAd');
      const body = await buildBody('createAd', stranger);
      const key = crypto.randomUUID();
      const answer = await callWebhook(web.url, 'createAd', stranger, key, body);
      expect(answer?.status).toBe(502);
      const status = await read();
      expect(status.failedLastHour).toBe(1);
      expect(status.queue).toEqual({ ready: 0, active: 0, oldestSeconds: 0 });
      expect(status.failures).toMatchObject([{ feature: 'Create Ad', code: 'provider_failed' }]);
      const told = JSON.stringify(status);
      for (const own of [stranger.id, stranger.email, key, 'mugs']) expect(told).not.toContain(own);
    });
  },
);
