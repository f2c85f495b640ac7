import { renderPage, TestBackend } from '@adwright/ads/testing';
import { PATHS } from '@adwright/contracts';
import type { ReviewAd, ReviewComment, ReviewView } from '@adwright/contracts/review';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { ReviewPage } from './review-page.tsx';

const CALL = 'POST /functions/v1/review';
const TOKEN = 'A'.repeat(43);
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const ad = (number: number, changes: Partial<ReviewAd> = {}): ReviewAd => ({
  id: id(number),
  version: 1,
  newer_versions: 0,
  is_deleted: false,
  images: {
    square: `http://localhost:8321/${number}.jpg`,
    story: `http://localhost:8321/${number}-story.jpg`,
  },
  headline: `Soup ${number}`,
  ad_text: `Hot soup ${number}`,
  brand: 'Kestrel',
  alt_text: null,
  state: 'in_review',
  decisions: [],
  comments: [],
  ...changes,
});

const comment = (number: number, changes: Partial<ReviewComment> = {}): ReviewComment => ({
  id: id(1000 + number),
  parent_id: null,
  version: 1,
  author: 'Ben',
  is_sender: false,
  sender_number: null,
  is_own: false,
  body: `Note ${number}`,
  format: null,
  x: null,
  y: null,
  field: null,
  created_at: '2026-01-05T12:00:00+00:00',
  is_resolved: false,
  ...changes,
});

const requestSchema = z.object({
  action: z.string(),
  password: z.string().optional(),
  entry: z.record(z.string(), z.unknown()).optional(),
});

let backend: TestBackend;
let review: ReviewView;
let opened: () => Response;
let written: () => Response;

const open = () => Response.json({ outcome: 'open', revision: JSON.stringify(review), review });
const entries = () =>
  backend.callsOf(CALL).flatMap(({ body }) => {
    const { entry } = requestSchema.parse(body);
    return entry ? [entry] : [];
  });

beforeEach(async () => {
  sessionStorage.clear();
  review = { name: 'Autumn', approvals_asked: 1, expires_at: null, ads: [ad(1)] };
  opened = open;
  written = () => Response.json({ outcome: 'done' });
  backend = await new TestBackend().start();
  backend.on(CALL, ({ body }) =>
    requestSchema.parse(body).action === 'open' ? opened() : written(),
  );
});

const render = () =>
  renderPage({ path: PATHS.review, Component: ReviewPage, at: `/review/${TOKEN}`, isPublic: true });
/** Fetches the review again, as the page does every few seconds. */
const poll = async (view: Awaited<ReturnType<typeof render>>) =>
  view.queryClient.refetchQueries().catch(() => undefined);
const article = async (number = 1) =>
  within(await screen.findByRole('article', { name: `Soup ${number}` }));

async function giveName(scope: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(scope.getAllByLabelText('Your name')[0] ?? document.body, 'Ada');
}

test('the review page shows each ad in a feed and in a story, with the number of approved ads', async () => {
  review.ads = [ad(1, { state: 'approved' }), ad(2), ad(3, { newer_versions: 2 })];
  await render();
  await screen.findByRole('heading', { level: 1, name: 'Autumn' });
  screen.getByText('1 of 3 approved');
  const first = await article();
  first.getByRole('img', { name: 'Soup 1, square' });
  first.getByRole('img', { name: 'Soup 1, story' });
  first.getByText('Hot soup 1');
  (await article(3)).getByText('In review, 2 versions newer');
  const [call] = backend.callsOf(CALL);
  expect(call?.headers.has('authorization')).toBe(false);
});

test('the review page shows, on demand, the areas of a story that the platform’s interface covers', async () => {
  await render();
  const first = await article();
  const story = first.getByRole('img', { name: 'Soup 1, story' }).closest('figure');
  const hidden = () => story?.querySelectorAll('[style*="height"][aria-hidden]').length;
  expect(hidden()).toBe(0);
  await userEvent.click(first.getByRole('checkbox', { name: /covers/ }));
  expect(hidden()).toBe(2);
});

test('the review page uses the response to the inline script’s request, and sends its own requests later', async () => {
  const answer = Promise.resolve(open());
  vi.stubGlobal('adwrightEarly', { review: { token: TOKEN, answer } });
  onTestFinished(() => void vi.unstubAllGlobals());
  await render();
  await article();
  expect(backend.callsOf(CALL)).toHaveLength(0);
});

