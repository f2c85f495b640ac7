import { randomUUID } from 'node:crypto';
import { runtimeConfigSchema, trialValues } from '@adwright/contracts';
import { expect, type Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SHELL_URL } from './addresses.ts';
import { linkIn, newestMail } from './mailbox.ts';

export interface Account {
  email: string;
  password: string;
}

/** An address that nobody has used, with a good password. */
export function newAccount(): Account {
  return { email: `${randomUUID()}@example.com`, password: 'paper-and-ink-1' };
}

/** A client as a browser would have it, from the public runtime config. */
export async function anonymousClient(): Promise<SupabaseClient> {
  const response = await fetch(`${SHELL_URL}/config.json`);
  const config = runtimeConfigSchema.parse(await response.json());
  return createClient(config.supabaseUrl, config.supabaseKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** Signs up over the auth API, follows the link in the mail, and returns a client that is signed in. */
export async function confirmedAccount(): Promise<{
  account: Account;
  client: SupabaseClient;
  userId: string;
}> {
  const account = newAccount();
  const client = await anonymousClient();
  const signUp = await client.auth.signUp(account);
  if (signUp.error) throw signUp.error;
  await fetch(linkIn(await newestMail(account.email, /confirm/i)));
  const signIn = await client.auth.signInWithPassword(account);
  if (signIn.error) throw signIn.error;
  return { account, client, userId: signIn.data.user.id };
}

/** The users row of a signed-in client. */
export async function usersRow(client: SupabaseClient) {
  const { data, error } = await client.from('users').select('*').single();
  if (error) throw error;
  return data;
}

/** Signs in through the login page and waits for the dashboard. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^(log in|sign in|login)$/i }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

export const TRIAL_CREDITS = trialValues(new Date()).ads_limit;
