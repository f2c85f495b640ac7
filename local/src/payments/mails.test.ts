import { writeMail } from '@adwright/supabase-project/write-mail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkout, eventually, openShop, press, type TestShop } from './testing.ts';

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

describe('mails about money', () => {
  it('bring a receipt with the amount and the invoice after a payment, once', async () => {
    const person = await shop.newUser();
    const { data } = await checkout(shop, person.client);
    await press(data?.url ?? '', 'subscribe');
    await eventually(async () => {
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

  it('are sent for the service key alone', async () => {
    expect((await callSendMails(shop.service.publishableKey)).status).toBe(401);
    expect((await callSendMails('')).status).toBe(401);
  });

  it('say before a renewal what it costs, when it comes and what expires', () => {
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
