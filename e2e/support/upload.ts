import type { Page } from '@playwright/test';

/** A picture to upload: a red cup-like shape on plain paper, drawn by the browser. */
async function productPhoto(page: Page): Promise<Buffer> {
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

/** Chooses the drawn picture in the upload field of this label. */
export async function upload(page: Page, label: string, name = 'cup.jpg'): Promise<void> {
  const buffer = await productPhoto(page);
  await page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}
