import { expect, type Page } from '@playwright/test';

const BRIEF = {
  product: 'Lumen Night Serum, a retinol serum for sensitive skin',
  audience: 'busy women over 35',
  goal: 'more online sales',
  emotion: 'Trust',
  adType: 'Product showcase',
};

/** Fills in the brief form on the page /create. */
export async function fillBrief(page: Page, brief: Partial<typeof BRIEF> = {}): Promise<void> {
  const { product, audience, goal, emotion, adType } = { ...BRIEF, ...brief };
  await page.getByLabel('Product', { exact: true }).fill(product);
  await page.getByLabel('Audience').fill(audience);
  await page.getByLabel('Goal').fill(goal);
  await page.getByRole('combobox', { name: 'Emotion' }).click();
  await page.getByRole('option', { name: emotion }).click();
  await page.getByRole('combobox', { name: 'Ad type' }).click();
  await page.getByRole('option', { name: adType }).click();
}

/** Returns the button of the brief form that sends the brief. */
export function sendBriefButton(page: Page) {
  return page
    .locator('form')
    .getByRole('button', { name: /create|generate/i })
    .last();
}

/** Makes one ad with the brief form, and waits for the results page. */
export async function makeAd(page: Page): Promise<void> {
  await page.goto('/create');
  await fillBrief(page);
  await sendBriefButton(page).click();
  await expect(page).toHaveURL(/\/results$/, { timeout: 45_000 });
}
