import type { ReviewOfAd } from '@adwright/contracts/review';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderPage, TestBackend } from '../testing/index.ts';
import { ReviewPanel } from './review-panel.tsx';
import { ShareButton } from './share-button.tsx';

const READ = 'POST /rest/v1/rpc/reviews_of_ad';
const ANSWER = 'POST /rest/v1/rpc/answer_review';
const CREATE = 'POST /functions/v1/create-review';
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const REVIEW: ReviewOfAd = {
  id: id(1),
  name: 'Autumn',
  has_password: false,
  approvals_asked: 1,
  mails_decisions: true,
  created_at: '2026-01-05T12:00:00+00:00',
  expires_at: null,
  state: 'open',
  ad: {
    id: id(2),
    version: 1,
    newer_versions: 2,
    is_deleted: false,
    images: { square: 'http://localhost:8321/1.jpg', story: 'http://localhost:8321/2.jpg' },
    headline: 'Soup',
    ad_text: null,
    brand: null,
    alt_text: null,
    state: 'changes_asked',
    decisions: [
      {
        verdict: 'changes_asked',
        author: 'Ada',
        note: 'Warmer',
        decided_at: '2026-01-05T12:00:00Z',
      },
    ],
    comments: [
      {
        id: id(3),
        parent_id: null,
        version: 1,
        author: 'Ada',
        is_sender: false,
        sender_number: null,
        is_own: false,
        body: 'Larger',
        format: 'square',
        x: 0.5,
        y: 0.5,
        field: null,
        created_at: '2026-01-05T12:00:00+00:00',
        is_resolved: false,
      },
    ],
  },
};

let backend: TestBackend;

beforeEach(async () => {
  sessionStorage.clear();
  backend = await new TestBackend().start();
  backend.on(READ, () => Response.json([REVIEW]));
});

function Page() {
  return (
    <>
      <ShareButton adIds={[id(9)]} name="Soup" />
      <ReviewPanel adId={id(9)} />
    </>
  );
}

const render = () => renderPage({ path: '/', Component: Page });
const link = async () => within(await screen.findByRole('article', { name: 'Autumn' }));

test('the review panel shows the reviewers’ comments, with their points on the picture', async () => {
  await render();
  const review = await link();
  review.getByText('Changes asked, 2 versions newer');
  review.getByText('Warmer');
  review.getByText('Larger');
  review.getByRole('img', { name: /^Square picture with the points/ });
  expect(review.queryByRole('img', { name: /^Story picture/ })).toBeNull();
});

