import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PORT_OFFSET } from '../support/addresses.ts';
import { look } from '../support/looks.ts';
import { NIGHTLY_TAG } from '../support/nightly.ts';

const CATALOGUE_URL = `http://localhost:${3100 + PORT_OFFSET}`;
/** Fixed time of the page's clock. Greetings and remaining days in the screenshots depend on the clock. */
const NOW = new Date('2026-02-01T12:00:00Z');

let server: ChildProcess;

test.describe('the component catalogue', { tag: NIGHTLY_TAG }, () => {
  test.beforeAll(async () => {
    server = spawn(process.execPath, ['libs/federation/build/dev-servers.ts', '--catalogue'], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ADWRIGHT_PORT_OFFSET: String(PORT_OFFSET) },
    });
    await new Promise<void>((resolve, reject) => {
      server.on('message', (message) => message === 'ready' && resolve());
      server.on('exit', (code) => reject(new Error(`The catalogue's server ended with ${code}`)));
    });
  });

  test.afterAll(() => {
    server.kill('SIGTERM');
  });

  test('every state of every component has no fault and equals the committed screenshot', async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    await page.clock.setFixedTime(NOW);
    await page.goto(CATALOGUE_URL);
    const links = page.getByRole('navigation', { name: 'Stories' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const addresses = await links.evaluateAll((elements) =>
      elements.map((element) => (element instanceof HTMLAnchorElement ? element.href : '')),
    );
    expect(addresses.length).toBeGreaterThan(50);
    for (const address of addresses) {
      const { searchParams } = new URL(address);
      const [, workspace = '', file = ''] =
        /([^/]+)\/src\/.*?([^/]+)\.stories\.tsx$/.exec(searchParams.get('file') ?? '') ?? [];
      const name = `${workspace}-${file}-${searchParams.get('story')}`.replaceAll(/[^\w]+/g, '-');
      await test.step(name, async () => {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await look(page, `catalogue-${name}`, { isCompared: true });
      });
    }
  });
});
