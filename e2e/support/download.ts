import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** First bytes of every JPEG file, in hexadecimal. */
const JPEG_MAGIC = 'ffd8ff';

/** Clicks a download button, and expects a JPEG file with the extension of a JPEG. */
export async function expectJpegDownload(page: Page, button: Locator): Promise<void> {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.jpg$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 3).toString('hex')).toBe(JPEG_MAGIC);
  await expect(page.getByText('Image download started')).toBeVisible();
}
