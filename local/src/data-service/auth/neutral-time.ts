import { setTimeout as delay } from 'node:timers/promises';

/**
 * Milliseconds to a multiple of which answers are delayed; more than any answer takes unless the machine is
 * overloaded.
 */
export const ANSWER_STEP_MS = 400;

/**
 * Delays answers to fixed steps of time, so that their timing reveals nothing.
 *
 * @param stepMs length of a step in milliseconds, above 0.
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
