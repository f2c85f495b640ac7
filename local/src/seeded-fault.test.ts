import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENGINE_STATUS_PATH, engineStatusSchema } from '@adwright/contracts/engine-status';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createUser, startTestService, type TestService } from './data-service/testing.ts';
import {
  buildBody,
  callWebhook,
  type EngineProcess,
  readBalance,
  startEngineProcess,
} from './testing/engine-under-kill.ts';
import { type OtlpCollector, startOtlpCollector } from './testing/otlp-collector.ts';
import { spend } from './testing/spend.ts';

// The time limits are long, because engines start as separate processes, and calls to a failing service are
// repeated three times.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

/** Number of ads; the ads are generated one after the other, so that metrics are exported between them. */
const ADS = 2;
const KEY = 'a-key-of-operators-with-enough-letters';
const OPERATIONS = path.join(import.meta.dirname, '../../docs/operations');

let aiService: Server;
let service: TestService;
let collector: OtlpCollector;
let web: EngineProcess;
let worker: EngineProcess;
let person: Awaited<ReturnType<typeof createUser>>;
/** Trace ids in the format that browsers create. */
const traceIds = Array.from({ length: ADS }, () => crypto.randomUUID().replaceAll('-', ''));

/** Starts an AI service that answers every request with an error. */
async function startBrokenService(): Promise<string> {
  aiService = createServer((request, response) => {
    request.resume();
    response.writeHead(500, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'a seeded fault' } }));
  });
  await new Promise<void>((resolve) => aiService.listen(0, 'localhost', () => resolve()));
  const address = aiService.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : 0}/v1`;
}

async function askForAd(traceId: string): Promise<number | undefined> {
  await spend(person, 'createAd');
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const body = await buildBody('createAd', person);
  return (await callWebhook(web.url, 'createAd', person, crypto.randomUUID(), body, headers))
    ?.status;
}

beforeAll(async () => {
  const AI_BASE_URL = await startBrokenService();
  service = await startTestService();
  collector = await startOtlpCollector();
  person = await createUser(service);
  const environment = {
    ...collector.environment,
    CREATIVE_PROVIDER: 'openai-compatible',
    AI_BASE_URL,
    AI_API_KEY: 'secret-of-the-service',
    AI_IMAGE_MODEL: 'pictures-1',
    OPERATOR_KEY: KEY,
  };
  web = await startEngineProcess(service, 'engine', { ...environment, ENGINE_ROLE: 'web' });
  worker = await startEngineProcess(service, 'engine', { ...environment, ENGINE_ROLE: 'worker' });
  for (const traceId of traceIds) expect(await askForAd(traceId)).toBe(502);
});

afterAll(async () => {
  await Promise.all([web?.end('SIGTERM'), worker?.end('SIGTERM')]);
  collector?.close();
  aiService?.close();
  await service?.close();
});

it('a failed ad records one trace from the browser through webhook, queue and worker to the failed service and the refund', async () => {
  const [traceId] = traceIds;
  const ofTrace = () => collector.spans.filter((span) => span.traceId === traceId);
  await expect
    .poll(() => ofTrace().map(({ name }) => name), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining(['generation.work', 'queue.submit', 'POST /webhooks/create-ad']),
    );

  const calls = ofTrace().filter(({ attributes }) => attributes['url.path']);
  const to = (place: string) =>
    calls.filter(({ attributes }) => String(attributes['url.path']).includes(place));
  const throughQueue = ['worker: generation.work', 'web: queue.submit'];
  const asked = to('/v1/images/generations');
  expect(asked.length).toBeGreaterThan(0);
  for (const call of asked) {
    expect(collector.ancestry(call)).toEqual(
      expect.arrayContaining(['worker: generation.make', ...throughQueue]),
    );
  }
  // At least one call was answered with 500; the call for the ad's second picture may have been aborted before
  // its answer.
  const answers = asked.map(({ attributes }) => attributes['http.response.status_code']);
  expect(answers.map(Number)).toContain(500);
  const [refund] = to('/rpc/refund_generation');
  if (!refund) throw new Error('no call for the refund in the trace');
  expect(collector.ancestry(refund).slice(1)).toEqual([
    'worker: generation.refund',
    ...throughQueue,
    'web: POST /webhooks/create-ad',
  ]);
  // The span's only parent is the browser's span, which is not exported.
  const root = ofTrace().find(({ name }) => name === 'POST /webhooks/create-ad');
  expect(root?.parentSpanId).toBe('b7ad6b7169203331');
  const failed = ofTrace().filter(({ status }) => status.code === 2);
  expect(failed.map(({ name }) => name)).toContain('generation.make');
});

it('a failed ad writes the trace id to a log line and a status entry, and leaves the credits unchanged', async () => {
  const [traceId] = traceIds;
  const lines = worker.lines.filter((line) => line.includes('"generation.failed"'));
  expect(lines.some((line) => line.includes(`"traceId":"${traceId}"`))).toBe(true);
  const headers = { Authorization: `Bearer ${KEY}` };
  const answer = await fetch(`${web.url}${ENGINE_STATUS_PATH}`, { headers });
  const { failures } = engineStatusSchema.parse(await answer.json());
  const told = failures.map((failure) => failure.traceId);
  expect(new Set(told)).toEqual(new Set(traceIds));
  expect(await readBalance(person)).toMatchObject({ used: 0 });
});

/** Returns the values of a counter that Prometheus would have scraped, one per minute. */
function scraped(metric: string): { series: string; values: string }[] {
  const values = new Map<string, number[]>();
  for (const { metric: name, role, attributes, value } of collector.points) {
    if (name !== metric) continue;
    const labels = Object.entries({ ...attributes, adwright_role: role });
    const text = labels.map(([label, told]) => `${label}=${JSON.stringify(told)}`).join(', ');
    const series = `${metric.replaceAll('.', '_')}_total{${text}}`;
    const known = values.get(series) ?? [];
    if (known.at(-1) !== value) values.set(series, [...known, value]);
  }
  return [...values].map(([series, seen]) => ({
    series,
    values: `${seen.join(' ')} ${seen.at(-1)}x15`,
  }));
}

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

it.skipIf(!hasPromtool)(
  'the metrics of this run fire one alert according to promtool',
  async () => {
    const failures = () =>
      collector.points.findLast(
        ({ metric, attributes }) =>
          metric === 'adwright.jobs' && attributes.code === 'provider_failed',
      )?.value;
    await expect.poll(failures, { timeout: 20_000 }).toBe(ADS);
    const series = scraped('adwright.jobs');
    const fired = {
      exp_labels: { severity: 'page' },
      exp_annotations: {
        summary: '100% of all jobs fail',
        action: 'Look for generation.failed in the log, and follow its traceId.',
      },
    };
    const others = ['JobsWait', 'WorkersDie', 'ModulesDoNotLoad', 'PagesFail'];
    const test = {
      rule_files: [path.join(OPERATIONS, 'alerts.yaml')],
      evaluation_interval: '1m',
      tests: [
        {
          interval: '1m',
          input_series: series,
          alert_rule_test: [
            { alertname: 'JobsFail', eval_time: '8m', exp_alerts: [fired] },
            ...others.map((alertname) => ({ alertname, eval_time: '8m', exp_alerts: [] })),
          ],
        },
      ],
    };
    const folder = mkdtempSync(path.join(tmpdir(), 'adwright-alerts-'));
    const file = path.join(folder, 'measured.yaml');
    // The test writes JSON into a YAML file, because every JSON document is also a YAML document.
    writeFileSync(file, JSON.stringify(test));
    const run = spawnSync('promtool', ['test', 'rules', file]);
    rmSync(folder, { recursive: true });
    expect(run.status, `${run.stdout}${run.stderr}`).toBe(0);
  },
);
