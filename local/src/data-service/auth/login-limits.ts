import type { AuthContext } from './auth-context.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counts a login attempt, and refuses the attempt when too many passwords were wrong. Limits are strict for
 * attempts from one client on one account. An account as a whole slows down only clients that never signed in
 * to it, so a stranger's guesses never lock the owner out.
 */
export async function countLogin(
  { limits, knownClients }: AuthContext,
  address: string,
  client: string,
): Promise<Response | null> {
  const pair = `${address} ${client}`;
  const refused = await limits.count('failedLoginsPerClient', pair);
  if (refused) return refused;
  const slowed = knownClients.has(address, client) ? null : await slowDown(limits, address);
  // A refused attempt is not counted, so that an owner who has to wait loses no attempts.
  if (slowed) await limits.forgive('failedLoginsPerClient', pair);
  return slowed ?? limits.count('failuresPerIp', client);
}

/**
 * Slows down clients that never signed in to this account. All these clients share one limit of failed attempts. When
 * the limit is reached, all slowed-down clients share one attempt a minute.
 */
async function slowDown(limits: RateLimits, address: string): Promise<Response | null> {
  const refused = await limits.count('failedLoginsPerAccount', address);
  return refused && limits.count('slowedLoginsPerAccount', address);
}

/** Handles a login with the right password: does not count the attempt, and marks the client as known. */
export async function acceptLogin(
  context: AuthContext,
  address: string,
  client: string,
): Promise<void> {
  const { limits } = context;
  if (!context.knownClients.has(address, client)) {
    await limits.forgive('failedLoginsPerAccount', address);
    // Refused attempts were counted too, so uncounting one attempt would not admit the owner's next device.
    await limits.clear('slowedLoginsPerAccount', address);
  }
  await limits.clear('failedLoginsPerClient', `${address} ${client}`);
  await limits.forgive('failuresPerIp', client);
  context.knownClients.remember(address, client);
}

/**
 * Lifts the login limits for a user who has opened an account's link or set a new password. The user may then
 * log in at once.
 */
export async function liftLoginLimits(
  { limits, knownClients }: AuthContext,
  address: string,
  client: string,
): Promise<void> {
  await limits.clear('failedLoginsPerClient', `${address} ${client}`);
  await limits.clear('failedLoginsPerAccount', address);
  await limits.clear('slowedLoginsPerAccount', address);
  knownClients.remember(address, client);
}