test('the review page reports an invalid link, and sends no further requests', async () => {
  opened = () =>
    Response.json({ error: 'There is no such review link.', code: 'not_found' }, { status: 404 });
  await render();
  await screen.findByRole('heading', { level: 1, name: 'No such review link' });
});

test('the review page shows the beginning of a long text, and the whole text on demand', async () => {
  review.ads = [ad(1, { ad_text: 'Hot soup. '.repeat(30) })];
  await render();
  const first = await article();
  await userEvent.click(first.getByRole('button', { name: 'See more' }));
  expect(first.queryByRole('button', { name: 'See more' })).toBeNull();
});

test('the review page forbids search engines to index it', async () => {
  await render();
  await article();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
    'noindex, nofollow',
  );
});

test('the review page approves the visible version of an ad with the reviewer’s name', async () => {
  await render();
  const first = await article();
  await userEvent.click(first.getByRole('button', { name: 'Approve' }));
  await userEvent.click(first.getByRole('button', { name: 'Approve' }));
  await first.findByText('Please write your name.');
  await giveName(first);
  review.ads = [
    ad(1, {
      state: 'approved',
      decisions: [
        { verdict: 'approved', author: 'Ada', note: null, decided_at: '2026-01-05T12:00:00Z' },
      ],
    }),
  ];
  await userEvent.click(first.getByRole('button', { name: 'Approve' }));
  await screen.findByText('1 of 1 approved');
  expect(entries()).toMatchObject([
    {
      verdict: 'approved',
      author: 'Ada',
      email: null,
      note: null,
      ads: [{ id: id(1), version: 1 }],
    },
  ]);
});

test('the review page can request changes to all ads at once, for which it requires a comment', async () => {
  review.ads = [ad(1), ad(2, { is_deleted: true, images: {} }), ad(3, { version: 4 })];
  await render();
  const all = within(await screen.findByRole('region', { name: 'All ads' }));
  await userEvent.click(all.getByRole('button', { name: 'Ask for changes to all' }));
  await giveName(all);
  await userEvent.click(all.getByRole('button', { name: 'Ask for changes to all' }));
  await all.findByText('Please say what should change.');
  await userEvent.type(all.getByLabelText('What should change?'), 'Warmer');
  await userEvent.click(all.getByRole('button', { name: 'Ask for changes to all' }));
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(entries()[0]).toMatchObject({
    verdict: 'changes_asked',
    note: 'Warmer',
    ads: [
      { id: id(1), version: 1 },
      { id: id(3), version: 4 },
    ],
  });
  (await article(2)).getByText(/was deleted/);
});

test('the review page reports that a newer version arrived during the decision', async () => {
  written = () => Response.json({ outcome: 'stale' });
  await render();
  const first = await article();
  await userEvent.click(first.getByRole('button', { name: 'Approve' }));
  await giveName(first);
  await userEvent.click(first.getByRole('button', { name: 'Approve' }));
  await first.findByText(/A newer version of an ad was sent meanwhile/);
});

test('the review page places a comment on a point of a picture by pointer and by keyboard', async () => {
  await render();
  const first = await article();
  const picture = first.getByRole('button', { name: /^Place a point on the square picture/ });
  picture.focus();
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowUp}');
  first.getByText(/About a point on the square picture/);
  await userEvent.type(first.getByLabelText('Your comment'), 'Larger');
  await giveName(first);
  await userEvent.click(first.getByRole('button', { name: 'Send comment' }));
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(entries()[0]).toMatchObject({ format: 'square', x: 0.52, y: 0.48, field: null });
  await first.findByText(/You write as/);
});

test('the review page keeps a point that arrow keys have moved when Enter confirms the point', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scroll.mockRestore());
  await render();
  const first = await article();
  first.getByRole('button', { name: /^Place a point on the square picture/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(scroll).toHaveBeenCalledOnce();
  await userEvent.type(first.getByLabelText('Your comment'), 'Larger');
  await giveName(first);
  await userEvent.click(first.getByRole('button', { name: 'Send comment' }));
  await waitFor(() => expect(entries()[0]).toMatchObject({ format: 'square', x: 0.54, y: 0.5 }));
});

test('the review page shows the picture of a new version after the picture of the previous version failed to load', async () => {
  const view = await render();
  const first = await article();
  fireEvent.error(first.getByRole('img', { name: 'Soup 1, square' }));
  first.getByText('Image not available');
  review = {
    ...review,
    ads: [ad(1, { version: 2, images: { square: 'http://localhost:8321/new.jpg' } })],
  };
  await poll(view);
  await first.findByRole('img', { name: 'Soup 1, square' });
});

