import { type BrowserContext, test } from '@playwright/test';
import { createConfirmedAccount } from './accounts.ts';
import { SHELL_URL } from './addresses.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A Playwright test with a browser that is signed in. All tests of a worker share the signed-in account, so
 * they must not depend on the account's ads and credits.
 */
export const signedInTest = test.extend<object, { session: StorageState }>({
  session: [
    // Playwright reads a fixture's dependencies from its first parameter, which must be a destructuring
    // pattern.
    // biome-ignore lint/correctness/noEmptyPattern: it needs none.
    async ({}, use) => {
      const { account } = await createConfirmedAccount();
      await use({ cookies: [], origins: [{ origin: SHELL_URL, localStorage: account.kept }] });
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
});
