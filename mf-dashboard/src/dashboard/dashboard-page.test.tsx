import { refreshAds } from '@adwright/ads';
import { createTestAd } from '@adwright/ads/testing';
import type { DashboardCard } from '@adwright/contracts';
import { announceCreditsChanged } from '@adwright/credits';
import { provideDashboardCards } from '@adwright/supabase';
import { type Answers, serveServices, startUserSession, USER } from '@adwright/supabase/testing';
import { ThemeRoot } from '@adwright/ui';
import { MemoryRouter } from '@adwright/ui/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DashboardPage } from './dashboard-page.tsx';

const usage = (credits_used: number, ads_limit = 50) =>
  Response.json({ ads_limit, credits_used, reset_date: '2026-02-05T12:00:00+00:00' });

/** Shows the dashboard of a signed-in user. `answerUsage` returns the user's row of credits. */
async function show(
  answerUsage: () => Response | Promise<Response>,
  answerAds: Answers[string] = () => Response.json([]),
) {
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'GET /rest/v1/users': answerUsage,
    'GET /rest/v1/ads': answerAds,
  });
  await startUserSession();
  const queries = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } });
  render(
    <ThemeRoot>
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <DashboardPage />
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeRoot>,
  );
  return queries;
}

const CARDS: DashboardCard[] = [
  ['Create Single Ad', '/create', 1],
  ['Creative Boost (10x)', '/boost', 10],
  ['A tool of a module that nobody here knows', '/reports', 0],
].map(([title, path, cost], order) => ({
  title: String(title),
  description: 'What it does.',
  path: String(path),
  buttonText: `Open ${title}`,
  cost: Number(cost),
  order,
  drawing: { ink: 'M84 18h72v72h-72z', signal: '' },
}));

const panel = () => screen.getByRole('region', { name: 'Credit usage' });

beforeEach(() => localStorage.clear());

afterEach(() => vi.unstubAllGlobals());

test('the dashboard links to the form for a new ad and to My Ads', async () => {
  await show(() => usage(0));
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Create')).toBe('/create');
  expect(href('My Ads')).toBe('/my-ads');
});

test('the dashboard shows a placeholder, then the remaining credits, the share of spent credits and the reset date', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await show(() => promise);
  expect(within(panel()).getByRole('status', { name: 'Loading credit usage' })).toBeTruthy();
  resolve(usage(13));
  const bar = await screen.findByRole('progressbar', { name: 'Credits used' });
  expect(bar.getAttribute('aria-valuenow')).toBe('26');
  expect(bar.getAttribute('aria-valuetext')).toBe('13 of 50 credits used');
  expect(panel().textContent).toContain('37 credits left');
  expect(panel().textContent).toContain('Resets on February 5, 2026');
  expect(screen.queryByRole('status')).toBeNull();
  const [ruler] = bar.children;
  expect(ruler?.children).toHaveLength(10);
});

test('the dashboard shows the new balance after credits were spent in another tab', async () => {
  let used = 13;
  await show(() => usage(used));
  await screen.findByText('13 of 50 used');
  used = 23;
  announceCreditsChanged();
  expect(await screen.findByText('23 of 50 used')).toBeTruthy();
});

test('the dashboard reports that the credits could not be loaded, and loads them again on request', async () => {
  let working = false;
  await show(() => (working ? usage(49) : Response.json({ message: 'down' }, { status: 500 })));
  expect(await screen.findByText('Failed to load user information')).toBeTruthy();
  working = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('49 of 50 used');
  expect(panel().textContent).toContain('1 credit left');
});

test('the dashboard offers more credits when the user has few remaining credits', async () => {
  const [tool] = CARDS;
  if (!tool) throw new Error('The test has no cards');
  provideDashboardCards([...CARDS, { ...tool, path: '/dear', cost: 12 }]);
  await show(() => usage(39));
  const more = await screen.findByRole('link', { name: 'Get more credits' });
  expect(more.getAttribute('href')).toBe('/pricing');
});

