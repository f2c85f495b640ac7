import { NO_FILTER } from '@adwright/ads';
import { createTestAd, renderPage, TEST_USER_ID, TestBackend } from '@adwright/ads/testing';
import { provideAdKinds } from '@adwright/supabase';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FurtherFilters } from './further-filters.tsx';
import { MyAdsPage } from './my-ads-page.tsx';
import { useAdFilter } from './use-ad-filter.ts';

const LIST = 'GET /rest/v1/ads';
const FIND = 'POST /rest/v1/rpc/find_ads';

let backend: TestBackend;

/** The kinds of ads that two sample modules declare. */
const KINDS = [
  {
    value: 'reels',
    label: 'Reels',
    order: 1,
    rows: { adType: 'reel' },
    badge: 'Moving',
    opener: 'Watch the reel',
  },
  { value: 'boosted', label: 'Boosted', order: 2, rows: { isBoosted: true as const } },
];

beforeEach(async () => {
  provideAdKinds(KINDS);
  backend = await new TestBackend().start();
});

const render = (at = '/my-ads') => renderPage({ path: '/my-ads', Component: MyAdsPage, at });
const found = (ads: ReturnType<typeof createTestAd>[]) =>
  Response.json({
    total: ads.length,
    ids: ads.map(({ id }) => id),
    last_key: ads.length ? 'key' : null,
  });
/** Serves ads for requests with and without a filter. */
const serve = (...ads: ReturnType<typeof createTestAd>[]) =>
  backend.on(LIST, () => Response.json(ads)).on(FIND, () => found(ads));
/** Returns the body of the latest request for ads that match a filter. */
const lastFind = () => backend.callsOf(FIND).at(-1)?.body;
const card = async (text: string) => {
  const article = (await screen.findByText(text)).closest('article');
  if (!article) throw new Error(`No card contains ${text}`);
  return within(article);
};

test('the page My Ads shows four placeholders until the ads have loaded', async () => {
  backend.on(LIST, () => new Promise<Response>(() => {}));
  await render();
  const status = screen.getByRole('status', { name: 'Loading your ads' });
  expect(status.children).toHaveLength(4);
});

test('the page My Ads links to the form for a first ad when the user has none', async () => {
  await render();
  await screen.findByText("You haven't created any ad campaigns yet");
  const link = screen.getByRole('button', { name: 'Create Your First Ad' });
  expect(link.getAttribute('href')).toBe('/create');
});

