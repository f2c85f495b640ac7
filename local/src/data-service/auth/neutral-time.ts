import { setTimeout as delay } from 'node:timers/promises';

/**
 * Answers are delayed to a multiple of this many milliseconds, which exceeds every answer's own time unless the
 * machine is overloaded.
 */
export const ANSWER_STEP_MS = 400;

/**
 * Delays an answer to a multiple of a time step, so that its timing does not reveal whether an account exists.
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
