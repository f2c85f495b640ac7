import { AppError } from '@adwright/contracts';
import * as z from 'zod';
import type { MailService } from '../_mails/mail-service.ts';
import { type DueMail, dueMailSchema, writeMail } from '../_mails/write-mail.ts';
import type { Handler } from '../_payments/browser-function.ts';
import { serviceFunction } from '../_payments/service-function.ts';

/**
 * POST send-mails, with the service key, every minute: sends what is due and answers `{sent, failed}`. A mail that the
 * server refuses stays due. One whose sending is not recorded is sent again rather than lost.
 */
export function sendMails(service: MailService): Handler {
  return serviceFunction(service.settings.SUPABASE_SERVICE_ROLE_KEY, async () => {
    const { data, error } = await service.database.rpc('take_due_mails');
    if (error) throw new AppError('unavailable', `take_due_mails: ${error.message}`);
    const mails = z.array(dueMailSchema).parse(data);
    const outcomes = await Promise.allSettled(mails.map((mail) => send(service, mail)));
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of failures) console.error(reason);
    return { sent: mails.length - failures.length, failed: failures.length };
  });
}

async function send({ settings, transport, database }: MailService, mail: DueMail): Promise<void> {
  await transport.sendMail({
    from: settings.MAIL_FROM,
    to: mail.recipient,
    ...writeMail(mail, settings.SITE_URL),
  });
  const { error } = await database.rpc('mark_mail_sent', { p_id: mail.id });
  if (error) throw new Error(`mark_mail_sent: ${error.message}`);
}
