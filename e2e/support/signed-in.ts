import { type BrowserContext, test } from '@playwright/test';
import { confirmedAccount, logIn } from './accounts.ts';
import { SHELL_URL } from './addresses.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A test whose browser is signed in already. The tests of a worker share the account: for those that don't care what it
 * has made and spent.
 */
export const signedInTest = test.extend<object, { session: StorageState }>({
  session: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: SHELL_URL });
      const { account } = await confirmedAccount();
      await logIn(await context.newPage(), account);
      const session = await context.storageState();
      await context.close();
      await use(session);
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
});
