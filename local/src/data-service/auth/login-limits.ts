import type { AuthContext } from './auth-context.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Limits on wrong passwords. Tight for one client on one account; one account from everywhere is slowed down, and that only
 * for clients that never signed in to it: so a stranger who guesses does not lock the owner out.
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
  // It was not tried: an owner who waits among guessers must not use up their own attempts.
  if (slowed) await limits.forgive('failedLoginsPerClient', pair);
  return slowed ?? limits.count('failuresPerIp', client);
}

/** However many clients guess, and however few each of them: together they get one guess a minute once they had some. */
async function slowDown(limits: RateLimits, address: string): Promise<Response | null> {
  const refused = await limits.count('failedLoginsPerAccount', address);
  return refused && limits.count('slowedLoginsPerAccount', address);
}

/** A right password: the attempt was none, and the client is known from now on. */
export async function acceptLogin(
  context: AuthContext,
  address: string,
  client: string,
): Promise<void> {
  const { limits } = context;
  if (!context.knownClients.has(address, client)) {
    await limits.forgive('failedLoginsPerAccount', address);
    // Refused attempts were counted as well, so giving back one would not let the owner's next device in.
    await limits.clear('slowedLoginsPerAccount', address);
  }
  await limits.clear('failedLoginsPerClient', `${address} ${client}`);
  await limits.forgive('failuresPerIp', client);
  context.knownClients.remember(address, client);
}

/** The way out by mail: whoever follows an account's link or has set a new password may try again at once. */
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
