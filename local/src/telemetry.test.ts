import { PAGE_EVENTS_PATH, type PageEvent, type PageReport } from '@adwright/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createUser, startTestService, type TestService } from './data-service/testing.ts';
import { buildBody, callWebhook, startEngineProcess } from './testing/engine-under-kill.ts';
import { type OtlpCollector, startOtlpCollector } from './testing/otlp-collector.ts';
import { spend } from './testing/spend.ts';

// The time limit is long, because this test starts engines as separate processes.
vi.setConfig({ testTimeout: 90_000 });

let service: TestService;
let collector: OtlpCollector;

beforeAll(async () => {
  service = await startTestService();
  collector = await startOtlpCollector();
});

afterAll(async () => {
  collector.close();
  await service.close();
});

it('one trace follows an ad from the caller through webhook, queue and worker to the stored pictures', async () => {
  const { environment, spans, metrics, ancestry } = collector;
  const [web, worker] = await Promise.all([
    startEngineProcess(service, 'plain', { ...environment, ENGINE_ROLE: 'web' }),
    startEngineProcess(service, 'plain', { ...environment, ENGINE_ROLE: 'worker' }),
  ]);
  const person = await createUser(service);
  await spend(person, 'createAd');
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const answer = await callWebhook(
    web.url,
    'createAd',
    person,
    crypto.randomUUID(),
    await buildBody('createAd', person),
    {
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
  );
  expect(answer?.status).toBe(200);
  await expect.poll(() => metrics.has('adwright.queue.oldest'), { timeout: 20_000 }).toBe(true);
  await Promise.all([web.end('SIGTERM'), worker.end('SIGTERM')]);

  const ours = spans.filter((span) => span.traceId === traceId);
  const settled = ours.find(({ name }) => name === 'generation.settle');
  if (!settled) throw new Error('no span of the settlement');
  expect(ancestry(settled)).toEqual([
    'worker: generation.settle',
    'worker: generation.work',
    'web: queue.submit',
    'web: POST /webhooks/create-ad',
  ]);
  // The worker calls the data service for each stored picture, and for the credit ledger.
  const calls = ours.filter(({ role, attributes }) => role === 'worker' && attributes['url.path']);
  const paths = calls.map(({ attributes }) => String(attributes['url.path']));
  expect(paths).toContain('/rest/v1/rpc/settle_generation');
  expect(paths.filter((path) => path.startsWith('/storage/v1/object/ad_images/'))).toHaveLength(2);
  for (const line of [...web.lines, ...worker.lines]) {
    if (/"event":"(request|generation.succeeded)"/.test(line) && line.includes('create')) {
      expect(line).toContain(traceId);
    }
  }
  expect(worker.lines.join('\n')).toMatch(/"event":"generation.succeeded","traceId":"0af7651916cd/);

  expect(metrics.get('adwright.jobs')).toMatch(/"succeeded"/);
  expect(metrics.get('adwright.credits')).toMatch(/"spent"/);
  for (const stage of ['make', 'store', 'settle']) {
    expect(metrics.get('adwright.stage.duration')).toContain(`"${stage}"`);
  }
  expect(metrics.has('adwright.job.duration')).toBe(true);
  expect(metrics.has('adwright.queue.jobs')).toBe(true);
  expect(metrics.has('adwright.queue.oldest')).toBe(true);
});

it('reports of browser pages become metrics by route, module and version', async () => {
  const { environment, metrics } = collector;
  const web = await startEngineProcess(service, 'plain', { ...environment, ENGINE_ROLE: 'web' });
  const route = '/ad/:id';
  const events: PageEvent[] = [
    { kind: 'vital', vital: 'LCP', value: 2.2, route, module: 'mf-gallery' },
    { kind: 'error', name: 'TypeError', message: 'broken', module: 'mf-gallery', route },
    { kind: 'module-failure', module: 'mf-create', version: '1.4.0', failure: 'timeout', route },
  ];
  const report: PageReport = { pageId: crypto.randomUUID(), shell: '2.0.0', events };
  const answer = await fetch(`${web.url}${PAGE_EVENTS_PATH}`, {
    method: 'POST',
    headers: { Origin: 'http://localhost:3000', 'Content-Type': 'text/plain' },
    body: JSON.stringify(report),
  });
  expect(answer.status).toBe(204);
  await web.end('SIGTERM');
  const counted = (name: string) => collector.points.findLast(({ metric }) => metric === name);
  expect(metrics.get('adwright.web.vitals')).toMatch(
    /"LCP".*"\/ad\/:id".*"mf-gallery".*"sum":2\.2/,
  );
  expect(counted('adwright.web.errors')).toMatchObject({
    attributes: { module: 'mf-gallery', name: 'TypeError', route },
    value: 1,
  });
  expect(counted('adwright.module.load.failures')).toMatchObject({
    attributes: { module: 'mf-create', version: '1.4.0', failure: 'timeout' },
    value: 1,
  });
  const line = web.lines.find((text) => text.includes('"event":"page.error"'));
  expect(line).toContain(report.pageId);
  expect(line).toMatch(/"traceId":"[0-9a-f]{32}"/);
});
