import { AppError, buildMailsPath } from '@adwright/contracts';
import * as z from 'zod';
import type { MailService } from '../_mails/mail-service.ts';
import { createBrowserFunction, type Handler } from '../_payments/browser-function.ts';
import { readUnsubscribeToken } from '../_review/unsubscribe-token.ts';

const nameSchema = z.string().nullable();

/**
 * Handles unsubscribe?token=…, the URL in a mail's List-Unsubscribe header (RFC 8058). POST unsubscribes from
 * mails about a review; mail programs send it without asking the user. GET changes nothing, because programs
 * follow links automatically. GET redirects to a page on which the user confirms.
 */
export function unsubscribe({ settings, database }: MailService): Handler {
  const post = createBrowserFunction(async (request) => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const reviewId = await readUnsubscribeToken(token, settings.SUPABASE_SERVICE_ROLE_KEY);
    if (!reviewId) throw createNoSuchMails();
    const { data, error } = await database.rpc('stop_review_mails', { p_id: reviewId });
    if (error) throw new AppError('unavailable', `stop_review_mails: ${error.message}`);
    const name = nameSchema.parse(data);
    if (name === null) throw createNoSuchMails();
    return { name };
  });
  return async (request) => {
    if (request.method !== 'GET') return post(request);
    const token = new URL(request.url).searchParams.get('token') ?? '';
    return Response.redirect(`${settings.SITE_URL}${buildMailsPath(token)}`, 303);
  };
}

function createNoSuchMails(): AppError {
  return new AppError('not_found', 'no review has this token', {
    userMessage: 'These mails have ended already, or the address is not whole.',
  });
}
