import { registryModuleSchema, registrySchema } from '@adwright/contracts';
import { expect, type Page, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { MODULE_URLS } from '../support/addresses.ts';
import { goInApp } from '../support/in-app.ts';
import { signText } from '../support/signed-registry.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('all pages run under a content security policy that forbids unsafe scripts', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const response = await page.goto('/login');
  const scripts = /script-src [^;]*/.exec(response?.headers()['content-security-policy'] ?? '');
  expect(scripts?.[0]).toBeDefined();
  expect(scripts?.[0]).not.toContain('unsafe');
  await expect(heading(page)).toBeVisible();
  expect(violations).toEqual([]);
});

test('the page of a module explains that the module is unavailable if the module’s files never arrive', async ({
  page,
}) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/dashboard');
  await page.route(`${MODULE_URLS['mf-gallery']}/**`, () => {});
  await page.getByRole('link', { name: 'My Ads' }).first().click();
  await expect(heading(page)).toHaveText('This page is unavailable right now', { timeout: 30_000 });
});

test('a module with an unknown contract version is refused, and its pages explain this', async ({
  page,
}) => {
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const registry = registrySchema.parse(await response.json());
    const entry = registryModuleSchema.parse(registry.modules['mf-auth']);
    const future = { ...entry, manifest: { ...entry.manifest, contract: 99 } };
    const modules = { ...registry.modules, 'mf-auth': future };
    await route.fulfill({ body: await signText({ ...registry, modules }) });
  });
  await page.goto('/login');
  await expect(heading(page)).toHaveText('This page is unavailable right now');
  await expect(page.getByRole('main')).not.toContainText('mf-auth');
  await goInApp(page, '/no-such-page');
  await expect(heading(page)).toHaveText('Oops! Page not found');
});
