import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { look } from '../support/looks.ts';

/** Number of ads of the test user, more than fit on one page of My Ads. */
const ADS = 30;

/** Opens My Ads for a user with more ads than one page shows. */
async function openGallery(page: Page, at = '/my-ads') {
  const { account, client, userId } = await createConfirmedAccount();
  const { data, error } = await client
    .from('ads')
    .insert(
      Array.from({ length: ADS }, (_, index) => ({
        user_id: userId,
        status: 'completed',
        ad_text: `Ad number ${index}`,
        ad_image_url: `https://x.example/${randomUUID()}.jpg`,
        ad_image_url_story: index === 7 ? `https://x.example/${randomUUID()}.jpg` : null,
        created_at: new Date(Date.UTC(2026, 0, 31) - index * 86_400_000).toISOString(),
      })),
    )
    .select('id, ad_text');
  expect(error).toBeNull();
  // The ads in this test have picture URLs that do not exist, so requests for the pictures get 404.
  await page.route('https://x.example/**', (route) => route.fulfill({ status: 404 }));
  await enter(page, account);
  await page.goto(at);
  await expect(page.getByText(`${ADS} ads`, { exact: true })).toBeVisible();
  const idOf = (text: string) => data?.find((ad) => ad.ad_text === text)?.id;
  return { client, idOf };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selected ads' });

test('all matching ads are selected and moved to a new folder, in which the user finds the ads', async ({
  page,
}) => {
  const { client } = await openGallery(page);
  await page.getByRole('searchbox', { name: 'Search your ads' }).fill('Ad number 1');
  // The search term matches the names of ad 1 and of ads 10 to 19.
  await expect(page.getByText('11 ads match')).toBeVisible();
  await page.getByRole('button', { name: 'Select ads' }).click();
  await bar(page).getByRole('button', { name: 'Select all 11' }).click();
  await expect(bar(page).getByText('11 selected')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Move to folder' }).click();
  await page.getByRole('textbox', { name: 'New folder' }).fill('Autumn');
  await page.getByRole('button', { name: 'Make and move' }).click();
  await expect(page.getByText('11 ads moved to Autumn')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search your ads' }).fill('');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: 'Folder' }).click();
  await page.getByRole('option', { name: 'Autumn · 11 ads' }).click();
  await expect(page.getByText('11 ads match')).toBeVisible();
  await page.reload();
  await expect(page.getByText('11 ads match')).toBeVisible();
  const { data } = await client.from('ads').select('id').not('folder_id', 'is', null);
  expect(data).toHaveLength(11);
});

test('selected ads are marked as favourites and deleted together, and the deletion is undone', async ({
  page,
}) => {
  const { client } = await openGallery(page);
  await page.getByRole('button', { name: 'Select ads' }).click();
  for (const number of [0, 1]) {
    await page.getByRole('checkbox', { name: `Select Ad number ${number}`, exact: true }).check();
  }
  await bar(page).getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByText('2 ads added to favorites')).toBeVisible();
  const favorites = await client.from('ads').select('id').eq('is_favorite', true);
  expect(favorites.data).toHaveLength(2);

  await bar(page).getByRole('button', { name: 'Delete' }).click();
  // A toast stays visible while the pointer is over it.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(page.getByText(`${ADS - 2} ads`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${ADS} ads`, { exact: true })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Ad number 0' })).toBeVisible();
});

test('the list of ads is filtered by format and dates, and sorted by the chosen order', async ({
  page,
}) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'Story 9:16' }).click();
  await expect(page.getByText('1 ad matches')).toBeVisible();
  await expect(page.getByText('Ad number 7')).toBeVisible();
  await page.goto('/my-ads?from=2026-01-02&to=2026-01-10&sort=oldest');
  await expect(page.getByText('9 ads match')).toBeVisible();
});

test('an ad is renamed with the keyboard alone', async ({ page }) => {
  const { client, idOf } = await openGallery(page);
  const rename = page.getByRole('article').first().getByRole('button', { name: 'Rename ad' });
  await rename.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Winter test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Winter test' })).toBeVisible();
  const { data } = await client
    .from('ads')
    .select('title, custom_name')
    .eq('id', idOf('Ad number 0') ?? '');
  expect(data).toEqual([{ title: null, custom_name: 'Winter test' }]);
});

test('My Ads with filters and a selection has no fault in layout or accessibility', async ({
  page,
}) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('button', { name: 'Select ads' }).click();
  await page.getByRole('checkbox', { name: 'Select Ad number 0', exact: true }).check();
  await look(page, 'my-ads-selection');
  await bar(page).getByRole('button', { name: 'Move to folder' }).click();
  await expect(page.getByText('You have no folders yet.')).toBeVisible();
  await look(page, 'my-ads-folders');
});
