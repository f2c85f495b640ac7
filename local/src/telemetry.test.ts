import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { newUser, startTestService, type TestService } from './data-service/testing.ts';
import { bodyOf, callWebhook, pay, startEngineProcess } from './testing/engine-under-kill.ts';

// Engines in processes of their own, on whatever machine.
vi.setConfig({ testTimeout: 90_000 });

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])),
  );
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: attributesSchema,
});
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});
const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({
      scopeMetrics: z.array(z.object({ metrics: z.array(z.looseObject({ name: z.string() })) })),
    }),
  ),
});
type Span = z.infer<typeof spanSchema> & { role: unknown };

let service: TestService;
let collector: Server;
let endpoint: string;
const spans: Span[] = [];
const metrics = new Map<string, string>();

beforeAll(async () => {
  service = await startTestService();
  collector = createServer(async (request, response) => {
    take(request.url ?? '', JSON.parse(await text(request)));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, 'localhost', () => resolve()));
  const address = collector.address();
  if (typeof address !== 'object' || !address) throw new Error('the collector has no port');
  endpoint = `http://localhost:${address.port}`;
});

afterAll(async () => {
  collector.close();
  await service.close();
});

function take(path: string, body: unknown): void {
  if (path === '/v1/traces') {
    for (const { resource, scopeSpans } of tracesSchema.parse(body).resourceSpans) {
      const role = resource.attributes['adwright.role'];
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, role }))));
    }
  } else {
    const { resourceMetrics } = metricsSchema.parse(body);
    for (const metric of resourceMetrics.flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap((scope) => scope.metrics),
    )) {
      metrics.set(metric.name, JSON.stringify(metric));
    }
  }
}

/** Names from a span up to the caller's own. */
function ancestry(span: Span): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [`${span.role}: ${span.name}`, ...(parent ? ancestry(parent) : [])];
}

it('follows an ad in one trace from the caller through webhook, queue and worker to what is stored', async () => {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_METRIC_EXPORT_INTERVAL: '500' };
  const [web, worker] = await Promise.all([
    startEngineProcess(service, 'plain', { ...environment, ENGINE_ROLE: 'web' }),
    startEngineProcess(service, 'plain', { ...environment, ENGINE_ROLE: 'worker' }),
  ]);
  const person = await newUser(service);
  await pay(person, 'createAd');
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const answer = await callWebhook(
    web.url,
    'createAd',
    person,
    crypto.randomUUID(),
    await bodyOf('createAd', person),
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
  // Each picture that was stored, and the ledger: calls of the worker to the data service.
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
