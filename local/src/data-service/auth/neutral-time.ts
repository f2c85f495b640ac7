import { setTimeout as delay } from 'node:timers/promises';

/**
 * Answers are delayed to a multiple of this; it exceeds the work behind any answer unless the machine is
 * overloaded.
 */
export const ANSWER_STEP_MS = 400;

/**
 * Delays answers to fixed steps of time, so that the time reveals nothing.
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
