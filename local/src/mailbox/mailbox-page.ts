import type { MailMessage } from './mail-message.ts';

/** The page runs one inline script and shows mails in frames of its own origin, which are sandboxed. */
export const PAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-__HASH__'; frame-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A mail's HTML, whoever wrote it: no script, no form, nothing loaded but pictures and styles, no origin. */
export const MAIL_PART_CSP =
  "default-src 'none'; img-src https: data:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";

export function renderInbox(_mails: readonly MailMessage[]): string {
  return '';
}

export function renderMailPage(_mail: MailMessage): string {
  return '';
}
