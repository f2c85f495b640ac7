import { setTimeout as delay } from 'node:timers/promises';

/** Longer than the work behind any of the answers takes on a machine that is not overloaded. */
export const ANSWER_STEP_MS = 400;

/**
 * Answers only at whole steps of time from the start, so that the time says nothing of what was found.
 *
 * @param stepMs above 0.
 */
export async function answerInEvenTime<T>(work: Promise<T>, stepMs: number): Promise<T> {
  const start = performance.now();
  try {
    return await work;
  } finally {
    const taken = performance.now() - start;
    await delay(Math.max(1, Math.ceil(taken / stepMs)) * stepMs - taken);
  }
}
