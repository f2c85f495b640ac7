import * as threads from '@node-rs/bcrypt';
import bcrypt from 'bcryptjs';
import { getCurrentCaller } from '../caller.ts';
import { OneAtATime } from '../one-at-a-time.ts';

const COST = 10;

/**
 * A hash that matches no password: with it, a login with an unknown email address takes as long as with a known
 * one.
 */
const NOBODYS_HASH = threads.hashSync(crypto.randomUUID(), COST);

/**
 * Each password check occupies a processor for a twentieth of a second, so the checks of one caller run one
 * after another.
 */
const checks = new OneAtATime();

/** Compares a password with the account's hash; for a missing account, refuses after the same time. */
export async function checkPassword(password: string, hash: string | null): Promise<boolean> {
  const matches = await checks.run(getCurrentCaller(), () =>
    threads.compare(password, hash ?? NOBODYS_HASH),
  );
  return hash !== null && matches;
}

/** Returns a password's hash in the format of Supabase Auth. */
export function hashPassword(password: string): Promise<string> {
  return checks.run(getCurrentCaller(), () => threads.hash(password, COST));
}

/**
 * Replaces bcryptjs, with which Supabase Lite hashes passwords at sign-up, by a native package. bcryptjs would
 * block the thread that answers requests.
 */
export function hashInThreads(): void {
  bcrypt.hash = (password: string) => hashPassword(password);
}
