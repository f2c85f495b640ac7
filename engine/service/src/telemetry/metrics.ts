import { FEATURES, type FeatureKey, type WebVital } from '@adwright/contracts';
import { metrics } from '@opentelemetry/api';
import { traceSpan } from './tracing.ts';

const meter = metrics.getMeter('adwright-engine');

const jobs = meter.createCounter('adwright.jobs', {
  description:
    'Deliveries of jobs to workers, by how they ended, and those that were not the first',
});
const jobSeconds = meter.createHistogram('adwright.job.duration', {
  description: 'Time from delivery to the end',
  unit: 's',
});
const stageSeconds = meter.createHistogram('adwright.stage.duration', {
  description: 'Time of one step of a job',
  unit: 's',
});
const credits = meter.createCounter('adwright.credits', {
  description: 'Credits of jobs that ended, spent or given back',
});
const queueJobs = meter.createObservableGauge('adwright.queue.jobs', {
  description: 'Jobs of the queue, by state',
});
const queueAge = meter.createObservableGauge('adwright.queue.oldest', {
  description: 'How long the oldest job has waited that could be worked on',
  unit: 's',
});

const diskFree = meter.createObservableGauge('adwright.disk.free', {
  description: 'What may still be written to the disk that holds the data',
  unit: 'By',
});

const unsigned = meter.createCounter('adwright.pictures.unsigned', {
  description: 'Pictures that were stored without content credentials because signing failed',
});

/**
 * Boundaries of the histogram buckets, which include the limits of good and poor values: LCP 2.5 and 4 s, INP
 * 0.2 and 0.5 s, CLS 0.1 and 0.25 (web.dev/vitals).
 */
const VITAL_BUCKETS = {
  explicitBucketBoundaries: [
    0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 6, 10,
  ],
};
const webVitals = meter.createHistogram('adwright.web.vitals', {
  description:
    'Core Web Vitals of visits, by route and module: LCP and INP in seconds, CLS without a unit',
  advice: VITAL_BUCKETS,
});
const webErrors = meter.createCounter('adwright.web.errors', {
  description: 'Errors that nothing in the page has handled, by module and route',
});
const moduleFailures = meter.createCounter('adwright.module.load.failures', {
  description: 'Versions of modules that a visit could not load or show',
});

export function countUnsigned(): void {
  unsigned.add(1);
}

/** Records a web vital of one page visit as a metric. */
export function recordVital(
  vital: WebVital,
  value: number,
  page: { route: string; module: string },
): void {
  webVitals.record(value, { metric: vital, ...page });
}

export function countPageError(error: { module: string; route: string; name: string }): void {
  webErrors.add(1, error);
}

export function countModuleFailure(failed: {
  module: string;
  version: string;
  failure: string;
}): void {
  moduleFailures.add(1, failed);
}

/**
 * How a delivery of a job ended. The value `taken_over` counts each delivery after the first, at its start.
 */
export type JobOutcome =
  | 'succeeded'
  | 'failed'
  | 'handed_back'
  | 'lost'
  | 'given_up'
  | 'taken_over';

/** Counts the outcome of one delivery of a job. The argument `code` is the error code of a failed job. */
export function countJob(
  feature: FeatureKey,
  outcome: JobOutcome,
  { seconds, code }: { seconds?: number; code?: string } = {},
): void {
  jobs.add(1, { feature, outcome, ...(code && { code }) });
  if (seconds !== undefined) jobSeconds.record(seconds, { feature, outcome });
  const { cost } = FEATURES[feature];
  if (outcome === 'succeeded') credits.add(cost, { feature, fate: 'spent' });
  if (outcome === 'failed' || outcome === 'given_up')
    credits.add(cost, { feature, fate: 'returned' });
}

/** Runs one step of a job in a trace span, and records the duration of the step by its name. */
export async function traceStage<Result>(
  stage: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  try {
    return await traceSpan(`generation.${stage}`, {}, work);
  } finally {
    stageSeconds.record((performance.now() - started) / 1000, { stage });
  }
}

/**
 * Reports the free space of a disk whenever the metrics are collected.
 * @returns a function that ends the reports
 */
export function observeDisk(read: () => Promise<{ freeBytes: number } | null>): () => void {
  const callback: Parameters<typeof diskFree.addCallback>[0] = async (result) => {
    const disk = await read();
    if (disk) result.observe(disk.freeBytes);
  };
  diskFree.addCallback(callback);
  return () => diskFree.removeCallback(callback);
}

/** The state of the job queue at one moment. */
export interface QueueState {
  ready: number;
  active: number;
  oldestSeconds: number;
}

/**
 * Reports the state of the job queue whenever the metrics are collected.
 * @returns a function that ends the reports
 */
export function observeQueue(read: () => Promise<QueueState | null>): () => void {
  const gauges = [queueJobs, queueAge];
  const callback: Parameters<typeof meter.addBatchObservableCallback>[0] = async (result) => {
    const state = await read();
    if (!state) return;
    result.observe(queueJobs, state.ready, { state: 'ready' });
    result.observe(queueJobs, state.active, { state: 'active' });
    result.observe(queueAge, state.oldestSeconds);
  };
  meter.addBatchObservableCallback(callback, gauges);
  return () => meter.removeBatchObservableCallback(callback, gauges);
}