test('the review page makes the comment field read-only while a comment is sent', async () => {
  let answer: (response: Response) => void = () => undefined;
  backend.on(CALL, ({ body }) =>
    requestSchema.parse(body).action === 'open'
      ? opened()
      : new Promise<Response>((resolve) => (answer = resolve)),
  );
  await render();
  const first = await article();
  const field = first.getByLabelText('Your comment');
  await userEvent.type(field, 'Warmer');
  await giveName(first);
  await userEvent.click(first.getByRole('button', { name: 'Send comment' }));
  await first.findByRole('button', { name: 'Sending…' });
  await userEvent.type(field, ' and larger');
  expect(field).toHaveProperty('value', 'Warmer');
  answer(Response.json({ outcome: 'done' }));
  await waitFor(() => expect(field).toHaveProperty('value', ''));
});

test('the review page keeps the draft of a comment when the ad is deleted', async () => {
  const view = await render();
  await userEvent.type((await article()).getByLabelText('Your comment'), 'Warmer');
  review = { ...review, ads: [ad(1, { is_deleted: true, images: {} })] };
  await poll(view);
  const first = await article();
  await first.findByText(/was deleted/);
  first.getByText('Warmer');
});

test('the review page reports that a link has ended while it was open, and keeps the draft', async () => {
  const view = await render();
  await userEvent.type((await article()).getByLabelText('Your comment'), 'Warmer');
  opened = () =>
    Response.json({ error: 'There is no such review link.', code: 'not_found' }, { status: 404 });
  await poll(view);
  await screen.findByRole('heading', { level: 1, name: 'No such review link' });
  screen.getByText('Warmer');
});

test('the review page places a comment on a text of the ad', async () => {
  await render();
  const first = await article();
  await userEvent.click(first.getByRole('radio', { name: 'Headline' }));
  await userEvent.type(first.getByLabelText('Your comment'), 'Shorter');
  await giveName(first);
  await userEvent.click(first.getByRole('button', { name: 'Send comment' }));
  await waitFor(() => expect(entries()[0]).toMatchObject({ field: 'headline', format: null }));
});

test('the review page shows markup in comments as text, and groups comments into threads with their points', async () => {
  review.ads = [
    ad(1, {
      comments: [
        comment(1, { format: 'square', x: 0.2, y: 0.3, body: '<b>Bold</b>' }),
        comment(2, { parent_id: id(1001), author: null, is_sender: true, body: 'Will do' }),
        comment(3, { parent_id: id(1001), author: 'Ada Novak', is_sender: true, body: 'Done' }),
        comment(4, { is_resolved: true }),
      ],
    }),
  ];
  await render();
  const first = await article();
  first.getByText('<b>Bold</b>');
  expect(first.getByText('The sender').parentElement?.textContent).toContain('The sender Sender');
  expect(first.getByText('Ada Novak').parentElement?.textContent).toContain('Ada Novak Sender');
  first.getByText('1 resolved comment');
  expect(first.getByText('Comment').parentElement?.textContent).toBe('Comment 1');
});

test('the review page answers a thread of comments and resolves it', async () => {
  review.ads = [ad(1, { comments: [comment(1)] })];
  await render();
  const first = await article();
  await userEvent.click(first.getByRole('button', { name: 'Resolve comment 1' }));
  await first.findByText(/with your name first/);
  await userEvent.click(first.getByRole('button', { name: 'Approve' }));
  await giveName(first);
  await userEvent.click(first.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(entries()).toHaveLength(1));
  await userEvent.click(first.getByRole('button', { name: 'Resolve comment 1' }));
  await waitFor(() =>
    expect(entries()[1]).toMatchObject({ comment_id: id(1001), is_resolved: true }),
  );
  await userEvent.click(first.getByRole('button', { name: 'Answer comment 1' }));
  await userEvent.type(first.getByLabelText('Your answer to comment 1'), 'Yes');
  await userEvent.click(first.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(entries()[2]).toMatchObject({ parent_id: id(1001), body: 'Yes' }));
});

test('the review page shows all of 500 comments on an ad', async () => {
  review.ads = [ad(1, { comments: Array.from({ length: 500 }, (_, at) => comment(at + 1)) })];
  await render();
  await screen.findByText('Note 500', {}, { timeout: 30_000 });
}, 60_000);

