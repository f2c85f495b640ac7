import { Hono } from 'hono';
import type { MailMessage } from './mail-message.ts';
import type { MailStore } from './mail-store.ts';
import {
  MAIL_PART_CSP,
  PAGE_CSP,
  renderInbox,
  renderMailContent,
  renderMailPage,
} from './mailbox-page.ts';

/** Returns the routes of the mailbox's web page and of MailDev's REST API. */
export function createMailboxRoutes(store: MailStore): Hono {
  const web = new Hono();
  web.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    c.header('cache-control', 'no-store');
  });

  web.get('/', (c) => {
    c.header('content-security-policy', PAGE_CSP);
    return c.html(renderInbox(store.list()));
  });
  web.get('/mail/:id', async (c) => {
    const mail = store.find(c.req.param('id'));
    if (!mail) return c.text('This mail is gone.', 404);
    await store.markRead(mail);
    c.header('content-security-policy', PAGE_CSP);
    return c.html(renderMailPage(mail));
  });
  web.get('/mail/:id/content', (c) => {
    const mail = store.find(c.req.param('id'));
    if (!mail) return c.text('This mail is gone.', 404);
    c.header('content-security-policy', MAIL_PART_CSP);
    return c.html(renderMailContent(mail));
  });

  web.get('/healthz', (c) => c.json(true));
  web.get('/email', (c) => c.json(store.list().filter((mail) => matches(mail, c.req.query()))));
  web.delete('/email/all', async (c) => {
    if (!isSameSite(c.req.raw)) return c.json({ error: 'Not from another site' }, 403);
    await store.removeAll();
    return c.json(true);
  });
  web.get('/email/:id', async (c) => {
    const mail = store.find(c.req.param('id'));
    if (!mail) return c.json({ error: 'Email was not found' }, 404);
    await store.markRead(mail);
    return c.json(mail);
  });
  web.get('/email/:id/html', (c) => {
    const mail = store.find(c.req.param('id'));
    if (!mail) return c.json({ error: 'Email was not found' }, 404);
    c.header('content-security-policy', MAIL_PART_CSP);
    return c.html(mail.html);
  });
  web.delete('/email/:id', async (c) => {
    if (!isSameSite(c.req.raw)) return c.json({ error: 'Not from another site' }, 403);
    const removed = await store.remove(c.req.param('id'));
    return removed ? c.json(true) : c.json({ error: 'Email was not found' }, 404);
  });
  return web;
}

/**
 * Tells whether the mailbox's own page sent a request, since a page of another site may not empty the mailbox.
 */
function isSameSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'same-site' || site === 'none';
}

/**
 * Applies MailDev's filter: dotted paths in the query, for example `?to.address=a@b.example`; a mail must match
 * every path.
 */
function matches(mail: MailMessage, query: Record<string, string>): boolean {
  return Object.entries(query).every(([path, wanted]) =>
    listValues(mail, path.split('.')).some(
      (value) => String(value).toLowerCase() === wanted.toLowerCase(),
    ),
  );
}

function listValues(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => listValues(item, name === undefined ? [] : [name, ...rest]));
  }
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const entry = Object.entries(value).find(([key]) => key === name);
  return entry ? listValues(entry[1], rest) : [];
}
