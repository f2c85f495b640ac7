import { runtimeConfigSchema } from '@adwright/contracts';
import { ENGINE_STATUS_PATH, type EngineStatus } from '@adwright/contracts/engine-status';
import { expect, type Page } from '@playwright/test';
import { SHELL_URL } from '../support/addresses.ts';
import { holdCalls } from '../support/held-calls.ts';
import { look, measureOverflow } from '../support/looks.ts';
import { signedInTest as test } from '../support/signed-in.ts';

test.describe.configure({ timeout: 120_000 });

/** Window widths in pixels between and beyond the two widths of `look`. */
const OTHER_WIDTHS_PX = [768, 1024, 1920];
const STARTED = '2026-02-05T09:12:04Z';

function status(): EngineStatus {
  const at = new Date().toISOString();
  const process = (pid: number, role: string, isAlive: boolean) => ({
    id: crypto.randomUUID(),
    role,
    version: '0.1.0-7f3a9c2e1b',
    host: 'engine-worker-5d9f7b6c84-x2vqz',
    pid,
    startedAt: STARTED,
    lastBeatAt: at,
    isAlive,
    slots: role === 'web' ? 0 : 3,
    active: role === 'web' ? 0 : 2,
  });
  return {
    at,
    queue: { ready: 128, active: 4, oldestSeconds: 312 },
    disk: { freeBytes: 1.4e9, totalBytes: 80e9, isLow: true },
    failedLastHour: 7,
    processes: [process(1, 'web', true), process(7, 'worker', true), process(9, 'worker', false)],
    failures: [
      {
        at,
        feature: 'Product Photoshoot',
        code: 'provider_failed',
        traceId: '0af7651916cd43dd8448eb211c80319c',
      },
      { at: STARTED, feature: 'Create Ad', code: 'unavailable', traceId: null },
    ],
  };
}

async function statusAddress(): Promise<string> {
  const config = runtimeConfigSchema.parse(await (await fetch(`${SHELL_URL}/config.json`)).json());
  return `${config.engineUrl}${ENGINE_STATUS_PATH}`;
}

/** Answers the page's requests for the engine's status, as the engine does for an operator. */
async function answerAsOperator(page: Page, shownStatus: () => EngineStatus): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': SHELL_URL, 'Access-Control-Allow-Headers': '*' };
  await page.route(await statusAddress(), (route) =>
    route.fulfill({ json: shownStatus(), headers }),
  );
}

test('operators see the engine’s queue, processes, failures and versions, and the page refreshes the values', async ({
  page,
}) => {
  const shownStatus = status();
  await answerAsOperator(page, () => shownStatus);
  await page.goto('/status');
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  await expect(page.getByRole('row', { name: /mf-dashboard/ })).toBeVisible();
  await look(page, 'status');
  for (const width of OTHER_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measureOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  shownStatus.queue.ready = 4711;
  await expect(page.getByText('4711')).toBeVisible({ timeout: 10_000 });
});

test('the status page says that no job waits, none failed, and no worker runs', async ({
  page,
}) => {
  const empty = { ready: 0, active: 0, oldestSeconds: 0 };
  await answerAsOperator(page, () => ({
    ...status(),
    queue: empty,
    failedLastHour: 0,
    processes: [],
    failures: [],
  }));
  await page.goto('/status');
  await expect(page.getByText('Nothing has failed yet.')).toBeVisible();
  await expect(page.getByText(/No worker is alive/)).toBeVisible();
  await look(page, 'status-empty');
});

test('the status page waits for an engine that does not answer, and then reports the engine', async ({
  page,
}) => {
  const answerCalls = await holdCalls(page, await statusAddress());
  await page.goto('/status');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await look(page, 'status-loading');
  await answerCalls((route) => route.abort());
  await expect(page.getByRole('alert')).toContainText('The engine does not answer', {
    timeout: 20_000,
  });
  await look(page, 'status-failed');
});

test('a user who is not an operator sees the not-found page at the status page’s path', async ({
  page,
}) => {
  await page.goto('/status');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle('Page not found · Adwright');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});
