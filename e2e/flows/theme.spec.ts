import { expect, type Page, test } from '@playwright/test';

test.use({ colorScheme: 'light' });

const choose = (page: Page, name: string) =>
  page.getByRole('banner').getByTitle(name).filter({ visible: true }).click();

/**
 * Expects that the page's root element, which sets the page's colors, has the theme. Also expects the theme in
 * a field of a module's form, which reads the theme from the shared atom.
 */
async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.getByLabel('Email')).toHaveCSS(
    'background-color',
    theme === 'dark' ? 'rgb(30, 28, 24)' : 'rgb(255, 255, 255)',
  );
}

test('the chosen colour theme applies to every page and tab', async ({ context, page }) => {
  await test.step('Given a visitor who chooses the dark theme on the landing page', async () => {
    await page.goto('/');
    await page.locator('[data-live="true"]').first().waitFor();
    await choose(page, 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  await test.step('Then a module’s page has the dark theme', async () => {
    await page.goto('/login');
    await expectTheme(page, 'dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  await test.step('When the visitor chooses the light theme in another tab, this tab changes to the light theme', async () => {
    const other = await context.newPage();
    await other.goto('/login');
    await choose(other, 'Light');
    await expectTheme(other, 'light');
    await expectTheme(page, 'light');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  });

  await test.step('And the page follows the system’s theme when the visitor chooses the system setting', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'light');
    await choose(page, 'System');
    await expectTheme(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, 'light');
  });
});
