import type { Mailer } from '../mail/mailer.ts';
import type { RequestScope } from '../request-scope.ts';
import type { ReturnAddresses } from '../return-addresses.ts';
import type { Accounts } from './accounts.ts';
import type { KnownClients } from './known-clients.ts';
import type { RateLimits } from './rate-limits.ts';

/** Lets the library answer a request. */
export type Forward = (request: Request, scope?: RequestScope) => Promise<Response>;

/** What the handlers of our own auth endpoints work with. */
export interface AuthContext {
  forward: Forward;
  accounts: Accounts;
  limits: RateLimits;
  knownClients: KnownClients;
  mailer: Mailer;
  returns: ReturnAddresses;
  /** Answers that could tell whether there is an account come at whole steps of so many ms. */
  answerStepMs: number;
  /** Public address of the data service. */
  url: string;
}

/** One request with the client that it counts as; see `client-address.ts`. */
export interface AuthRequest {
  request: Request;
  ip: string;
}
