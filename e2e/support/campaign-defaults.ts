import type { Page } from '@playwright/test';

/** Fills in the fields of a new campaign that apply to all rows. */
export async function fillCampaignDefaults(page: Page): Promise<void> {
  await page.getByLabel('Target audience of every ad').fill('people who cook');
  await page.getByLabel('Campaign goal of every ad').fill('first orders');
  for (const [label, option] of [
    ['Dominant emotion of every ad', 'Trust'],
    ['Ad type of every ad', 'Product showcase'],
  ] as const) {
    await page.getByLabel(label).click();
    await page.getByRole('option', { name: option }).click();
  }
}
