import type { Mailer } from '../mail/mailer.ts';
import type { RequestScope } from '../request-scope.ts';
import type { ReturnAddresses } from '../return-addresses.ts';
import type { Accounts } from './accounts.ts';
import type { KnownClients } from './known-clients.ts';
import type { RateLimits } from './rate-limits.ts';

/** Passes a request on to Supabase Lite, and returns the answer. */
export type Forward = (request: Request, scope?: RequestScope) => Promise<Response>;

/** Services that the handlers of the product's auth endpoints need. */
export interface AuthContext {
  forward: Forward;
  accounts: Accounts;
  limits: RateLimits;
  knownClients: KnownClients;
  mailer: Mailer;
  returns: ReturnAddresses;
  /**
   * Answers that could reveal whether an account exists are delayed to multiples of this number of
   * milliseconds.
   */
  answerStepMs: number;
  /** Public URL of the data service. */
  url: string;
}

/** A request, with the client's IP address that rate limits use; see `client-address.ts`. */
export interface AuthRequest {
  request: Request;
  ip: string;
}
