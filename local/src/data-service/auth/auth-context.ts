import type { Mailer } from '../mail/mailer.ts';
import type { RequestScope } from '../request-scope.ts';
import type { ReturnAddresses } from '../return-addresses.ts';
import type { Accounts } from './accounts.ts';
import type { KnownClients } from './known-clients.ts';
import type { RateLimits } from './rate-limits.ts';

/** Makes the library answer a request. */
export type Forward = (request: Request, scope?: RequestScope) => Promise<Response>;

/** What the handlers of our own auth endpoints need. */
export interface AuthContext {
  forward: Forward;
  accounts: Accounts;
  limits: RateLimits;
  knownClients: KnownClients;
  mailer: Mailer;
  returns: ReturnAddresses;
  /** Answers that could reveal an account are delayed to multiples of this many ms. */
  answerStepMs: number;
  /** Public address of the data service. */
  url: string;
}

/** A request, with the client address that rate limits count it for; see `client-address.ts`. */
export interface AuthRequest {
  request: Request;
  ip: string;
}
