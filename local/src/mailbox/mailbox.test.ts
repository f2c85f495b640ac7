import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePorts } from '../free-ports.ts';
import type { Ports } from '../ports.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

let folder: string;
let ports: Ports;
let mailbox: Mailbox;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-mail-'));
  ports = await findFreePorts();
  mailbox = await startMailbox({ ports, folder });
});
afterEach(async () => {
  await mailbox.close();
  await rm(folder, { recursive: true, force: true });
});

async function send(
  to: string,
  html = '<p>Hello <b>you</b></p>',
  subject = `Grüße, ${to}`,
): Promise<void> {
  const transport = createTransport(`smtp://127.0.0.1:${ports.smtp}`);
  await transport.sendMail({ from: 'Adwright <us@example.com>', to, subject, text: 'Hello', html });
  transport.close();
}

const read = async (route: string) => (await fetch(mailbox.url + route)).json();
const remove = (route: string, headers = {}) =>
  fetch(mailbox.url + route, { method: 'DELETE', headers });

describe('the mailbox for mails of the local stack', () => {
  it("the mailbox implements MailDev's REST API", async () => {
    await send('anna@example.com');
    await send('ben@example.com');
    const mails = await read('/email');
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({
      subject: 'Grüße, anna@example.com',
      from: [{ address: 'us@example.com', name: 'Adwright' }],
      to: [{ address: 'anna@example.com', name: '' }],
      text: 'Hello\n',
      read: false,
      headers: { subject: expect.any(String), 'mime-version': '1.0' },
    });
    expect(await read('/email?to.address=ben@example.com')).toHaveLength(1);
    expect((await read(`/email/${mails[0].id}`)).html).toContain('<b>you</b>');
    expect((await read('/email'))[0].read).toBe(true);
    const part = await fetch(`${mailbox.url}/email/${mails[0].id}/html`);
    expect(await part.text()).toContain('<b>you</b>');
    expect(await read('/healthz')).toBe(true);

    expect((await remove(`/email/${mails[0].id}`)).status).toBe(200);
    expect((await fetch(`${mailbox.url}/email/${mails[0].id}`)).status).toBe(404);
    expect((await remove('/email/all', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await remove('/email/all');
    expect(await read('/email')).toEqual([]);
  });

  it('the mailbox stores mails over a restart', async () => {
    await send('anna@example.com');
    await mailbox.close();
    mailbox = await startMailbox({ ports, folder });
    expect(await read('/email')).toHaveLength(1);
  });

  it('the mailbox answers only requests with this machine’s host names', async () => {
    const status = await new Promise((resolve) => {
      const headers = { host: 'rebound.evil.example' };
      get(`${mailbox.url}/email`, { headers }, (response) => resolve(response.statusCode));
    });
    expect(status).toBe(421);
  });

  it('the mailbox does not run scripts in mails', async () => {
    await send('a@example.com', '<script>alert(1)</script>', '<script>alert(2)</script>');
    const [mail] = await read('/email');
    const page = await (await fetch(`${mailbox.url}/mail/${mail.id}`)).text();
    expect(page).not.toContain('<script>alert');
    const content = await fetch(`${mailbox.url}/mail/${mail.id}/content`);
    expect(content.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });
});
