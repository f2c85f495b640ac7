import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createAuthError } from './auth-error.ts';

/** Maximum number of attempts in a period of seconds. */
interface Limit {
  points: number;
  seconds: number;
}

export interface AuthLimits {
  /**
   * Limit for wrong passwords from one client for one email address, whether or not an account has the address.
   */
  failedLoginsPerClient: Limit;
  /**
   * Limit for wrong passwords for one email address from all unknown clients together; beyond the limit, these
   * clients are slowed down.
   */
  failedLoginsPerAccount: Limit;
  /**
   * Limit for wrong passwords for one email address from slowed-down clients, once they have used up
   * `failedLoginsPerAccount`.
   */
  slowedLoginsPerAccount: Limit;
  /** Limit for wrong passwords, invalid refresh tokens and invalid links from one IP address. */
  failuresPerIp: Limit;
  /** Limit for mails to one email address. */
  mailsPerAccount: Limit;
  /** Limit for mails caused from one IP address, including sign-ups. */
  mailsPerIp: Limit;
}

const MINUTE = 60;
const HOUR = 3600;

/**
 * Limits are strict for one account, against guesses and floods of mail, and loose for one IP address, which
 * many users may share.
 */
export const AUTH_LIMITS: AuthLimits = {
  failedLoginsPerClient: { points: 10, seconds: 15 * MINUTE },
  failedLoginsPerAccount: { points: 10, seconds: HOUR },
  slowedLoginsPerAccount: { points: 1, seconds: MINUTE },
  failuresPerIp: { points: 300, seconds: 15 * MINUTE },
  mailsPerAccount: { points: 6, seconds: HOUR },
  mailsPerIp: { points: 600, seconds: HOUR },
};

type LimitName = keyof AuthLimits;

/** Names of the limits that opening a mailed link lifts. */
const LIFTED_BY_MAIL: readonly LimitName[] = ['failedLoginsPerClient', 'slowedLoginsPerAccount'];

/** Counts attempts against rate limits in memory; a restart resets the counts. */
export class RateLimits {
  readonly #limiters: Record<LimitName, RateLimiterMemory>;

  constructor(limits: AuthLimits) {
    const limiter = ({ points, seconds }: Limit) =>
      new RateLimiterMemory({ points, duration: seconds });
    this.#limiters = {
      failedLoginsPerClient: limiter(limits.failedLoginsPerClient),
      failedLoginsPerAccount: limiter(limits.failedLoginsPerAccount),
      slowedLoginsPerAccount: limiter(limits.slowedLoginsPerAccount),
      failuresPerIp: limiter(limits.failuresPerIp),
      mailsPerAccount: limiter(limits.mailsPerAccount),
      mailsPerIp: limiter(limits.mailsPerIp),
    };
  }

  /**
   * Counts an attempt before the attempt's work starts, so that parallel attempts are all counted. Returns null
   * when the attempt is allowed.
   */
  async count(name: LimitName, key: string): Promise<Response | null> {
    try {
      await this.#limiters[name].consume(key);
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return refuseTooMany(name, error.msBeforeNext);
      throw error;
    }
  }

  /** Removes a valid attempt from the count. */
  async forgive(name: LimitName, key: string): Promise<void> {
    await this.#limiters[name].reward(key);
  }

  /** Resets the count of a key, such as an email address. */
  async clear(name: LimitName, key: string): Promise<void> {
    await this.#limiters[name].delete(key);
  }
}

function refuseTooMany(name: LimitName, msBeforeNext: number): Response {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const isMail = name === 'mailsPerAccount' || name === 'mailsPerIp';
  const wayOut = LIFTED_BY_MAIL.includes(name) ? ', or reset your password by mail' : '';
  return createAuthError(
    429,
    isMail ? 'over_email_send_rate_limit' : 'over_request_rate_limit',
    `Too many attempts. Please try again in ${waitText(seconds)}${wayOut}.`,
    { 'retry-after': String(seconds) },
  );
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
