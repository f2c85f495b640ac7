import { GALLERY_PAGE_SIZE } from '@adwright/contracts';
import { serveServices, startUserSession, USER } from '@adwright/supabase/testing';
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adKeys, refreshAds } from '../queries/ad-cache.ts';
import { NO_FILTER } from '../queries/ad-filter.ts';
import { createTestAd } from '../testing/index.ts';
import { useAds } from './use-ads.ts';

let asked: number;

beforeEach(async () => {
  asked = 0;
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'GET /rest/v1/ads': () => {
      asked += 1;
      const first = 100_000 - asked * GALLERY_PAGE_SIZE;
      return Response.json(
        Array.from({ length: GALLERY_PAGE_SIZE }, (_, index) => createTestAd(first - index)),
      );
    },
  });
  await startUserSession();
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
});

function Gallery() {
  const { data, fetchNextPage } = useAds(NO_FILTER);
  return (
    <button type="button" onClick={() => fetchNextPage()}>
      {data?.pages.length ?? 0} pages
    </button>
  );
}

async function openGallery(pages: number) {
  const queries = new QueryClient();
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <Gallery />
    </QueryClientProvider>,
  );
  for (let page = 1; page < pages; page++) {
    (await screen.findByText(`${page} pages`)).click();
  }
  await screen.findByText(`${pages} pages`);
  return { queries, unmount };
}

async function comeBack(queries: QueryClient) {
  await queries.invalidateQueries({ queryKey: adKeys.all(USER.id), refetchType: 'none' });
  asked = 0;
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
}

test('a list of ads with a few pages is fetched again when the user returns to the list', async () => {
  const { queries } = await openGallery(2);
  await comeBack(queries);
  expect(asked).toBe(2);
});

test('a list of ads with many pages is not fetched again, because every page costs a request', async () => {
  const { queries } = await openGallery(9);
  await comeBack(queries);
  expect(asked).toBe(0);
});

test('after ads are saved, a long list of ads that no page shows is shortened', async () => {
  const { queries, unmount } = await openGallery(9);
  unmount();
  await refreshAds(queries, USER.id);
  const list = queries.getQueryData<{ pages: unknown[] }>(adKeys.list(USER.id, NO_FILTER));
  expect(list?.pages).toHaveLength(4);
});
