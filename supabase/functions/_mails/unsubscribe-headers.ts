import type { DueMail } from './write-mail.ts';

/**
 * Headers that let mail programs unsubscribe with one press (RFC 8058); none for mails that can't be turned off.
 */
export function unsubscribeHeaders(mail: DueMail, serviceUrl: string): Record<string, string> {
  const token = mail.kind === 'review' ? mail.details.token : undefined;
  if (!token) return {};
  return {
    'List-Unsubscribe': `<${serviceUrl}/functions/v1/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
