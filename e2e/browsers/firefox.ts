import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Browser, Tab } from './tab.ts';

const PLACES = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WAIT_MS = 20_000;

/** Drives Firefox over WebDriver BiDi, the protocol that Firefox itself implements. */
export const firefox: Browser = {
  name: 'Firefox',
  executable: PLACES.find((place) => place && existsSync(place)),
  async start(): Promise<Tab> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefox.executable,
      headless: true,
    });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    async function find(xpath: string, isVisible = true): Promise<ElementHandle> {
      const options = { visible: isVisible, timeout: WAIT_MS };
      const found = await page.waitForSelector(`::-p-xpath(${xpath})`, options);
      if (!found) throw new Error(`No element matches ${xpath}`);
      return found;
    }
    return {
      open: async (address) => void (await page.goto(address)),
      address: async () => page.url(),
      run: (body) => page.evaluate(`(() => { ${body} })()`),
      click: async (xpath) => (await find(xpath)).click(),
      type: async (xpath, text) => (await find(xpath)).type(text),
      upload: async (xpath, file) => {
        const input = await (await find(xpath, false)).toElement('input');
        await input.uploadFile(file);
      },
      close: () => browser.close(),
    };
  },
};
