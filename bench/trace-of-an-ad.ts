/**
 * Makes one ad with a web process and a worker, and draws the exported spans: node bench/trace-of-an-ad.ts. The script
 * writes docs/images/trace-of-an-ad.svg. The browser's span is not exported; the first drawn span continues the
 * browser's `traceparent` (trace context of the request).
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createUser, startTestService } from '../local/src/data-service/testing.ts';
import {
  buildBody,
  callWebhook,
  startEngineProcess,
} from '../local/src/testing/engine-under-kill.ts';
import { type Span, startOtlpCollector } from '../local/src/testing/otlp-collector.ts';
import { spend } from '../local/src/testing/spend.ts';
import { drawWaterfall } from './trace-waterfall.ts';

const FILE = path.join(import.meta.dirname, '../docs/images/trace-of-an-ad.svg');

/**
 * Makes two ads, and returns the spans of the second ad. The first ad only warms up the web process and the
 * worker.
 */
async function traceOfAnAd(): Promise<Span[]> {
  const service = await startTestService();
  const collector = await startOtlpCollector();
  const start = (role: string) =>
    startEngineProcess(service, 'engine', {
      ...collector.environment,
      ENGINE_ROLE: role,
      WORKERS: '2',
    });
  const [web, worker] = [await start('web'), await start('worker')];
  const person = await createUser(service);
  const body = await buildBody('createAd', person);
  let traceId = '';
  for (let ad = 0; ad < 2; ad += 1) {
    traceId = crypto.randomUUID().replaceAll('-', '');
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    await spend(person, 'createAd');
    const key = crypto.randomUUID();
    const answer = await callWebhook(web.url, 'createAd', person, key, body, headers);
    if (answer?.status !== 200) throw new Error(`the ad was not made: ${answer?.status}`);
  }
  await Promise.all([web.end('SIGTERM'), worker.end('SIGTERM')]);
  collector.close();
  await service.close();
  return collector.spans.filter((span) => span.traceId === traceId);
}

const spans = await traceOfAnAd();
await writeFile(FILE, drawWaterfall(spans));
console.log(`${spans.length} spans: ${FILE}`);
