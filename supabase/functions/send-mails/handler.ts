import { AppError } from '@adwright/contracts';
import * as z from 'zod';
import type { MailService } from '../_mails/mail-service.ts';
import { unsubscribeHeaders } from '../_mails/unsubscribe-headers.ts';
import { type DueMail, dueMailSchema, writeMail } from '../_mails/write-mail.ts';
import type { Handler } from '../_payments/browser-function.ts';
import { createServiceFunction } from '../_payments/service-function.ts';
import { createToken, hashSha256 } from '../_review/review-token.ts';
import { unsubscribeToken } from '../_review/unsubscribe-token.ts';

/**
 * Handles POST send-mails, which the scheduler calls every minute with the service key. The function sends the
 * due mails, and returns `{sent, failed}`. A mail that the mail server refuses stays due. If a sent mail can't
 * be recorded as sent, the mail is sent again rather than lost.
 */
export function sendMails(service: MailService): Handler {
  return createServiceFunction(service.settings.SUPABASE_SERVICE_ROLE_KEY, async () => {
    const { data, error } = await service.database.rpc('take_due_mails');
    if (error) throw new AppError('unavailable', `take_due_mails: ${error.message}`);
    const mails = z.array(dueMailSchema).parse(data);
    const outcomes = await Promise.allSettled(mails.map((mail) => send(service, mail)));
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of failures) console.error(reason);
    return { sent: mails.length - failures.length, failed: failures.length };
  });
}

async function send(service: MailService, mail: DueMail): Promise<void> {
  const { settings, transport, database } = service;
  const written = await completeMail(service, mail);
  if (written) {
    await transport.sendMail({
      from: settings.MAIL_FROM,
      to: mail.recipient,
      ...writeMail(written, settings.SITE_URL),
      headers: unsubscribeHeaders(written, settings.SUPABASE_URL),
    });
  }
  const { error } = await database.rpc('mark_mail_sent', { p_id: mail.id });
  if (error) throw new Error(`mark_mail_sent: ${error.message}`);
}

/** Returns the mail with the tokens for its links; null when the mail should no longer be sent. */
async function completeMail(service: MailService, mail: DueMail): Promise<DueMail | null> {
  switch (mail.kind) {
    case 'invitation':
      return addToken(service, mail);
    case 'review': {
      const { review_id: id } = mail.details;
      const token = await unsubscribeToken(id, service.settings.SUPABASE_SERVICE_ROLE_KEY);
      return { ...mail, details: { ...mail.details, token } };
    }
    default:
      return mail;
  }
}

type Invitation = Extract<DueMail, { kind: 'invitation' }>;

/**
 * Creates the token of an invitation's link. Only the mail contains this token. Returns null for an
 * invitation that is no longer open.
 */
async function addToken({ database }: MailService, mail: Invitation): Promise<Invitation | null> {
  const token = createToken();
  const { data, error } = await database.rpc('arm_invitation', {
    p_id: mail.details.invitation_id,
    p_token_hash: await hashSha256(token),
  });
  if (error) throw new Error(`arm_invitation: ${error.message}`);
  return z.boolean().parse(data) ? { ...mail, details: { ...mail.details, token } } : null;
}