test('the review page refuses a comment of 100,000 characters before sending the comment, and keeps the draft', async () => {
  await render();
  const first = await article();
  const field = first.getByLabelText('Your comment');
  fireEvent.change(field, { target: { value: 'a'.repeat(100_000) } });
  await userEvent.click(first.getByRole('button', { name: 'Send comment' }));
  await first.findByText('Please shorten this by 98000 characters.');
  expect(field).toHaveProperty('value', 'a'.repeat(100_000));
  expect(entries()).toEqual([]);
});

test('the review page keeps the draft of a comment while the network is unavailable, and sends the comment once', async () => {
  await render();
  const first = await article();
  await userEvent.type(first.getByLabelText('Your comment'), 'Warmer');
  await giveName(first);
  written = () => Response.error();
  await userEvent.click(first.getByRole('button', { name: 'Send comment' }));
  await first.findByText(/could not be sent/);
  expect(first.getByLabelText('Your comment')).toHaveProperty('value', 'Warmer');
  written = () => Response.json({ outcome: 'done' });
  await userEvent.click(first.getByRole('button', { name: 'Send comment' }));
  await waitFor(() => expect(first.getByLabelText('Your comment')).toHaveProperty('value', ''));
  const [failed, repeated] = entries();
  expect(repeated?.id).toBe(failed?.id);
});

test('the review page keeps the draft of a comment after a reload', async () => {
  const view = await render();
  await userEvent.type((await article()).getByLabelText('Your comment'), 'Warmer');
  view.unmount();
  await render();
  expect((await article()).getByLabelText('Your comment')).toHaveProperty('value', 'Warmer');
});

test.each([
  ['revoked', 'This link was revoked'],
  ['expired', 'This link has expired'],
])(
  'the review page hides the ads when its link is %s while the page is open, and keeps the draft',
  async (outcome, title) => {
    const view = await render();
    await userEvent.type((await article()).getByLabelText('Your comment'), 'Warmer');
    opened = () => Response.json({ outcome });
    await poll(view);
    await screen.findByRole('heading', { level: 1, name: title });
    screen.getByText('Warmer');
    expect(screen.queryByRole('article')).toBeNull();
  },
);

test('the review page shows comments that other people write while the page is open', async () => {
  const view = await render();
  await article();
  review = { ...review, ads: [ad(1, { comments: [comment(1)] })] };
  await poll(view);
  await screen.findByText('Note 1');
  opened = () => Response.json({ outcome: 'unchanged' });
  await poll(view);
  screen.getByText('Note 1');
});

test('the review page reports a lost connection, and continues when the connection is back', async () => {
  const view = await render();
  await article();
  opened = () => Response.error();
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  void poll(view);
  await screen.findByText(/The connection is lost/, {}, { timeout: 20_000 });
  opened = open;
  void poll(view);
  await waitFor(() => expect(screen.queryByText(/The connection is lost/)).toBeNull(), {
    timeout: 20_000,
  });
  vi.useRealTimers();
  await article();
}, 60_000);

test('the review page reports that the browser is offline', async () => {
  const view = await render();
  await article();
  opened = () => Response.error();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  void poll(view);
  await screen.findByText(/The connection is lost/, {}, { timeout: 30_000 });
}, 60_000);

test('the review page asks for the password of a review link, and stores the returned pass', async () => {
  opened = () => Response.json({ outcome: 'password' });
  written = () => Response.json({ outcome: 'wrong' });
  await render();
  await userEvent.type(await screen.findByLabelText('Password'), 'open sesame');
  await userEvent.click(screen.getByRole('button', { name: 'Open the review' }));
  await screen.findByText('This is not the password of the link.');
  written = () => {
    opened = open;
    return Response.json({ outcome: 'unlocked', pass: 'pass' });
  };
  await userEvent.click(screen.getByRole('button', { name: 'Open the review' }));
  await article();
  expect(backend.callsOf(CALL).at(-1)?.body).toMatchObject({ action: 'open', pass: 'pass' });
});

test('the review page reports that the request limit is reached, and tries again', async () => {
  opened = () =>
    Response.json({ error: 'Too many attempts.', code: 'rate_limited' }, { status: 429 });
  await render();
  await screen.findByText('Too many attempts.');
  opened = open;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await article();
});
