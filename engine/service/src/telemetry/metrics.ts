import { FEATURES, type FeatureKey } from '@adwright/contracts';
import { metrics } from '@opentelemetry/api';
import { inSpan } from './tracing.ts';

const meter = metrics.getMeter('adwright-engine');

const jobs = meter.createCounter('adwright.jobs', {
  description: 'Deliveries of jobs to workers, by how they ended',
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

/** How a delivery of a job ended. */
export type JobOutcome = 'succeeded' | 'failed' | 'handed_back' | 'lost' | 'given_up';

/** Counts a delivery; `code` says why a job failed. */
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

/** Runs one step of a job: a span, and its time by name. */
export async function inStage<Result>(stage: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  try {
    return await inSpan(`generation.${stage}`, {}, work);
  } finally {
    stageSeconds.record((performance.now() - started) / 1000, { stage });
  }
}

/** What the queue knows of itself at one moment. */
export interface QueueState {
  ready: number;
  active: number;
  oldestSeconds: number;
}

/** Reports the queue whenever metrics are collected. @returns what ends that */
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
