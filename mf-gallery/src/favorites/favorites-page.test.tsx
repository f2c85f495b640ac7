import { createTestAd, renderPage, TestBackend } from '@adwright/ads/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FavoritesPage } from './favorites-page.tsx';

const LIST = 'GET /rest/v1/ads';

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
});

const render = () => renderPage({ path: '/favorites', Component: FavoritesPage });

test('the favourites page links to the ads when there are no favourites', async () => {
  await render();
  screen.getByRole('heading', { level: 1, name: 'My Favorites' });
  await screen.findByText('No favorites yet!');
  expect(screen.getByRole('button', { name: 'Browse My Ads' }).getAttribute('href')).toBe(
    '/my-ads',
  );
});

test('the favourites page reports that the favourites can’t be loaded, by toast and on the page', async () => {
  backend.on(LIST, () => Response.json({ message: 'no' }, { status: 500 }));
  await render();
  await waitFor(() =>
    expect(screen.getAllByText('Failed to load your favorite ads')).toHaveLength(2),
  );
  screen.getByRole('button', { name: 'Try Again' });
});

test('the favourites page removes an ad when the user unmarks it', async () => {
  let marked = [createTestAd(1, { is_favorite: true }), createTestAd(2, { is_favorite: true })];
  backend.on(LIST, () => Response.json(marked));
  backend.on('PATCH /rest/v1/ads', () => {
    marked = marked.slice(1);
    return Response.json([createTestAd(1)]);
  });
  await render();
  await screen.findByText('Text of ad 1');
  expect(backend.callsOf(LIST)[0]?.query.get('is_favorite')).toBe('eq.true');
  const [first] = screen.getAllByRole('button', { name: 'Remove from favorites' });
  if (first) await userEvent.click(first);
  await waitFor(() => expect(screen.queryByText('Text of ad 1')).toBeNull());
  screen.getByText('Text of ad 2');
});
