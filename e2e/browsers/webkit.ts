import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import {
  Builder,
  By,
  Capabilities,
  until as condition,
  error,
  type WebElement,
} from 'selenium-webdriver';
import { type Browser, type Tab, until } from './tab.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const WAIT_MS = 20_000;

/** Drives WebKitGTK's MiniBrowser (Debian's webkit2gtk-driver) over WebDriver. */
export const webkit: Browser = {
  name: 'WebKit',
  executable: existsSync(DRIVER) ? globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')[0] : undefined,
  async start(): Promise<Tab> {
    const port = await freePort();
    const service = startDriver(port);
    try {
      return await openTab(port, service);
    } catch (error) {
      service.kill();
      throw error;
    }
  },
};

function startDriver(port: number): ChildProcess {
  const env = {
    ...process.env,
    // WebKit's sandbox does not start for root, and in most containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  return spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
}

async function openTab(port: number, service: ChildProcess): Promise<Tab> {
  const server = `http://127.0.0.1:${port}`;
  await until('The WebKit driver answers', () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: webkit.executable, args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  const find = (xpath: string): Promise<WebElement> =>
    driver.wait(condition.elementLocated(By.xpath(xpath)), WAIT_MS);
  async function findVisible(xpath: string): Promise<WebElement> {
    const element = await find(xpath);
    return driver.wait(condition.elementIsVisible(element), WAIT_MS);
  }
  /**
   * Clicks an element of the page; returns whether the click succeeded. WebKit's driver does not scroll to
   * elements, and refuses to click a moving element.
   */
  async function clicked(xpath: string): Promise<boolean> {
    const element = await findVisible(xpath);
    const scroll = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });`;
    await driver.executeScript(scroll, element);
    try {
      await element.click();
      return true;
    } catch (cause) {
      if (cause instanceof error.ElementNotInteractableError) return false;
      throw cause;
    }
  }
  return {
    open: (address) => driver.get(address),
    address: () => driver.getCurrentUrl(),
    run: (body) => driver.executeScript(body),
    click: (xpath) => until(`A click on ${xpath}`, () => clicked(xpath)),
    type: async (xpath, text) => (await findVisible(xpath)).sendKeys(text),
    upload: async (xpath, file) => (await find(xpath)).sendKeys(file),
    async close() {
      await driver.quit().finally(() => service.kill());
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}
