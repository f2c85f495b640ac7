import { AppError } from '@adwright/contracts';
import {
  closedReviewSchema,
  type OpenedReview,
  type ReviewRequest,
  reviewOutcomeSchema,
  reviewRequestSchema,
  reviewViewSchema,
} from '@adwright/contracts/review';
import * as z from 'zod';
import { createBrowserFunction, type Handler } from '../_payments/browser-function.ts';
import type { Payments } from '../_payments/payments.ts';
import { readBody } from '../_payments/request.ts';
import { isReviewPassword } from '../_review/password.ts';
import { hashSha256, isToken } from '../_review/review-token.ts';

/**
 * Header with the client's IP address. Hosted Supabase's edge sets this header, and overwrites a value from the
 * caller.
 */
const ADDRESS_HEADER = 'cf-connecting-ip';

const openedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('open'), review: reviewViewSchema }),
  z.object({ outcome: z.enum(['unknown', 'limited', 'password', 'revoked', 'expired']) }),
]);
const passwordSchema = z.tuple([
  z.object({
    outcome: z.enum(['open', 'unknown', 'limited', 'password', 'revoked', 'expired']),
    password_hash: z.string().nullable(),
    pass: z.string().nullable(),
  }),
]);
const writtenSchema = z.union([reviewOutcomeSchema, z.enum(['unknown', 'limited'])]);

type Refused = 'unknown' | 'limited';

/** Client and review link of a request, for the rate limit. */
interface Visit {
  p_token_hash: string;
  p_client: string | null;
}

/**
 * Handles POST review: the actions of a review link's visitors, authorised by the link's token. The function
 * uses the service key, since visitors without an account can't read any table. An unknown token is answered
 * with 404, and repeated unknown tokens with 429.
 */
export function review(payments: Payments): Handler {
  return createBrowserFunction(async (request) => {
    const body = await readBody(request, reviewRequestSchema);
    if (!isToken(body.token)) throw createNoSuchLink();
    const visit: Visit = {
      p_token_hash: await hashSha256(body.token),
      p_client: request.headers.get(ADDRESS_HEADER),
    };
    switch (body.action) {
      case 'open':
        return openReview(payments, visit, body);
      case 'unlock':
        return unlockReview(payments, visit, body.password);
      default:
        return { outcome: await writeEntry(payments, visit, body) };
    }
  });
}

type Entry = Extract<ReviewRequest, { entry: object }>;

async function openReview(
  { database }: Payments,
  visit: Visit,
  { pass, revision }: { pass: string | null; revision: string | null },
): Promise<OpenedReview> {
  const { data, error } = await database.rpc('open_review', { ...visit, p_pass: pass });
  if (error) throw new AppError('unavailable', `open_review: ${error.message}`);
  const opened = openedSchema.parse(data);
  if (opened.outcome !== 'open') return { outcome: expectAdmitted(opened.outcome) };
  const current = await hashSha256(JSON.stringify(opened.review));
  if (current === revision) return { outcome: 'unchanged' };
  return { outcome: 'open', revision: current, review: opened.review };
}

async function unlockReview({ database }: Payments, visit: Visit, password: string) {
  const { data, error } = await database.rpc('review_password', visit);
  if (error) throw new AppError('unavailable', `review_password: ${error.message}`);
  const [{ outcome, password_hash: hash, pass }] = passwordSchema.parse(data);
  if (outcome === 'open') return { outcome: 'unlocked', pass: '' };
  if (outcome !== 'password') return { outcome: closedReviewSchema.parse(expectAdmitted(outcome)) };
  const matches = hash !== null && (await isReviewPassword(password, hash));
  return matches ? { outcome: 'unlocked', pass } : { outcome: 'wrong' };
}

async function writeEntry({ database }: Payments, visit: Visit, { action, pass, entry }: Entry) {
  const { data, error } = await database.rpc('write_review', {
    ...visit,
    p_pass: pass,
    p_action: action,
    p_entry: entry,
  });
  if (error) throw new AppError('unavailable', `write_review: ${error.message}`);
  return expectAdmitted(writtenSchema.parse(data));
}

/** @throws `not_found` for an unknown token, `rate_limited` for too many requests */
function expectAdmitted<Outcome extends string>(outcome: Outcome | Refused): Outcome {
  if (isRefused(outcome)) {
    throw outcome === 'unknown'
      ? createNoSuchLink()
      : new AppError('rate_limited', 'the review gets too many requests');
  }
  return outcome;
}

function isRefused(outcome: string): outcome is Refused {
  return outcome === 'unknown' || outcome === 'limited';
}

function createNoSuchLink(): AppError {
  return new AppError('not_found', 'no review link has this token', {
    userMessage: 'There is no such review link. Please ask for the whole address again.',
  });
}
