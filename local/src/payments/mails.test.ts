import { writeMail } from '@adwright/supabase-project/write-mail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openShop, press, startCheckout, type TestShop, waitUntil } from './testing.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

function callSendMails(key: string): Promise<Response> {
  return fetch(`${shop.service.url}/functions/v1/send-mails`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  });
}

describe('mails that report a payment problem', () => {
  it('a payment is followed by one receipt mail with the amount and the invoice', async () => {
    const person = await shop.newUser();
    const { data } = await startCheckout(shop, person.client);
    await press(data?.url ?? '', 'subscribe');
    await waitUntil(async () => {
      const invoices = await person.client.from('invoices').select('id');
      expect(invoices.data).toHaveLength(1);
    });

    expect(await (await callSendMails(shop.service.secretKey)).json()).toEqual({
      sent: 1,
      failed: 0,
    });
    expect(await (await callSendMails(shop.service.secretKey)).json()).toEqual({
      sent: 0,
      failed: 0,
    });
    const [receipt, ...others] = shop.service.mailbox
      .list()
      .filter(({ to, subject }) => to[0]?.address === person.email && /receipt/.test(subject));
    expect(others).toEqual([]);
    expect(receipt?.subject).toBe('Your receipt: $9.99');
    expect(receipt?.text).toContain('Invoice AW-0001');
    expect(receipt?.text).toMatch(/\/invoices\/in_\w+\.pdf/);
  });

  it('mails to an ad’s owner report reviewers’ decisions on a link, and how to stop these mails', () => {
    const mail = {
      id: 1,
      recipient: 'ada@example.com',
      kind: 'review' as const,
      details: {
        review_id: '3f1f0a3e-6d5f-4f0e-9a53-0e4b4b0f6b51',
        name: 'Autumn',
        decisions: [
          { author: 'Ben <b>', verdict: 'approved' as const, ads: 3, note: null },
          {
            author: 'Cleo',
            verdict: 'changes_asked' as const,
            ads: 1,
            note: `${'a'.repeat(299)}🎈🎈`,
          },
        ],
      },
    };
    const { subject, text, html } = writeMail(mail, 'https://adwright.example');
    expect(subject).toBe('2 decisions on Autumn');
    expect(text).toContain('Ben <b> approved 3 ads.');
    expect(text).toContain(`Cleo asks for changes to an ad. “${'a'.repeat(299)}🎈…”`);
    expect(text).toContain('https://adwright.example/reviews');
    expect(html).toContain('Ben &lt;b&gt; approved');
    const [first] = mail.details.decisions;
    const single = { ...mail, details: { ...mail.details, decisions: first ? [first] : [] } };
    expect(writeMail(single, 'https://adwright.example').subject).toBe(
      'Ben <b> approved 3 ads: Autumn',
    );
  });

  it.each([
    ['reviewer', 'You are a reviewer in Café Nord and Merlin now', 'comment and approve'],
    ['viewer', 'You are a viewer in Café Nord and Merlin now', 'change nothing'],
    ['removed', 'You are no longer a member of Café Nord and Merlin', 'Ada has removed you'],
    [
      'deleted',
      'Café Nord and Merlin were deleted',
      'Ada has deleted Café Nord and Merlin on Adwright, with their ads',
    ],
  ] as const)('the mail tells a member about a loss: %s', (change, subject, words) => {
    const mail = writeMail(
      {
        id: 1,
        recipient: 'ben@example.com',
        kind: 'membership',
        details: {
          change,
          owner: 'Ada',
          workspaces: [
            { id: '3f1f0a3e-6d5f-4f0e-9a53-0e4b4b0f6b51', name: 'Café Nord' },
            { id: '3f1f0a3e-6d5f-4f0e-9a53-0e4b4b0f6b52', name: 'Merlin' },
          ],
        },
      },
      'https://adwright.example',
    );
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('https://adwright.example/workspaces');
  });

  it.each([
    ['deleted', 'the owner', 'Merlin was deleted', 'The owner has deleted Merlin', 'with its ads'],
    ['removed', 'the owner', 'member of Merlin', 'The owner has removed you', 'open it any more'],
    ['removed', 'ada', 'member of Merlin', 'ada has removed you', 'please ask ada to'],
  ] as const)(
    'a mail about one workspace says that it was %s by %s',
    (change, owner, subject, ...words) => {
      const workspaces = [{ id: '3f1f0a3e-6d5f-4f0e-9a53-0e4b4b0f6b52', name: 'Merlin' }];
      const mail = writeMail(
        {
          id: 1,
          recipient: 'ben@example.com',
          kind: 'membership',
          details: { change, owner, workspaces },
        },
        'https://adwright.example',
      );
      expect(mail.subject).toContain(subject);
      for (const part of words) expect(mail.text).toContain(part);
    },
  );

  it('a mail tells the owner of an account why its deletion waits, and what to do', () => {
    const { subject, text } = writeMail(
      {
        id: 1,
        recipient: 'ada@example.com',
        kind: 'deletion_waits',
        details: {
          workspaces: [{ id: '3f1f0a3e-6d5f-4f0e-9a53-0e4b4b0f6b52', name: 'Merlin' }],
        },
      },
      'https://adwright.example',
    );
    expect(subject).toBe('Your account is not deleted yet');
    expect(text).toContain('you own Merlin together with other members');
    expect(text).toContain('hand each of these workspaces over, or delete it');
    expect(text).toContain('https://adwright.example/workspaces');
  });

  it('a member who was removed from a workspace gets a mail', async () => {
    const [owner, member] = [await shop.newUser(), await shop.newUser()];
    const made = await owner.client.rpc('create_workspace', { p_name: 'Kestrel' });
    const { id } = z.object({ id: z.uuid() }).parse(made.data);
    await shop.service.query(
      `insert into public.workspace_members (workspace_id, user_id, role) values ($1, $2, 'editor')`,
      [id, member.id],
    );
    await owner.client.rpc('remove_member', { p_workspace_id: id, p_user_id: member.id });
    await shop.service.query(`update private.mails set due_at = now() where kind = 'membership'`);
    await callSendMails(shop.service.secretKey);
    const sent = shop.service.mailbox.list().filter(({ to }) => to[0]?.address === member.email);
    expect(sent.map(({ subject }) => subject)).toContain('You are no longer a member of Kestrel');
  });

  it('mails about payments are sent only for requests with the service key', async () => {
    expect((await callSendMails(shop.service.publishableKey)).status).toBe(401);
    expect((await callSendMails('')).status).toBe(401);
  });

  it('a mail before a renewal states the cost, the date and the credits that expire', () => {
    const { subject, text, html } = writeMail(
      {
        id: 1,
        recipient: 'ada@example.com',
        kind: 'renewal',
        details: {
          renews_at: new Date('2026-03-05T10:00:00Z'),
          amount: 999,
          currency: 'usd',
          credits: 100,
          unused: 33,
        },
      },
      'https://app.example.com',
    );
    expect(subject).toBe('Your plan renews on March 5, 2026');
    for (const part of ['$9.99', '100 new credits', '33 unused', 'https://app.example.com/billing'])
      expect(text).toContain(part);
    expect(html).toContain('href="https://app.example.com/billing"');
  });
});
