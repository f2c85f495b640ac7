import { setTimeout as delay } from 'node:timers/promises';
import bcrypt from 'bcryptjs';

/** Longer than the work behind any of the answers takes on a machine that is not overloaded. */
export const ANSWER_STEP_MS = 400;

const BCRYPT_COST = 10;

/** A hash that no password matches, in the cost that real ones have. */
const NOBODYS_HASH = bcrypt.hashSync(crypto.randomUUID(), BCRYPT_COST);

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

/** Compares with the account's hash or, where there is none, takes just as long to say no. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const matches = await bcrypt.compare(password, hash ?? NOBODYS_HASH);
  return hash !== null && matches;
}

/** A hash as Supabase Auth stores it. */
export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, BCRYPT_COST);
}
