import { type BrowserContext, test } from '@playwright/test';
import { confirmedAccount } from './accounts.ts';
import { SHELL_URL } from './addresses.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A test whose browser is signed in already. The tests of a worker share the account: for those that don't care what it
 * has made and spent.
 */
export const signedInTest = test.extend<object, { session: StorageState }>({
  session: [
    // Playwright reads what a fixture needs from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: it needs none.
    async ({}, use) => {
      const { account } = await confirmedAccount();
      await use({ cookies: [], origins: [{ origin: SHELL_URL, localStorage: account.kept }] });
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
});
