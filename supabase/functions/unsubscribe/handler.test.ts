import { createClient } from '@supabase/supabase-js';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { unsubscribeHeaders } from '../_mails/unsubscribe-headers.ts';
import { unsubscribeToken } from '../_review/unsubscribe-token.ts';
import { unsubscribe } from './handler.ts';

const REVIEW = '3f1f0a3e-6d5f-4f0e-9a53-0e4b4b0f6b51';
const OTHER = '3f1f0a3e-6d5f-4f0e-9a53-0e4b4b0f6b52';
const SECRET = 'sb_secret_test';

function setUp(name: string | null = 'Autumn') {
  const asked: unknown[] = [];
  const database = createClient('http://data.example', SECRET, {
    global: {
      fetch: async (_address, init) => {
        asked.push(JSON.parse(String(init?.body)));
        return Response.json(name);
      },
    },
  });
  const settings = {
    SUPABASE_URL: 'http://data.example',
    SUPABASE_SERVICE_ROLE_KEY: SECRET,
    SITE_URL: 'https://adwright.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'hello@adwright.example',
  };
  const handler = unsubscribe({ settings, database, transport: createTransport({}) });
  const call = (token: string, init?: RequestInit) =>
    handler(new Request(`http://data.example/functions/v1/unsubscribe?token=${token}`, init));
  return { call, asked };
}

test('unsubscribe stops mails about the review in the token when a mail program sends POST', async () => {
  const { call, asked } = setUp();
  const token = await unsubscribeToken(REVIEW, SECRET);
  const pressed = await call(token, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect(await pressed.json()).toEqual({ name: 'Autumn' });
  expect(asked).toEqual([{ p_id: REVIEW }]);
});

test('unsubscribe changes nothing on GET, and redirects to the page that asks for confirmation', async () => {
  const { call, asked } = setUp();
  const token = await unsubscribeToken(REVIEW, SECRET);
  const followed = await call(token);
  expect(followed.status).toBe(303);
  expect(followed.headers.get('Location')).toBe(`https://adwright.example/review-mails/${token}`);
  expect(asked).toEqual([]);
});

test('unsubscribe ignores an invalid token, and a token that was signed for another review or with another key', async () => {
  const { call, asked } = setUp();
  const [, signature] = (await unsubscribeToken(REVIEW, SECRET)).split('.');
  const tokens = [
    `${OTHER}.${signature}`,
    await unsubscribeToken(REVIEW, 'sb_secret_other'),
    REVIEW,
    `${REVIEW}.`,
    'guess',
    '',
  ];
  for (const token of tokens) expect((await call(token, { method: 'POST' })).status).toBe(404);
  expect(asked).toEqual([]);
});

test('unsubscribe treats a deleted review as unsubscribed', async () => {
  const { call } = setUp(null);
  const token = await unsubscribeToken(REVIEW, SECRET);
  expect((await call(token, { method: 'POST' })).status).toBe(404);
});

test('unsubscribe headers are added only to mails about a review', () => {
  const review = {
    id: 1,
    recipient: 'ada@example.com',
    kind: 'review' as const,
    details: { review_id: REVIEW, name: 'Autumn', decisions: [], token: 'a.b' },
  };
  expect(unsubscribeHeaders(review, 'http://data.example')).toEqual({
    'List-Unsubscribe': '<http://data.example/functions/v1/unsubscribe?token=a.b>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const goodbye = { id: 1, recipient: 'ada@example.com', kind: 'goodbye' as const };
  expect(unsubscribeHeaders(goodbye, 'http://data.example')).toEqual({});
});
