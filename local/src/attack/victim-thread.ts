/** Sends a user's ordinary requests during attacks, on a separate thread. */
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { type Samples, type UsualRequest, usualRequestSchema } from './process-messages.ts';

/** Milliseconds between two previews: the shortest pause that the rate limit of previews allows. */
const PAUSE_MS = 250;

const requests = z.array(usualRequestSchema).parse(workerData);

parentPort?.on('message', (forMs: unknown) => {
  void measure(z.number().parse(forMs)).then((samples) => parentPort?.postMessage(samples));
});

/** Repeats the requests until the time is over and every request is answered. */
async function measure(forMs: number): Promise<Samples> {
  const samples: Samples = [];
  const end = performance.now() + forMs;
  await Promise.all(
    requests.map(async (request) => {
      while (performance.now() < end) {
        const began = performance.now();
        const status = await fetchStatus(request);
        samples.push({ name: request.name, milliseconds: performance.now() - began, status });
        await delay(PAUSE_MS);
      }
    }),
  );
  return samples;
}

async function fetchStatus({ url, method, headers, body }: UsualRequest): Promise<number> {
  try {
    const answer = await fetch(url, { method, headers, ...(body !== null && { body }) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
