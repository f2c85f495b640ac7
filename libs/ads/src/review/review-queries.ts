import { AppError, isErrorCode } from '@adwright/contracts';
import {
  type AuditEntry,
  auditEntrySchema,
  type CreatedReview,
  type CreateReviewRequest,
  createdReviewSchema,
  type MemberEntry,
  memberEntrySchema,
  ownReviewSchema,
  reviewOfAdSchema,
  reviewOutcomeSchema,
} from '@adwright/contracts/review';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { saveCsv } from '../launch-kit/save-csv.ts';
import { refreshAds } from '../queries/ad-cache.ts';
import { NOT_SENT, NOT_VALID, OUTCOME_TEXTS } from '../review-threads/review-texts.ts';
import { buildAuditCsv, layOutAudit } from './audit.ts';

/** Interval in milliseconds at which an open page requests new comments and decisions of reviewers. */
const ASK_EVERY_MS = 15_000;

const reviewKeys = {
  all: (userId: string) => ['reviews', userId] as const,
  own: (userId: string) => ['reviews', userId, 'own'] as const,
  ofAd: (userId: string, adId: string) => ['reviews', userId, 'ad', adId] as const,
};

/** Returns the user's review links, the newest first. */
export function useOwnReviews() {
  const userId = useSignedInUserId();
  return useQuery({
    queryKey: reviewKeys.own(userId),
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase().rpc('own_reviews').abortSignal(signal);
      if (error) throw error;
      return z.array(ownReviewSchema).parse(data);
    },
    refetchOnMount: 'always',
    refetchInterval: ASK_EVERY_MS,
  });
}

/** Returns the review links that contain an ad, with their comments and decisions. */
export function useReviewsOfAd(adId: string) {
  const userId = useSignedInUserId();
  return useQuery({
    queryKey: reviewKeys.ofAd(userId, adId),
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase()
        .rpc('reviews_of_ad', { p_ad_id: adId })
        .abortSignal(signal);
      if (error) throw error;
      return z.array(reviewOfAdSchema).parse(data);
    },
    // The links are fetched again when the panel appears, because the editor may have saved a version in the
    // meantime.
    refetchOnMount: 'always',
    refetchInterval: ASK_EVERY_MS,
  });
}

const refusalSchema = z.object({ context: z.instanceof(Response) });
const bodySchema = z.object({ error: z.string(), code: z.string() });

/**
 * Creates a link with which a client can review ads.
 * @throws {AppError} with a message for the user
 */
export function createReview(body: CreateReviewRequest): Promise<CreatedReview> {
  return askForToken('create-review', body);
}

/**
 * Replaces the URL of a review link. The previous URL of the link stops working at once.
 * @throws {AppError} with a message for the user
 */
export function renewReview(id: string): Promise<CreatedReview> {
  return askForToken('renew-review', { id });
}

async function askForToken(name: string, body: object): Promise<CreatedReview> {
  const { data, error } = await getSupabase().functions.invoke<unknown>(name, { body });
  if (!error) return createdReviewSchema.parse(data);
  const refusal = refusalSchema.safeParse(error).data?.context;
  const answer: unknown = await refusal?.json().catch(() => null);
  const { code, error: userMessage } = bodySchema.safeParse(answer).data ?? {};
  throw new AppError(isErrorCode(code) ? code : 'unavailable', 'no review link was made', {
    cause: error,
    ...(userMessage && { userMessage }),
  });
}

/**
 * Result of a database function that changed a review. The database function returns false when the workspace
 * has no such review, or when nothing changes.
 */
const doneSchema = z.literal(true);

type Answer = PromiseLike<{ data: unknown; error: unknown }>;

async function answerOf(call: Answer): Promise<unknown> {
  const { data, error } = await call;
  if (error) throw error;
  return data;
}

/**
 * Returns the mutations that a review link's owner can run. After a success, every page with review links is
 * refreshed. After a failure, a toast appears.
 */
export function useReviewActions() {
  const userId = useSignedInUserId();
  const queries = useQueryClient();

  async function refresh(): Promise<void> {
    await queries.invalidateQueries({ queryKey: reviewKeys.all(userId) });
    await refreshAds(queries, userId);
  }

  async function act(call: Answer, failure: string): Promise<void> {
    try {
      doneSchema.parse(await answerOf(call));
    } catch (cause) {
      console.error(failure, cause);
      toast({ kind: 'destructive', title: failure, description: 'Please try again.' });
    }
    await refresh();
  }

  async function write(reviewId: string, entry: MemberEntry): Promise<string | null> {
    const sent = memberEntrySchema.safeParse(entry);
    if (!sent.success) {
      console.error('The answer to a comment is not valid', sent.error);
      return NOT_VALID;
    }
    try {
      const answer = await answerOf(
        getSupabase().rpc('answer_review', {
          p_id: reviewId,
          p_action: 'body' in sent.data ? 'comment' : 'resolve',
          p_entry: sent.data,
        }),
      );
      await refresh();
      const outcome = reviewOutcomeSchema.parse(answer);
      return outcome === 'done' ? null : OUTCOME_TEXTS[outcome];
    } catch (cause) {
      console.error('The answer to a comment could not be sent', cause);
      return NOT_SENT;
    }
  }

  return {
    refresh,
    revoke: (id: string) =>
      act(getSupabase().rpc('revoke_review', { p_id: id }), 'The link could not be revoked'),
    sendVersion: (reviewAdId: string) =>
      act(
        getSupabase().rpc('send_review_version', { p_review_ad_id: reviewAdId }),
        'The new version could not be sent',
      ),
    setMails: (id: string, isOn: boolean) =>
      act(
        getSupabase().rpc('set_review_mails', { p_id: id, p_mails_decisions: isOn }),
        'The mails could not be switched',
      ),
    /** Sends an answer to a review comment. Returns the error message, or null after success. */
    write,
  };
}

/** Downloads the audit of a review with actor, time, action, version and link of each event. */
export async function downloadAudit(id: string, name: string): Promise<void> {
  const entries = await readAudit(id);
  if (entries) saveCsv(buildAuditCsv(entries), `review ${name}`, 'review');
}

/** Opens the browser's print dialog with the audit of a review. The dialog can also save the audit as a PDF. */
export async function printAudit(id: string, name: string): Promise<void> {
  const entries = await readAudit(id);
  if (!entries) return;
  const frame = document.createElement('iframe');
  frame.title = `Audit: ${name}`;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return;
  layOutAudit(page, name, entries);
  // A browser names the PDF after the page that contains the printed frame. This page therefore has the
  // audit's title until the print dialog closes.
  const title = document.title;
  document.title = page.title;
  view.addEventListener('afterprint', () => {
    document.title = title;
    frame.remove();
  });
  view.focus();
  view.print();
}

/**
 * Returns the audit of a review, oldest first. Returns null and shows a toast when the audit could not be read.
 */
async function readAudit(id: string): Promise<AuditEntry[] | null> {
  try {
    const rows = await answerOf(getSupabase().rpc('review_audit', { p_id: id }));
    return z.array(auditEntrySchema).parse(rows);
  } catch (cause) {
    console.error('The audit could not be read', cause);
    toast({
      kind: 'destructive',
      title: 'The audit could not be read',
      description: 'Please try again.',
    });
    return null;
  }
}
