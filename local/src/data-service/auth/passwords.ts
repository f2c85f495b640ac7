import * as threads from '@node-rs/bcrypt';
import bcrypt from 'bcryptjs';
import { getCurrentCaller } from '../caller.ts';
import { OneAtATime } from '../one-at-a-time.ts';

const COST = 10;

/**
 * A hash that no password matches, with the same cost as real ones, so that a login with an unknown email
 * address takes as long.
 */
const NOBODYS_HASH = threads.hashSync(crypto.randomUUID(), COST);

/** Each check occupies a processor for a twentieth of a second, so the checks of one caller run one after another. */
const checks = new OneAtATime();

/** Compares a password with the account's hash; without an account it refuses after the same time. */
export async function checkPassword(password: string, hash: string | null): Promise<boolean> {
  const matches = await checks.run(getCurrentCaller(), () =>
    threads.compare(password, hash ?? NOBODYS_HASH),
  );
  return hash !== null && matches;
}

/** Returns a hash as Supabase Auth stores it. */
export function hashPassword(password: string): Promise<string> {
  return checks.run(getCurrentCaller(), () => threads.hash(password, COST));
}

/**
 * Replaces bcryptjs, with which the library hashes passwords at sign-up, by the native package. bcryptjs
 * blocks the thread that answers all requests; the native package uses other threads.
 */
export function hashInThreads(): void {
  bcrypt.hash = (password: string) => hashPassword(password);
}
