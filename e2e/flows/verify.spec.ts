import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { holdCalls } from '../support/held-calls.ts';
import { look } from '../support/looks.ts';
import { makeAd } from '../support/make-ad.ts';

test.describe.configure({ timeout: 240_000 });

const CHECK = /\/picture-check$/;

/** Makes an ad and downloads its picture file, as the ad's owner does. */
async function downloadedAd(page: Page): Promise<Buffer> {
  await makeAd(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download post' }).click();
  return readFile(await (await download).path());
}

/**
 * Returns the picture as another site would store it: smaller, encoded again, without metadata.
 */
async function savedAnew(page: Page, picture: Buffer): Promise<Buffer> {
  const dataUrl = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 640;
    canvas.getContext('2d')?.drawImage(image, 0, 0, 640, 640);
    return canvas.toDataURL('image/jpeg', 0.6);
  }, picture.toString('base64'));
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

/**
 * Draws a picture that no other test uploads. A picture of another test might be recognised, because Adwright
 * may have enhanced it.
 */
async function foreignPicture(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 640;
    const context = canvas.getContext('2d');
    if (context) {
      for (let at = 0; at < 64; at += 1) {
        const light = (at * 37) % 64;
        context.fillStyle = `hsl(${at * 23} 60% ${20 + light}%)`;
        context.fillRect((at % 8) * 80, Math.floor(at / 8) * 80, 80, 80);
      }
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Picture', { exact: true }).setInputFiles({
    name,
    mimeType: 'image/jpeg',
    buffer,
  });
}

test('a visitor without an account learns whether Adwright made a picture, and whether somebody changed the picture', async ({
  page,
  browser,
}) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  const delivered = await downloadedAd(page);
  const stranger = await (await browser.newContext()).newPage();

  await test.step('Given a visitor without an account on the page', async () => {
    await stranger.goto('/verify');
    await expect(stranger.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await look(stranger, 'verify');
  });

  await test.step('When the downloaded ad is dropped, the page says that Adwright made the picture and that it is unchanged', async () => {
    const answerCalls = await holdCalls(stranger, CHECK);
    await choose(stranger, 'ad.jpg', delivered);
    await expect(stranger.getByText('Checking ad.jpg…')).toBeVisible();
    await look(stranger, 'verify-checking');
    await answerCalls((route) => route.continue());
    await expect(
      stranger.getByRole('heading', { name: 'Adwright made this picture' }),
    ).toBeVisible();
    await expect(stranger.getByText('Signed by Adwright, and whole.')).toBeVisible();
    await expect(stranger.getByText(/^Drawn by Adwright’s engine/)).toBeVisible();
    await expect(stranger.getByRole('main')).not.toContainText(account.email);
    await look(stranger, 'verify-unchanged');
  });

  await test.step('A scaled and re-encoded copy of the picture is reported as altered', async () => {
    await choose(stranger, 'copy.jpg', await savedAnew(stranger, delivered));
    await expect(stranger.getByRole('heading', { name: /^Altered: / })).toBeVisible();
    await expect(stranger.getByText(/^The file carries none/)).toBeVisible();
    await look(stranger, 'verify-altered');
  });

  await test.step('A picture file with edited bytes is reported as altered, with invalid credentials', async () => {
    const edited = Buffer.from(delivered);
    const at = edited.length - 400;
    edited.writeUInt8(edited.readUInt8(at) ^ 1, at);
    await choose(stranger, 'edited.jpg', edited);
    await expect(stranger.getByRole('heading', { name: /^Altered: / })).toBeVisible();
    await expect(stranger.getByText('They don’t fit the file, or were changed.')).toBeVisible();
  });

  await test.step('A picture from another source is reported as unknown', async () => {
    await choose(stranger, 'foreign.jpg', await foreignPicture(stranger));
    await expect(
      stranger.getByRole('heading', { name: 'Adwright does not know this picture' }),
    ).toBeVisible();
    await look(stranger, 'verify-unknown');
  });

  await test.step('A broken picture file is reported, and the user can try another file', async () => {
    await choose(stranger, 'broken.jpg', delivered.subarray(0, 900));
    await expect(stranger.getByRole('alert')).toContainText('This picture was not checked');
    await look(stranger, 'verify-failed');
  });
});
