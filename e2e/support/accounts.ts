import { randomUUID } from 'node:crypto';
import { buildTrialValues, runtimeConfigSchema } from '@adwright/contracts';
import { expect, type Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SHELL_URL } from './addresses.ts';
import { findLink, findNewestMail } from './mailbox.ts';

export interface Account {
  email: string;
  password: string;
}

/** Creates an unused email address with a valid password. */
export function createAccount(): Account {
  return { email: `${randomUUID()}@example.com`, password: 'paper-and-ink-1' };
}

/** A signed-in account, with the browser storage that contains its session. */
export interface SignedInAccount extends Account {
  kept: StoredItem[];
}

/** An entry of the browser's `localStorage`. */
export interface StoredItem {
  name: string;
  value: string;
}

/**
 * Creates a Supabase client from the public runtime configuration, as a browser does.
 * @param storage storage for the client's session, in place of `localStorage`
 */
export async function createAnonymousClient(
  storage = new Map<string, string>(),
): Promise<SupabaseClient> {
  const response = await fetch(`${SHELL_URL}/config.json`);
  const config = runtimeConfigSchema.parse(await response.json());
  return createClient(config.supabaseUrl, config.supabaseKey, {
    auth: {
      autoRefreshToken: false,
      storage: {
        getItem: (name) => storage.get(name) ?? null,
        setItem: (name, value) => void storage.set(name, value),
        removeItem: (name) => void storage.delete(name),
      },
    },
  });
}

/** Signs up with the auth API, opens the link in the confirmation mail, and returns a signed-in client. */
export async function createConfirmedAccount(): Promise<{
  account: SignedInAccount;
  client: SupabaseClient;
  userId: string;
}> {
  const account = createAccount();
  const storage = new Map<string, string>();
  const client = await createAnonymousClient(storage);
  const signUp = await client.auth.signUp(account);
  if (signUp.error) throw signUp.error;
  await fetch(findLink(await findNewestMail(account.email, /confirm/i)));
  const signIn = await client.auth.signInWithPassword(account);
  if (signIn.error) throw signIn.error;
  const kept = [...storage].map(([name, value]) => ({ name, value }));
  return { account: { ...account, kept }, client, userId: signIn.data.user.id };
}

/** Reads the row of the signed-in user in the table `users`. */
export async function readUsersRow(client: SupabaseClient) {
  const { data, error } = await client.from('users').select('*').single();
  if (error) throw error;
  return data;
}

/**
 * Stores the account's session in a page, for tests that start after a login. The test must open a page of the
 * app afterwards.
 */
export async function enter(page: Page, { kept }: SignedInAccount): Promise<void> {
  // Writing `localStorage` needs an open page of the product's origin. `/config.json` is opened, because it is the
  // smallest page of the product's origin.
  await page.goto('/config.json');
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, kept);
}

/** Logs in on the login page and waits for the dashboard. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^(log in|sign in|login)$/i }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

export const TRIAL_CREDITS = buildTrialValues(new Date()).ads_limit;
