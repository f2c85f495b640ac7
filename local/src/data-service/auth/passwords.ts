import * as threads from '@node-rs/bcrypt';
import bcrypt from 'bcryptjs';
import { currentCaller } from '../caller.ts';
import { OneAtATime } from '../one-at-a-time.ts';

const COST = 10;

/** A hash that no password matches, in the cost that real ones have. */
const NOBODYS_HASH = threads.hashSync(crypto.randomUUID(), COST);

/** Each check keeps a processor busy for a twentieth of a second: a caller's own wait for each other. */
const checks = new OneAtATime();

/** Compares with the account's hash or, where there is none, takes just as long to say no. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const matches = await checks.run(currentCaller(), () =>
    threads.compare(password, hash ?? NOBODYS_HASH),
  );
  return hash !== null && matches;
}

/** A hash as Supabase Auth stores it. */
export function hashPassword(password: string): Promise<string> {
  return checks.run(currentCaller(), () => threads.hash(password, COST));
}

/**
 * The library hashes the passwords of sign-ups with bcryptjs, on the thread that answers everybody. This gives it the
 * threads of the native package.
 */
export function hashInThreads(): void {
  bcrypt.hash = (password: string) => hashPassword(password);
}
