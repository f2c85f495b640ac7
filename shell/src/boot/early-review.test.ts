import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openReviewEarly } from './early-review.ts';
import { FIRST_VIEW_EVENT } from './start-events.ts';

const TOKEN = 'a'.repeat(43);
const PICTURE = 'http://localhost:8321/storage/v1/object/public/ad_images/u/a.jpg';
const AD = {
  is_deleted: false,
  images: { square: PICTURE, story: 'http://localhost:8321/story.jpg' },
  headline: 'Quiet nights',
  ad_text: '<b>Calm</b> skin',
  brand: 'Lumen',
};
const config = async () => Response.json({ supabaseUrl: 'http://localhost:8321' });

let answer: unknown;
const asked = vi.fn(async (_url: string, _init: RequestInit) => Response.json(answer));

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  answer = { outcome: 'open', review: { name: 'Spring', ads: [AD] } };
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const view = () => document.getElementById('early');
const shown = () => vi.waitFor(() => expect(view()).not.toBeNull());

test('the first view shows a review before the app has loaded, with a small version of its first picture', async () => {
  vi.stubGlobal('innerWidth', 375);
  openReviewEarly(`/review/${TOKEN}`, config());
  await shown();
  expect(view()?.querySelector('h1')?.textContent).toBe('Spring');
  const picture = view()?.querySelector('img');
  expect(picture?.src).toMatch(
    /\/render\/image\/public\/ad_images\/u\/a\.jpg\?width=360&quality=45$/,
  );
  expect(picture?.srcset).toBe('');
  expect(picture?.crossOrigin).toBe('anonymous');
  expect(picture).toMatchObject({ width: 1080, height: 1080 });
});

test('the first view shows the sharp version of the first picture after the first picture and the app have loaded', async () => {
  openReviewEarly(`/review/${TOKEN}`, config());
  await shown();
  const picture = view()?.querySelector('img');
  picture?.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(picture?.srcset).toBe('');
  document.getElementById('root')?.append(document.createElement('main'));
  await vi.waitFor(() => expect(picture?.srcset).toContain('a.jpg?width=720 720w'));
});

test('the first view shows markup in a review’s texts as text', async () => {
  openReviewEarly(`/review/${TOKEN}`, config());
  await shown();
  expect(view()?.querySelector('b')).toBeNull();
  expect(view()?.textContent).toContain('<b>Calm</b> skin');
});

test('the first view of a review is removed after the app shows a heading', async () => {
  openReviewEarly(`/review/${TOKEN}`, config());
  await shown();
  document.getElementById('root')?.append(document.createElement('h1'));
  await vi.waitFor(() => expect(view()).toBeNull());
});

test('the first view sends one request for the review without a preflight, and passes the response on to the app', async () => {
  sessionStorage.setItem(`review-pass:${TOKEN}`, 'kept');
  const early = openReviewEarly(`/review/${TOKEN}`, config());
  expect(early?.token).toBe(TOKEN);
  await shown();
  expect(await (await early?.answer)?.json()).toEqual(answer);
  expect(asked).toHaveBeenCalledTimes(1);
  const [, init] = asked.mock.calls[0] ?? [];
  expect(init?.headers).toBeUndefined();
  expect(JSON.parse(String(init?.body))).toMatchObject({ action: 'open', pass: 'kept' });
});

test('the first view shows nothing for a link with a password, or for a deleted ad', async () => {
  for (const next of [
    { outcome: 'password' },
    { outcome: 'open', review: { name: 'Spring', ads: [{ ...AD, is_deleted: true }] } },
  ]) {
    answer = next;
    await openReviewEarly(`/review/${TOKEN}`, config())?.answer;
    await new Promise((resolve) => setTimeout(resolve));
    expect(view()).toBeNull();
  }
});

test.each(['load', 'error'])(
  'the first view of a review is announced as complete upon the %s of the picture',
  async (type) => {
    const announced = vi.fn();
    document.addEventListener(FIRST_VIEW_EVENT, announced, { once: true });
    openReviewEarly(`/review/${TOKEN}`, config());
    await shown();
    await new Promise((resolve) => setTimeout(resolve));
    expect(announced).not.toHaveBeenCalled();
    view()?.querySelector('img')?.dispatchEvent(new Event(type));
    await vi.waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
  },
);

test.each([
  ['a password', async () => Response.json({ outcome: 'password' })],
  [
    'an ad without a picture',
    async () => Response.json({ review: { name: 'Spring', ads: [{ ...AD, images: {} }] } }),
  ],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
])(
  'the first view of a review is announced at once if it will have no picture: %s',
  async (_case, respond) => {
    asked.mockImplementationOnce(respond);
    const announced = vi.fn();
    document.addEventListener(FIRST_VIEW_EVENT, announced, { once: true });
    openReviewEarly(`/review/${TOKEN}`, config())?.answer.catch(() => {});
    await vi.waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
  },
);

test('the first view does nothing at a path that is not a review link', () => {
  for (const path of ['/reviews', '/review/short', `/review/${TOKEN}/more`, '/my-ads']) {
    expect(openReviewEarly(path, config())).toBeUndefined();
  }
  expect(asked).not.toHaveBeenCalled();
});
