import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { createConfirmedAccount } from '../support/accounts.ts';
import { SHELL_URL } from '../support/addresses.ts';
import { firefox } from './firefox.ts';
import { choice, control, field, type Tab, until, words } from './tab.ts';
import { webkit } from './webkit.ts';

const GENERATION_MS = 60_000;
/** Script that counts the pictures on the page that have been loaded and rendered. */
const DRAWN = `return [...document.querySelectorAll('main img')].filter((it) => it.complete && it.naturalWidth > 0).length;`;

async function expectPath(tab: Tab, ending: RegExp, timeoutMs?: number): Promise<void> {
  await until(
    `The address ends in ${ending}`,
    async () => ending.test(await tab.address()),
    timeoutMs,
  );
}

async function expectPictures(tab: Tab, count: number): Promise<void> {
  await until(`${count} pictures`, async () => Number(await tab.run(DRAWN)) >= count);
}

async function expectWords(tab: Tab, text: string): Promise<void> {
  const has = `return document.body.innerText.includes(${JSON.stringify(text)});`;
  await until(`“${text}”`, async () => tab.run(has));
}

async function logIn(tab: Tab): Promise<Awaited<ReturnType<typeof createConfirmedAccount>>> {
  const made = await createConfirmedAccount();
  await tab.open(`${SHELL_URL}/login`);
  await tab.type(field('Email'), made.account.email);
  await tab.type(field('Password'), made.account.password);
  await tab.click(control('Sign in'));
  await expectPath(tab, /\/dashboard$/);
  return made;
}

/** Writes a picture file to upload: a red cup on white paper. */
async function writePhoto(folder: string): Promise<string> {
  const cup =
    '<svg width="600" height="600"><rect x="200" y="160" width="200" height="300" rx="30" fill="#b3261e"/></svg>';
  const paper = {
    create: { width: 600, height: 600, channels: 3, background: '#e9e4da' },
  } as const;
  const file = path.join(folder, 'cup.jpg');
  await writeFile(
    file,
    await sharp(paper)
      .composite([{ input: Buffer.from(cup) }])
      .jpeg()
      .toBuffer(),
  );
  return file;
}

for (const browser of [firefox, webkit]) {
  test.describe(browser.name, () => {
    test.skip(!browser.executable, `${browser.name} is not installed`);
    let tab: Tab;
    test.beforeEach(async () => {
      tab = await browser.start();
    });
    test.afterEach(() => tab.close());

    test('the landing page loads, and its questions can be opened', async () => {
      await tab.open(SHELL_URL);
      expect(Number(await tab.run(`return document.querySelectorAll('h1').length;`))).toBe(1);
      await tab.click('(//details/summary)[1]');
      await until('The first answer', () =>
        tab.run(`return document.querySelector('details').open;`),
      );
    });

    test('a guest is redirected to the landing page, and a wrong password is refused', async () => {
      await tab.open(`${SHELL_URL}/my-ads`);
      await expectPath(tab, /:\d+\/$/);
      await tab.open(`${SHELL_URL}/login`);
      await tab.type(field('Email'), 'nobody@example.com');
      await tab.type(field('Password'), 'not-the-password');
      await tab.click(control('Sign in'));
      await expectWords(tab, 'Login failed');
    });

    test('a brief becomes an ad in My Ads', async () => {
      const { client } = await logIn(tab);
      await tab.open(`${SHELL_URL}/create`);
      await tab.type(field('Product'), 'Lumen Night Serum');
      await tab.type(field('Audience'), 'busy women over 35');
      await tab.type(field('Goal'), 'more online sales');
      await tab.click(field('Emotion'));
      await tab.click(choice('Trust'));
      await tab.click(field('Ad type'));
      await tab.click(choice('Product showcase'));
      await tab.click(`//form//button[@type='submit']`);
      await expectPath(tab, /\/results$/, GENERATION_MS);
      await expectPictures(tab, 2);
      await tab.open(`${SHELL_URL}/my-ads`);
      await tab.click(words('View Full Ad'));
      await expectPath(tab, /\/ad\/[0-9a-f-]{36}$/);
      expect((await client.from('ads').select('id')).data).toHaveLength(1);
    });

    test('an uploaded picture is enhanced', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'adwright-nightly-'));
      try {
        await logIn(tab);
        await tab.open(`${SHELL_URL}/optimize`);
        await tab.upload(`//input[@type='file']`, await writePhoto(folder));
        await tab.click(control('Enhance Image'));
        await expectPath(tab, /\/optimize\/results$/, GENERATION_MS);
        await expectPictures(tab, 2);
      } finally {
        await rm(folder, { recursive: true });
      }
    });

    test('a chosen dark theme is still active after the page is opened again', async () => {
      await tab.open(`${SHELL_URL}/pricing`);
      await until('A page', () => tab.run(`return Boolean(document.querySelector('main h1'));`));
      await tab.run(`localStorage.setItem('adwright-theme', 'dark');`);
      await tab.open(`${SHELL_URL}/pricing`);
      expect(await tab.run(`return document.documentElement.dataset.theme;`)).toBe('dark');
    });
  });
}
