import type { AuthContext } from './auth-context.ts';

/**
 * Limits on wrong passwords. Tight for one client on one account; loose on one account from everywhere, and that only
 * for clients that never signed in to it: so a stranger who guesses does not lock the owner out.
 */
export async function countLogin(
  { limits, knownClients }: AuthContext,
  address: string,
  client: string,
): Promise<Response | null> {
  const isKnown = knownClients.has(address, client);
  return (
    (await limits.count('failedLoginsPerClient', `${address} ${client}`)) ??
    (isKnown ? null : await limits.count('failedLoginsPerAccount', address)) ??
    (await limits.count('failuresPerIp', client))
  );
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
  knownClients.remember(address, client);
}
