import * as z from 'zod';
import type { MailService } from '../_mails/mail-service.ts';
import { type DueMail, dueMailSchema, writeMail } from '../_mails/money-mails.ts';
import type { Handler } from '../_payments/browser-function.ts';

/**
 * POST send-mails, with the service key, every minute: sends what is due and answers `{sent, failed}`. A mail that the
 * server refuses stays due. One whose sending is not recorded is sent again rather than lost.
 */
export function sendMails(service: MailService): Handler {
  return async (request) => {
    if (request.method !== 'POST' || !isOurs(service, request)) {
      return Response.json({ error: 'the service key is needed' }, { status: 401 });
    }
    const { data, error } = await service.database.rpc('take_due_mails');
    if (error) {
      console.error(error);
      return Response.json({ error: 'the data service did not answer' }, { status: 503 });
    }
    const mails = z.array(dueMailSchema).parse(data);
    const outcomes = await Promise.allSettled(mails.map((mail) => send(service, mail)));
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of failures) console.error(reason);
    return Response.json({ sent: mails.length - failures.length, failed: failures.length });
  };
}

function isOurs({ settings }: MailService, request: Request): boolean {
  return request.headers.get('Authorization') === `Bearer ${settings.SUPABASE_SERVICE_ROLE_KEY}`;
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
