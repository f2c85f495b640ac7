import type { AuthContext } from './auth-context.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counts a login and limits wrong passwords. Limits are strict for one client on one account. An account as a
 * whole is only slowed down, and only for clients that never signed in to it, so a stranger's guesses never
 * lock the owner out.
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
  // The refused attempt is not counted, so that an owner who has to wait loses no attempts.
  if (slowed) await limits.forgive('failedLoginsPerClient', pair);
  return slowed ?? limits.count('failuresPerIp', client);
}

/**
 * Slows down clients that never signed in to this account: they share one limit, and beyond it one attempt a
 * minute.
 */
async function slowDown(limits: RateLimits, address: string): Promise<Response | null> {
  const refused = await limits.count('failedLoginsPerAccount', address);
  return refused && limits.count('slowedLoginsPerAccount', address);
}

/** Handles a right password: the attempt does not count, and the client counts as known from now on. */
export async function acceptLogin(
  context: AuthContext,
  address: string,
  client: string,
): Promise<void> {
  const { limits } = context;
  if (!context.knownClients.has(address, client)) {
    await limits.forgive('failedLoginsPerAccount', address);
    // Refused attempts were counted too, so taking back a single one would not let the owner's next device in.
    await limits.clear('slowedLoginsPerAccount', address);
  }
  await limits.clear('failedLoginsPerClient', `${address} ${client}`);
  await limits.forgive('failuresPerIp', client);
  context.knownClients.remember(address, client);
}

/**
 * Lifts the limits for a user who has opened an account's link or set a new password. The user may then try
 * again at once.
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