test('the dashboard offers no more credits while the user can afford every tool', async () => {
  provideDashboardCards(CARDS);
  await show(() => usage(40));
  await screen.findByText('40 of 50 used');
  expect(screen.queryByRole('link', { name: 'Get more credits' })).toBeNull();
});

test('the dashboard shows a card with a price for each feature', async () => {
  provideDashboardCards(CARDS);
  await show(() => usage(0));
  const cards = screen.getAllByRole('article').map((card) => ({
    title: within(card).getByRole('heading').textContent,
    path: within(card).getByRole('link').getAttribute('href'),
    buttonText: within(card).getByRole('link').textContent,
    price: within(card).getByText(/credit|Free/, { selector: 'span' }).textContent,
  }));
  const price = (cost: number) =>
    cost === 0 ? 'Free' : cost === 1 ? '1 credit' : `${cost} credits`;
  expect(cards).toEqual(
    CARDS.map(({ title, path, buttonText, cost }) => ({
      title,
      path,
      buttonText,
      price: price(cost),
    })),
  );
});

test('the dashboard shows the three latest ads as links to their pages', async () => {
  const ads = [3, 2, 1].map((number) => createTestAd(number, { title: `Ad ${number}` }));
  let asked: Record<string, string> = {};
  await show(
    () => usage(0),
    ({ url }) => {
      asked = Object.fromEntries(url.searchParams);
      return Response.json(ads);
    },
  );
  const latest = within(screen.getByRole('region', { name: 'Latest ads' }));
  await latest.findByRole('link', { name: 'Ad 3' });
  const links = latest.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(ads.map(({ id }) => `/ad/${id}`));
  expect(asked).toEqual({
    select: 'id,ad_image_url,ad_text,title',
    user_id: `eq.${USER.id}`,
    order: 'created_at.desc,id.desc',
    limit: '3',
  });
});

test('the dashboard shows the name of an ad that has no picture', async () => {
  const ads = [createTestAd(1, { title: 'Ad 1', ad_image_url: null })];
  await show(
    () => usage(0),
    () => Response.json(ads),
  );
  const link = await screen.findByRole('link', { name: 'Ad 1' });
  expect(link.textContent).toBe('No image available');
});

test('the dashboard shows an ad that was saved in another tab', async () => {
  let ads = [createTestAd(1, { title: 'Ad 1' })];
  const queries = await show(
    () => usage(0),
    () => Response.json(ads),
  );
  await screen.findByRole('link', { name: 'Ad 1' });
  ads = [createTestAd(2, { title: 'Ad 2' }), ...ads];
  await act(() => refreshAds(queries, USER.id));
  expect(await screen.findByRole('link', { name: 'Ad 2' })).toBeTruthy();
});

test('the dashboard hides an ad that another module is deleting', async () => {
  const ads = [1, 2].map((number) => createTestAd(number, { title: `Ad ${number}` }));
  const queries = await show(
    () => usage(0),
    () => Response.json(ads),
  );
  await screen.findByRole('link', { name: 'Ad 1' });
  // Modules of different releases use the same query key, so the test contains a literal copy of the key.
  const pending = ['ads', USER.id, 'pending-deletions'];
  act(() => void queries.setQueryData(pending, [createTestAd(1).id]));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ad 1' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Ad 2' })).toBeTruthy();
});

test.each([
  ['nothing made yet', () => Response.json([]), /What you make lies here/],
  ['a service that fails', () => Response.json({}, { status: 500 }), /My Ads has them/],
])('the dashboard reserves the space of the latest ads with %s', async (_, answerAds, words) => {
  await show(() => usage(0), answerAds);
  const latest = within(screen.getByRole('region', { name: 'Latest ads' }));
  expect(await latest.findByText(words)).toBeTruthy();
  expect(latest.getAllByRole('listitem')).toHaveLength(3);
  expect(latest.queryByRole('link')).toBeNull();
});
