import type { DueMail } from './write-mail.ts';

/**
 * Returns headers with which mail programs offer to unsubscribe with one click (RFC 8058). Returns no headers
 * for mails that can't be turned off.
 */
export function unsubscribeHeaders(mail: DueMail, serviceUrl: string): Record<string, string> {
  const token = mail.kind === 'review' ? mail.details.token : undefined;
  if (!token) return {};
  return {
    'List-Unsubscribe': `<${serviceUrl}/functions/v1/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
