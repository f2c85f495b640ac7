import type { Page } from '@playwright/test';

/** Draws a picture in the browser, to be uploaded as a product photo: a red cup on white paper. */
export async function drawProductPhoto(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 900;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = '#e9e4da';
    context.fillRect(0, 0, 900, 900);
    context.fillStyle = '#b3261e';
    context.beginPath();
    context.roundRect(320, 260, 260, 420, 40);
    context.fill();
    context.fillStyle = '#7c1a14';
    context.fillRect(320, 420, 260, 90);
    return canvas.toDataURL('image/jpeg', 0.92);
  });
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

/** Draws a logo without a background: a teal disc with an orange mark, and a name. */
export async function drawLogo(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 200;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = '#005f73';
    context.beginPath();
    context.arc(100, 100, 80, 0, 2 * Math.PI);
    context.fill();
    context.fillRect(220, 60, 380, 80);
    context.fillStyle = '#ee9b00';
    context.fillRect(70, 70, 60, 60);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

/** Chooses the drawn product photo in the upload field with the given label. */
export async function upload(page: Page, label: string, name = 'cup.jpg'): Promise<void> {
  const buffer = await drawProductPhoto(page);
  await page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}