test('the page My Ads reports that the ads can’t be loaded, by toast and on the page, and reloads the page on Try Again', async () => {
  backend.on(LIST, () => Response.json({ message: 'no' }, { status: 500 }));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  await render();
  await waitFor(() =>
    expect(screen.getAllByText('Failed to load your ad campaigns')).toHaveLength(2),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});

test('the page My Ads shows date, preview and a link on each card', async () => {
  serve(createTestAd(1, { ad_text: `${'x'.repeat(130)}\n\nSecond` }));
  await render();
  const ad = await card(`${'x'.repeat(120)}…`);
  ad.getByText('Created on Jan 5, 2026');
  expect(ad.getByRole('button', { name: 'View Full Ad' }).getAttribute('href')).toBe(
    `/ad/${createTestAd(1).id}`,
  );
});

test('the page My Ads labels each kind of ad with the label of its module, and shows an unknown kind unchanged', async () => {
  serve(
    createTestAd(1, { ad_type: 'reel', created_at: 'nonsense' }),
    createTestAd(2, { ad_type: 'carousel', ad_image_url: null }),
  );
  await render();
  const reel = await card('Text of ad 1');
  reel.getByText('Moving');
  reel.getByRole('button', { name: 'Watch the reel' });
  reel.getByText('Created on Unknown date');
  const other = await card('Text of ad 2');
  other.getByText('carousel');
  other.getByText('No image available');
  other.getByRole('button', { name: 'View Full Ad' });
});

test('the page My Ads shows an ad’s title only once when the ad’s text begins with the title', async () => {
  serve(
    createTestAd(1, { title: 'Good mornings', ad_text: 'Good mornings\n\nOne cup at a time' }),
    createTestAd(2, { title: 'Travel mug Photoshoot', ad_text: 'Travel mug, Kitchen' }),
    createTestAd(3, { title: 'z'.repeat(130), ad_text: 'z'.repeat(130) }),
  );
  await render();
  // The query by text and the query by role find the same element, the heading of the card.
  expect(await screen.findByText('Good mornings')).toBe(
    screen.getByRole('heading', { name: 'Good mornings' }),
  );
  expect(screen.getByText(/^z+/)).toBe(screen.getByRole('heading', { name: /^z{120}…$/ }));
  const other = await card('Travel mug, Kitchen');
  other.getByRole('heading', { name: 'Travel mug Photoshoot' });
});

test('the page My Ads loads the original of an image when its smaller version fails, and shows a message when the original fails', async () => {
  serve(createTestAd(1));
  await render();
  const ad = await card('Text of ad 1');
  const small = ad.getByRole<HTMLImageElement>('img');
  expect(small.src).toContain('/render/image/public/ad_images/1.jpg?width=');
  small.dispatchEvent(new Event('error'));
  await waitFor(() =>
    expect(ad.getByRole<HTMLImageElement>('img').src).toContain('/object/public/'),
  );
  ad.getByRole('img').dispatchEvent(new Event('error'));
  await ad.findByText('Image not available');
});

test('the page My Ads dims the favourite button while the change is saved, then shows the new state', async () => {
  let answer = (_: Response) => {};
  serve(createTestAd(1));
  backend.on('PATCH /rest/v1/ads', () => new Promise<Response>((resolve) => (answer = resolve)));
  await render();
  const heart = (await card('Text of ad 1')).getByRole<HTMLButtonElement>('button', {
    name: 'Add to favorites',
  });
  await userEvent.click(heart);
  await waitFor(() => expect(heart.disabled).toBe(true));
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  answer(Response.json([createTestAd(1)]));
  await screen.findByText('Added to favorites');
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  const [patch] = backend.callsOf('PATCH /rest/v1/ads');
  expect([patch?.query.get('id'), patch?.body]).toEqual([
    `eq.${createTestAd(1).id}`,
    { is_favorite: true },
  ]);
});

test('the page My Ads restores a favourite that could not be saved', async () => {
  serve(createTestAd(1, { is_favorite: true }));
  backend.on('PATCH /rest/v1/ads', () => Response.json({ message: 'no' }, { status: 500 }));
  await render();
  const heart = (await card('Text of ad 1')).getByRole('button', { name: 'Remove from favorites' });
  await userEvent.click(heart);
  await screen.findByText('Failed to update favorite status');
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});

test('the page My Ads hides an ad at once when it is deleted, and shows it again on Undo', async () => {
  serve(createTestAd(1), createTestAd(2));
  const { queryClient } = await render();
  // Modules of all releases use the same query key, so the test contains a literal copy of the key.
  const pending = () => queryClient.getQueryData(['ads', TEST_USER_ID, 'pending-deletions']);
  await userEvent.click((await card('Text of ad 1')).getByRole('button', { name: 'Delete ad' }));
  await waitFor(() => expect(screen.queryByText('Text of ad 1')).toBeNull());
  expect(pending()).toEqual([createTestAd(1).id]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Text of ad 1');
  expect(pending()).toEqual([]);
  expect(backend.callsOf('DELETE /rest/v1/ads')).toEqual([]);
});

test('the page My Ads deletes an ad when the user leaves the page, and deletes its image if no other ad uses the image', async () => {
  const image = (name: string) =>
    `http://localhost:8321/storage/v1/object/public/ad_images/${TEST_USER_ID}/${name}`;
  const ad = createTestAd(1, {
    ad_image_url: image('own.jpg'),
    ad_image_url_story: image('shared.jpg'),
  });
  const isShared = (query: URLSearchParams) =>
    query.get('ad_image_url') === `eq.${image('shared.jpg')}`;
  backend.on(LIST, ({ query }) => {
    if (query.has('order')) return Response.json([ad, createTestAd(2)]);
    return Response.json(isShared(query) ? [{ id: createTestAd(2).id }] : []);
  });
  const rendered = [1, 2].map((n) => ({
    ad_id: ad.id,
    user_id: TEST_USER_ID,
    n,
    recipe: {},
    images: { square: image('own.jpg'), pin: image(`pin-${n}.jpg`) },
    viral_score: null,
    created_at: ad.created_at,
  }));
  backend.on('GET /rest/v1/ad_versions', () => Response.json(rendered));
  backend.on('DELETE /rest/v1/ads', () => Response.json([ad]));
  backend.on('DELETE /storage/v1/object/ad_images', () => Response.json([]));
  await render();
  await userEvent.click((await card('Text of ad 1')).getByRole('button', { name: 'Delete ad' }));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() =>
    expect(backend.callsOf('DELETE /rest/v1/ads')[0]?.query.get('id')).toBe(
      `in.(${createTestAd(1).id})`,
    ),
  );
  expect(screen.queryByText('Text of ad 1')).toBeNull();
  await waitFor(() =>
    expect(backend.callsOf('DELETE /storage/v1/object/ad_images').map(({ body }) => body)).toEqual([
      { prefixes: [`${TEST_USER_ID}/own.jpg`] },
      { prefixes: [`${TEST_USER_ID}/pin-1.jpg`] },
      { prefixes: [`${TEST_USER_ID}/pin-2.jpg`] },
    ]),
  );
});

test('the page My Ads shows ads from a data service that lacks the computed columns', async () => {
  const { headline: _, ...row } = createTestAd(1);
  backend.on(LIST, () => Response.json([row]));
  await render();
  await card('Text of ad 1');
});

test('the page My Ads labels a boosted ad with the headline in its picture', async () => {
  serve(createTestAd(1, { ad_text: null, is_boosted: true, headline: 'Coffee from clay' }));
  await render();
  await screen.findByRole('heading', { name: 'Coffee from clay' });
  screen.getByRole('img', { name: 'Coffee from clay' });
});

test('the page My Ads requests the ads that match the filter in the page’s URL', async () => {
  await render('/my-ads?type=reels&favorites=1&q=bag');
  await screen.findByText('No ads match');
  expect(lastFind()).toMatchObject({
    p_filter: {
      sort: 'newest',
      ad_type: 'reel',
      favorites: true,
      search: 'bag',
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Show all ads' }));
  await screen.findByText("You haven't created any ad campaigns yet");
});

test('the page My Ads offers the kinds of ads of all modules as filters, and ignores an unknown kind', async () => {
  await render('/my-ads?type=photoshoots');
  await screen.findByText("You haven't created any ad campaigns yet");
  await userEvent.click(screen.getByRole('combobox', { name: 'Type' }));
  await screen.findAllByRole('option');
  expect(
    [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent),
  ).toEqual(['All types', 'Ads', 'Reels', 'Boosted']);
});

test('the page My Ads searches after a pause in typing', async () => {
  serve(createTestAd(1));
  await render();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your ads' }), 'so');
  await waitFor(() => expect(lastFind()).toMatchObject({ p_filter: { search: 'so' } }));
});

test('the page My Ads loads further pages of ads before the user reaches them', async () => {
  backend.on(LIST, ({ query }) =>
    query.has('or')
      ? Response.json([createTestAd(100, { ad_text: 'The last one' })])
      : Response.json(Array.from({ length: 24 }, (_, index) => createTestAd(index))),
  );
  await render();
  await screen.findByText('Text of ad 1');
  await waitFor(() => expect(backend.callsOf(LIST)).toHaveLength(2));
  await screen.findByText('The last one');
});

test('the page My Ads makes one launch kit of several selected ads', async () => {
  const ads = [createTestAd(1), createTestAd(2), createTestAd(3)];
  backend.on(LIST, ({ query }) =>
    Response.json(ads.filter(({ id }) => query.get('id')?.includes(id) ?? true)),
  );
  await render();
  await card('Text of ad 1');
  expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Select ads' }));
  const kit = screen.getByRole('button', { name: 'Launch kit' });
  expect(kit).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Text of ad 1' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Text of ad 3' }));
  screen.getByText('2 selected');
  await userEvent.click(kit);
  await screen.findByRole('textbox', { name: 'Link of the ad' });
  const asked = backend.callsOf(LIST).map(({ query }) => query.get('id'));
  expect(asked.filter(Boolean)).toEqual([`in.(${ads[0]?.id},${ads[2]?.id})`]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
});

const counted = (ads: ReturnType<typeof createTestAd>[], total: number) =>
  Response.json(ads, { headers: { 'Content-Range': `0-${ads.length - 1}/${total}` } });

const FOLDER = { id: '00000000-0000-4000-8000-00000000f001', name: 'Autumn', ads: 2 };
const serveFacets = (facets: object = {}) =>
  backend.on('POST /rest/v1/rpc/gallery_facets', () =>
    Response.json({ brands: [], campaigns: [], folders: [FOLDER], ...facets }),
  );

test('the page My Ads shows the number of all ads, and the number of matching ads while a filter is set', async () => {
  backend.on(LIST, ({ query }) =>
    counted([createTestAd(1, { is_favorite: true })], query.has('is_favorite') ? 1 : 128),
  );
  await render();
  await screen.findByText('128 ads');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Favorites only' }));
  await screen.findByText('1 ad matches');
});

test('the page My Ads sends only one request to the data service for the first page', async () => {
  serve(createTestAd(1));
  await render();
  await card('Text of ad 1');
  expect(backend.calls.filter(({ name }) => name.includes('/rest/v1/'))).toHaveLength(1);
});

test('the page My Ads selects all matching ads, including ads that are not loaded yet', async () => {
  const all = Array.from({ length: 30 }, (_, index) => createTestAd(index, { is_favorite: true }));
  backend.on(LIST, () => counted(all.slice(0, 2), 30)).on(FIND, () => found(all));
  await render('/my-ads?favorites=1');
  await card('Text of ad 1');
  await userEvent.click(screen.getByRole('button', { name: 'Select ads' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 30' }));
  await screen.findByText(/^30 selected/);
  expect(lastFind()).toMatchObject({ p_filter: { favorites: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Select none' }));
  screen.getByText('0 selected');
});

async function selectBoth() {
  await card('Text of ad 1');
  await userEvent.click(screen.getByRole('button', { name: 'Select ads' }));
  for (const box of screen.getAllByRole('checkbox', { name: /^Select/ })) {
    await userEvent.click(box);
  }
}

test('the page My Ads shares several selected ads for approval by one link', async () => {
  serve(createTestAd(1), createTestAd(2));
  backend.on('POST /functions/v1/create-review', () =>
    Response.json({ id: FOLDER.id, token: 'a'.repeat(43) }),
  );
  await render();
  await selectBoth();
  const bar = within(screen.getByRole('region', { name: 'Selected ads' }));
  await userEvent.click(bar.getByRole('button', { name: 'Share for approval' }));
  await screen.findByText('Share 2 ads', undefined, { timeout: 5000 });
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  await screen.findByText(/\/review\/a{43}$/);
  const [call] = backend.callsOf('POST /functions/v1/create-review');
  expect(call?.body).toMatchObject({ ad_ids: [createTestAd(1).id, createTestAd(2).id] });
});

test('the page My Ads marks several ads as favourites at once', async () => {
  serve(createTestAd(1), createTestAd(2));
  backend.on('PATCH /rest/v1/ads', () => Response.json([createTestAd(1), createTestAd(2)]));
  await render();
  await selectBoth();
  const bar = within(screen.getByRole('region', { name: 'Selected ads' }));
  await userEvent.click(bar.getByRole('button', { name: 'Add to favorites' }));
  await screen.findByText('2 ads added to favorites');
  const [patch] = backend.callsOf('PATCH /rest/v1/ads');
  expect([patch?.query.get('id'), patch?.body]).toEqual([
    `in.(${createTestAd(1).id},${createTestAd(2).id})`,
    { is_favorite: true },
  ]);
  const hearts = screen.getAllByRole('button', { name: 'Remove from favorites' });
  expect(hearts.filter((heart) => heart.getAttribute('aria-pressed') === 'true')).toHaveLength(2);
});

test('the page My Ads deletes several ads at once, and restores them at once', async () => {
  serve(createTestAd(1), createTestAd(2));
  await render();
  await selectBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('2 ads deleted');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(backend.callsOf('DELETE /rest/v1/ads')).toEqual([]);
});

test('the page My Ads moves several ads into a folder', async () => {
  serve(createTestAd(1), createTestAd(2));
  serveFacets();
  backend.on('POST /rest/v1/rpc/file_ads', () => Response.json(2));
  await render();
  await selectBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Move to folder' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Autumn · 2 ads' }));
  await screen.findByText('2 ads moved to Autumn');
  expect(backend.callsOf('POST /rest/v1/rpc/file_ads')[0]?.body).toEqual({
    p_ad_ids: [createTestAd(1).id, createTestAd(2).id],
    p_folder_id: FOLDER.id,
  });
});

test('the page My Ads creates a folder and moves ads into the folder in one step', async () => {
  serve(createTestAd(1), createTestAd(2));
  serveFacets({ folders: [] });
  const made = { id: '00000000-0000-4000-8000-00000000f002' };
  backend.on('POST /rest/v1/ad_folders', () => Response.json(made));
  backend.on('POST /rest/v1/rpc/file_ads', () => Response.json(2));
  await render();
  await selectBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Move to folder' }));
  await screen.findByText('You have no folders yet.');
  await userEvent.type(screen.getByRole('textbox', { name: 'New folder' }), ' Winter {Enter}');
  await screen.findByText('2 ads moved to Winter');
  expect(backend.callsOf('POST /rest/v1/ad_folders')[0]?.body).toEqual({ name: 'Winter' });
  expect(backend.callsOf('POST /rest/v1/rpc/file_ads')[0]?.body).toMatchObject({
    p_folder_id: made.id,
  });
});

test('the page My Ads explains why it refuses a folder with a name that another folder has', async () => {
  serve(createTestAd(1), createTestAd(2));
  serveFacets();
  backend.on('POST /rest/v1/ad_folders', () =>
    Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
  );
  await render();
  await selectBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Move to folder' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'New folder' }), 'autumn{Enter}');
  await screen.findByText('Another of your folders has this name');
  expect(backend.callsOf('POST /rest/v1/rpc/file_ads')).toEqual([]);
});

test('the page My Ads reads folder, brand, format, status, day and order from the URL', async () => {
  serve(createTestAd(1));
  serveFacets({ brands: ['Kestrel'] });
  await render(
    `/my-ads?folder=${FOLDER.id}&brand=Kestrel&format=story&status=edited&from=2026-01-01&sort=oldest`,
  );
  await card('Text of ad 1');
  expect(lastFind()).toMatchObject({
    p_filter: {
      folder: FOLDER.id,
      brand: 'Kestrel',
      format: 'story',
      status: 'edited',
      from: new Date(2026, 0, 1).toISOString(),
      sort: 'oldest',
    },
  });
  screen.getByRole('button', { name: 'More filters (5)', expanded: true });
  await screen.findByText('Autumn · 2 ads');
});

test.each([
  'folder=x&format=cube&status=lost&review=maybe&from=tomorrow&sort=best',
  `folder=${'-'.repeat(36)}&campaign=none&brand=&from=2026-13-01&to=9999-99-99`,
])('the page My Ads ignores an invalid filter in the URL: %s', async (search) => {
  serve(createTestAd(1));
  await render(`/my-ads?${search}`);
  await card('Text of ad 1');
  screen.getByRole('button', { name: 'More filters', expanded: false });
});

test('the page My Ads shows the review state of an ad on its card, unless the ad is a draft', async () => {
  serve(
    createTestAd(1, { review_state: 'approved', review_newer_versions: 2 }),
    createTestAd(2, { review_state: 'draft', review_newer_versions: 0 }),
  );
  await render();
  (await card('Text of ad 1')).getByText('Approved, 2 versions newer');
  expect((await card('Text of ad 2')).queryByText(/Draft/)).toBeNull();
});

test('the page My Ads reads the approval filter from the URL, and shows the filter', async () => {
  serve(createTestAd(1));
  await render('/my-ads?review=changes_asked');
  await screen.findByText('Text of ad 1');
  expect(lastFind()).toMatchObject({ p_filter: { review: 'changes_asked' } });
  screen.getByRole('button', { name: 'More filters (1)' });
  screen.getByText('Changes asked');
});

test('the page My Ads can show only ads without a folder', async () => {
  serve(createTestAd(1));
  serveFacets();
  await render('/my-ads?folder=none');
  await card('Text of ad 1');
  expect(lastFind()).toMatchObject({ p_filter: { folder: null } });
});

const follow = vi.fn();

/** Renders the filters at a URL that never changes. */
function StillFilters() {
  return <FurtherFilters id="panel" filter={NO_FILTER} onChange={follow} />;
}

test('the page My Ads keeps a typed date in its field until the page’s URL changes', async () => {
  await renderPage({ path: '/my-ads', Component: StillFilters });
  const field = screen.getByLabelText<HTMLInputElement>('From');
  for (const day of ['0002-01-05', '0020-01-05', '0202-01-05', '2026-01-05']) {
    fireEvent.change(field, { target: { value: day } });
    expect(field.value).toBe(day);
  }
  await waitFor(() => expect(follow).toHaveBeenLastCalledWith({ from: '2026-01-05' }));
  expect(field.value).toBe('2026-01-05');
});

function TwoChanges() {
  const { change } = useAdFilter();
  return (
    <button
      type="button"
      onClick={() => {
        change({ favoritesOnly: true });
        change({ sort: 'oldest' });
      }}
    >
      Both
    </button>
  );
}

test('the page My Ads applies two simultaneous changes of the filter', async () => {
  const { router } = await renderPage({ path: '/my-ads', Component: TwoChanges });
  await userEvent.click(screen.getByRole('button', { name: 'Both' }));
  await waitFor(() => expect(router.state.location.search).toBe('?favorites=1&sort=oldest'));
});

test('the page My Ads does not select the ads of a response that arrives after the user pressed "Done"', async () => {
  let answer = (_: Response) => {};
  serve(createTestAd(1));
  backend.on(FIND, () => new Promise<Response>((resolve) => (answer = resolve)));
  const { queryClient } = await render();
  await card('Text of ad 1');
  await userEvent.click(screen.getByRole('button', { name: 'Select ads' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select ads' }));
  await waitFor(() => expect(backend.callsOf(FIND)).toHaveLength(1));
  answer(found([createTestAd(1)]));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(screen.queryByRole('region', { name: 'Selected ads' })).toBeNull();
});

test('the page My Ads loads further ads when all loaded ads are deleted, and never selects deleted ads', async () => {
  const all = Array.from({ length: 25 }, (_, index) => createTestAd(index));
  let answer = (_: Response) => {};
  backend.on(FIND, () => found(all));
  backend.on(LIST, ({ query }) => {
    if (query.has('or')) return Response.json(all.slice(24));
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  const { queryClient } = await render();
  await waitFor(() => expect(backend.callsOf(LIST)).toHaveLength(1));
  queryClient.setQueryData(
    ['ads', TEST_USER_ID, 'pending-deletions'],
    all.slice(0, 24).map(({ id }) => id),
  );
  answer(counted(all.slice(0, 24), 25));
  await card('Text of ad 24');
  await userEvent.click(screen.getByRole('button', { name: 'Select ads' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 1' }));
  await screen.findByText('1 selected');
});

test('the page My Ads keeps the focus on a renamed folder, and inside the dialog after a folder is deleted', async () => {
  let folders = [FOLDER];
  serve(createTestAd(1), createTestAd(2));
  backend.on('POST /rest/v1/rpc/gallery_facets', () =>
    Response.json({ brands: [], campaigns: [], folders }),
  );
  backend.on('DELETE /rest/v1/ad_folders', () => {
    folders = [];
    return new Response(null, { status: 204 });
  });
  await render();
  await selectBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Move to folder' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Autumn' }));
  const field = screen.getByRole('textbox', { name: 'Name of the folder Autumn' });
  expect(document.activeElement).toBe(field);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename Autumn' }));
  await userEvent.click(screen.getByRole('button', { name: /^Delete Autumn/ }));
  await screen.findByText('You have no folders yet.');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

test('the page My Ads proposes a long headline, cut to the maximum length of a name, as an ad’s name', async () => {
  serve(createTestAd(1, { headline: 'x'.repeat(130) }));
  await render();
  await screen.findByRole('heading', { name: /^x+/ });
  await userEvent.click(screen.getByRole('button', { name: 'Rename ad' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(field.value).toHaveLength(120);
});

test('the page My Ads shows the new name of an ad on its card after the user renamed the ad', async () => {
  let name: string | null = null;
  backend.on(LIST, () =>
    Response.json([createTestAd(1, { headline: 'Soup, now', custom_name: name })]),
  );
  backend.on('POST /rest/v1/rpc/rename_ad', () => {
    name = 'Winter test';
    return Response.json(true);
  });
  await render();
  await screen.findByRole('heading', { name: 'Soup, now' });
  await userEvent.click(screen.getByRole('button', { name: 'Rename ad' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(field.value).toBe('Soup, now');
  await userEvent.clear(field);
  await userEvent.type(field, 'Winter test{Enter}');
  await screen.findByRole('heading', { name: 'Winter test' });
  expect(backend.callsOf('POST /rest/v1/rpc/rename_ad')[0]?.body).toEqual({
    p_ad_id: createTestAd(1).id,
    p_name: 'Winter test',
  });
});

test('the page My Ads labels a created ad with the headline of its picture', async () => {
  serve(createTestAd(1, { headline: 'Coffee from clay' }));
  await render();
  await screen.findByRole('heading', { name: 'Coffee from clay' });
  screen.getByText('Text of ad 1');
});