test('the review panel shows nothing for an ad without a review link', async () => {
  backend.on(READ, () => Response.json([]));
  await render();
  await waitFor(() => expect(backend.callsOf(READ)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Approval' })).toBeNull();
});

test('the ad’s owner answers and resolves a comment without entering a name', async () => {
  backend.on(ANSWER, () => Response.json('done'));
  await render();
  const review = await link();
  await userEvent.click(review.getByRole('button', { name: 'Answer comment 1' }));
  await userEvent.type(review.getByLabelText('Your answer to comment 1'), 'Done');
  await userEvent.click(review.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(backend.callsOf(ANSWER)).toHaveLength(1));
  expect(backend.callsOf(ANSWER)[0]?.body).toMatchObject({
    p_id: id(1),
    p_action: 'comment',
    p_entry: { body: 'Done', parent_id: id(3), review_ad_id: id(2) },
  });
  await userEvent.click(review.getByRole('button', { name: 'Resolve comment 1' }));
  await waitFor(() =>
    expect(backend.callsOf(ANSWER)[1]?.body).toMatchObject({
      p_action: 'resolve',
      p_entry: { comment_id: id(3), is_resolved: true },
    }),
  );
});

test('an answer that could not be sent remains in its field', async () => {
  backend.on(ANSWER, () => Response.json({ message: 'no' }, { status: 500 }));
  await render();
  const review = await link();
  await userEvent.click(review.getByRole('button', { name: 'Answer comment 1' }));
  const field = review.getByLabelText('Your answer to comment 1');
  await userEvent.type(field, 'Done');
  await userEvent.click(review.getByRole('button', { name: 'Send answer' }));
  await review.findByText(/could not be sent/);
  expect(field).toHaveProperty('value', 'Done');
});

test('an answer of invisible characters remains in its field, and no request is sent', async () => {
  await render();
  const review = await link();
  await userEvent.click(review.getByRole('button', { name: 'Answer comment 1' }));
  review.getByText(/reads it under your name/);
  const field = review.getByLabelText('Your answer to comment 1');
  await userEvent.type(field, '\u2060');
  await userEvent.click(review.getByRole('button', { name: 'Send answer' }));
  await review.findByText(/can’t be kept as it is/);
  expect(field).toHaveProperty('value', '\u2060');
  expect(backend.callsOf(ANSWER)).toEqual([]);
});

test('answers of different members show different names', async () => {
  const answers = [
    { author: 'ben@agency.example', is_sender: true, is_own: false },
    { author: 'Ada', is_sender: true, is_own: true },
    { author: null, is_sender: true, is_own: false },
  ];
  const [comment] = REVIEW.ad.comments;
  const comments = [
    comment,
    ...answers.map((changes, at) => ({
      ...comment,
      ...changes,
      id: id(10 + at),
      parent_id: comment?.id,
    })),
  ];
  backend.on(READ, () => Response.json([{ ...REVIEW, ad: { ...REVIEW.ad, comments } }]));
  await render();
  const review = await link();
  for (const name of ['ben@agency.example', 'You', 'Somebody']) {
    expect(review.getByText(name).parentElement?.textContent).toContain(`${name} Your team`);
  }
});

test('a review link gets a new URL after a confirmation', async () => {
  const token = 'b'.repeat(43);
  backend.on('POST /functions/v1/renew-review', () => Response.json({ id: id(1), token }));
  await render();
  const review = await link();
  await userEvent.click(review.getByRole('button', { name: 'New address: Autumn' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(backend.callsOf('POST /functions/v1/renew-review')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Make a new address' }));
  await dialog.findByText(new RegExp(`/review/${token}$`));
  expect(backend.callsOf('POST /functions/v1/renew-review')[0]?.body).toEqual({ id: id(1) });
});

test('the panel says why the review link gets no new URL', async () => {
  backend.on('POST /functions/v1/renew-review', () =>
    Response.json({ error: 'This link is no longer open.', code: 'not_found' }, { status: 404 }),
  );
  await render();
  const review = await link();
  await userEvent.click(review.getByRole('button', { name: 'New address: Autumn' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new address' }));
  await screen.findByText('This link is no longer open.');
});

test('the owner sends the new version for review, and revokes the link', async () => {
  backend
    .on('POST /rest/v1/rpc/send_review_version', () => Response.json(true))
    .on('POST /rest/v1/rpc/revoke_review', () => Response.json(false));
  await render();
  const review = await link();
  await userEvent.click(review.getByRole('button', { name: 'Send the new version' }));
  await waitFor(() =>
    expect(backend.callsOf('POST /rest/v1/rpc/send_review_version')[0]?.body).toEqual({
      p_review_ad_id: id(2),
    }),
  );
  await userEvent.click(review.getByRole('button', { name: 'Revoke link: Autumn' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke the link' }));
  await screen.findByText('The link could not be revoked');
});

test('a review link that has expired or was revoked has no buttons to send a version or to revoke the link', async () => {
  backend.on(READ, () => Response.json([{ ...REVIEW, state: 'revoked' }]));
  await render();
  const review = await link();
  expect(review.queryByRole('button', { name: /version|Revoke/ })).toBeNull();
  review.getByRole('button', { name: 'Audit as CSV' });
});

test('the share dialog makes a review link, and shows the link’s URL once', async () => {
  const token = 'T'.repeat(43);
  backend.on(CREATE, () => Response.json({ id: id(1), token }));
  await render();
  await userEvent.click(screen.getByRole('button', { name: 'Share for approval' }));
  const password = await screen.findByLabelText('Password (optional)');
  await userEvent.type(password, 'short');
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  await screen.findByText('A password has 6 characters at least.');
  await userEvent.type(password, ' enough');
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  await screen.findByText(new RegExp(`/review/${token}$`));
  expect(backend.callsOf(CREATE)[0]?.body).toEqual({
    name: 'Soup',
    ad_ids: [id(9)],
    password: 'short enough',
    days: 30,
    approvals_asked: 1,
    mails_decisions: true,
  });
});

test('the share dialog shows the URL of a review link at once, while the list of links still reloads', async () => {
  const token = 'T'.repeat(43);
  backend.on(CREATE, () => Response.json({ id: id(1), token }));
  await render();
  await link();
  backend.on(READ, () => new Promise<Response>(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Share for approval' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make the link' }));
  await screen.findByText(new RegExp(`/review/${token}$`));
});

test('the share dialog says why a review link was not made', async () => {
  backend.on(CREATE, () =>
    Response.json(
      { error: 'You have 200 open review links.', code: 'limit_reached' },
      { status: 409 },
    ),
  );
  await render();
  await userEvent.click(screen.getByRole('button', { name: 'Share for approval' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make the link' }));
  await screen.findByText('You have 200 open review links.');
});
