import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { LOCAL_PAGE_STYLE } from '../local-page-style.ts';
import type { MailMessage } from './mail-message.ts';

const STYLE = `${LOCAL_PAGE_STYLE}
  .page { max-width: 860px; margin: 0 auto; padding: 36px 24px 64px; }
  .top { display: flex; align-items: center; justify-content: space-between; gap: 16px; min-height: 48px; }
  h1 { margin: 28px 0 8px; overflow-wrap: anywhere; }
  .lead { margin: 0 0 24px; color: var(--soft); }
  .mails { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--ink); }
  .mails a {
    display: grid; grid-template-columns: 12px minmax(0, 15em) minmax(0, 1fr) auto; gap: 16px; align-items: baseline;
    padding: 14px 8px; border-bottom: 1px solid var(--line); text-decoration: none;
  }
  .mails a:hover { background: var(--sheet); }
  .mails .to, .mails .subject { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .mails .to, time { color: var(--soft); font-size: 14px; }
  .mails .unread .subject { font-weight: 650; }
  .dot { width: 8px; height: 8px; align-self: center; }
  .unread .dot { background: var(--signal); }
  .empty { border: 1px dashed var(--soft); padding: 56px 24px; text-align: center; color: var(--soft); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 18px; margin: 0 0 24px; }
  dt { color: var(--soft); }
  dd { margin: 0; overflow-wrap: anywhere; }
  iframe { display: block; width: 100%; height: 720px; border: 1px solid var(--ink); background: #fff; }
  h2 { margin: 32px 0 10px; font-size: 16px; }
  pre {
    margin: 0; padding: 20px; background: var(--sheet); border: 1px solid var(--line);
    white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace;
  }
  @media (max-width: 640px) {
    .mails a { grid-template-columns: 12px minmax(0, 1fr) auto; }
    .mails .to { grid-column: 2; grid-row: 2; }
  }
`;

/** Script of the mailbox's page: shows new mails as they arrive, and empties the mailbox on request. */
const SCRIPT = `
  const known = document.body.dataset.newest;
  setInterval(async () => {
    const response = await fetch('/email').catch(() => null);
    if (!response || !response.ok) return;
    const newest = (await response.json()).at(-1)?.id ?? '';
    if (newest !== known) location.reload();
  }, 2000);
  document.querySelector('[data-empty]')?.addEventListener('click', async () => {
    await fetch('/email/all', { method: 'DELETE' });
    location.reload();
  });
`;

const scriptHash = createHash('sha256').update(SCRIPT).digest('base64');

/**
 * Content-Security-Policy of the mailbox's pages, which run one script; mails are shown in sandboxed frames.
 */
export const PAGE_CSP = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${scriptHash}'`,
  "frame-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Content-Security-Policy for a mail's HTML: no scripts, no forms, and an opaque origin. Pictures, styles, and
 * links that open a new tab are allowed.
 */
export const MAIL_PART_CSP = [
  "default-src 'none'",
  'img-src https: data:',
  "style-src 'unsafe-inline'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** Renders the list of mails, newest first. */
export function renderInbox(mails: readonly MailMessage[]): string {
  const newest = mails.at(-1)?.id ?? '';
  return renderPage(
    'Mailbox',
    html`
      <div class="top">
        <div class="brand"><span></span>Mailbox</div>
        ${mails.length > 0 ? html`<button class="button quiet" data-empty>Delete all</button>` : ''}
      </div>
      <h1>Inbox</h1>
      <p class="lead">Every mail that Adwright sends on this machine ends here.</p>
      ${
        mails.length > 0
          ? html`<ul class="mails">${mails.toReversed().map(renderInboxRow)}</ul>`
          : html`<div class="empty">No mail yet. Sign up, and the confirmation arrives here.</div>`
      }
      <script>${raw(SCRIPT)}</script>
    `,
    newest,
  );
}

/** Renders the page of one mail: headers, HTML in a frame, and text. */
export function renderMailPage(mail: MailMessage): string {
  return renderPage(
    mail.subject,
    html`
      <div class="top">
        <div class="brand"><span></span>Mailbox</div>
        <a href="/">Back to the inbox</a>
      </div>
      <h1>${mail.subject || '(no subject)'}</h1>
      <dl>
        <dt>From</dt><dd>${formatAddresses(mail.from)}</dd>
        <dt>To</dt><dd>${formatAddresses(mail.to)}</dd>
        <dt>Date</dt><dd>${formatTime(mail.date)}</dd>
      </dl>
      ${
        mail.html
          ? html`<iframe title="The mail" src="/mail/${mail.id}/content" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
          : ''
      }
      <h2>Plain text</h2>
      <pre>${mail.text}</pre>
    `,
  );
}

/**
 * Renders a mail's HTML for the frame. Links without a target open a new tab, since the frame can't navigate
 * away.
 */
export function renderMailContent(mail: MailMessage): string {
  return `<base target="_blank">${mail.html}`;
}

function renderInboxRow(mail: MailMessage) {
  return html`<li>
    <a href="/mail/${mail.id}" class="${mail.read ? '' : 'unread'}">
      <span class="dot"></span>
      <span class="to">${mail.to.map(({ address }) => address).join(', ')}</span>
      <span class="subject">${mail.subject || '(no subject)'}</span>
      <time datetime="${mail.time}">${formatTime(mail.time)}</time>
    </a>
  </li>`;
}

function formatAddresses(addresses: MailMessage['to']): string {
  return addresses.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');
}

const dateFormat = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

function formatTime(iso: string): string {
  return dateFormat.format(new Date(iso));
}

function renderPage(title: string, content: ReturnType<typeof html>, newest = ''): string {
  return String(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body data-newest="${newest}">
    <main class="page">${content}</main>
  </body>
</html>`);
}
