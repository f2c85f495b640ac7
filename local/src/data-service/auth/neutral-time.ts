import { setTimeout as delay } from 'node:timers/promises';
import bcrypt from 'bcryptjs';

/** Longer than the work behind any of the answers takes on a machine that is not overloaded. */
const ANSWER_FLOOR_MS = 300;

const BCRYPT_COST = 10;

/** A hash that no password matches, in the cost that real ones have. */
const NOBODYS_HASH = bcrypt.hashSync(crypto.randomUUID(), BCRYPT_COST);

/** Answers no sooner than a fixed time after the start, so that the time says nothing of what was found. */
export async function answerInEvenTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, delay(ANSWER_FLOOR_MS)]);
  return result;
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
