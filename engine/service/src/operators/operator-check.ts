import { timingSafeEqual } from 'node:crypto';
import { AppError, isAppError } from '@adwright/contracts';
import * as z from 'zod';
import type { VerifyAccessToken } from '../auth/access-token.ts';
import type { DatabaseCall } from '../call-database.ts';

/** Milliseconds for which the cache keeps the answer whether an account belongs to an operator. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 1000;

interface OperatorCheckOptions {
  /** Confirmed e-mail addresses of the operators' accounts, in lower case. */
  emails: readonly string[];
  /** Secret key with which programs may read the status; null if no program may. */
  key: string | null;
  verifyAccessToken: VerifyAccessToken;
  /** Reads the confirmed e-mail address of an account. */
  readEmail: (userId: string) => Promise<string | null>;
}

/**
 * Checks that the caller of a request is an operator.
 * @throws {AppError} `not_found` for any other caller, `unavailable` if the check can't be made
 */
export type OperatorCheck = (authorization: string | undefined) => Promise<void>;

export function createOperatorCheck(options: OperatorCheckOptions): OperatorCheck {
  const { emails, key, verifyAccessToken, readEmail } = options;
  const known = new Map<string, { isOperator: boolean; until: number }>();

  const isOperator = async (userId: string): Promise<boolean> => {
    const found = known.get(userId);
    if (found && performance.now() < found.until) return found.isOperator;
    const email = await readEmail(userId);
    const answer = email !== null && emails.includes(email);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(userId, { isOperator: answer, until: performance.now() + REMEMBERED_MS });
    return answer;
  };

  return async (authorization) => {
    if (key !== null && isSame(authorization ?? '', `Bearer ${key}`)) return;
    if (emails.length === 0) throw new AppError('not_found');
    const userId = await verifyAccessToken(authorization).catch((error: unknown) => {
      throw isAppError(error, 'unauthenticated') ? new AppError('not_found') : error;
    });
    if (!(await isOperator(userId))) throw new AppError('not_found');
  };
}

/**
 * Reads the confirmed e-mail address of an account from the data service, because the address in a token may be
 * outdated.
 */
export function readConfirmedEmail(call: DatabaseCall): OperatorCheckOptions['readEmail'] {
  return (userId) => call('confirmed_email', { p_user_id: userId }, z.string().nullable());
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
