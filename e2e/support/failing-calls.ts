import type { Page } from '@playwright/test';

/** HTTP calls of the product that a test can make fail. */
const CALLS = {
  creditCheck: '**/rest/v1/rpc/check_and_consume_credits',
  ads: /\/rest\/v1\/(?:gallery_)?ads(?:\?|$)/,
  checkout: '**/functions/v1/create-checkout',
  createAd: '**/webhooks/create-ad',
  boost: '**/webhooks/boost',
  variation: '**/webhooks/variation',
  overlay: '**/webhooks/overlay',
  enhance: '**/webhooks/enhance',
  photoshoot: '**/webhooks/photoshoot',
  users: '**/rest/v1/users*',
  preleads: '**/rest/v1/preleads*',
  signUp: '**/auth/v1/signup*',
  logIn: '**/auth/v1/token*',
  logOut: '**/auth/v1/logout*',
  google: '**/auth/v1/authorize*',
  recover: '**/auth/v1/recover*',
  storage: '**/storage/v1/object/**',
} as const;

/** A mocked response that replaces the server's response to a call. */
export interface Failure {
  call: keyof typeof CALLS;
  method?: 'GET' | 'POST' | 'PATCH';
  status?: number;
  json?: unknown;
  /** Body of the mocked response if it is not JSON. */
  body?: string;
}

/**
 * Answers calls with mocked failures: requests to each call's URL with its HTTP method. Requests to the same
 * URL with other methods reach the server.
 */
export async function fail(page: Page, failures: Failure | Failure[]): Promise<void> {
  for (const failure of [failures].flat()) await answer(page, failure);
}

async function answer(
  page: Page,
  { call, method, status = 200, json = {}, body }: Failure,
): Promise<void> {
  await page.route(CALLS[call], (route) =>
    route.request().method() === 'OPTIONS' || (method && route.request().method() !== method)
      ? route.fallback()
      : route.fulfill({
          status,
          ...(body === undefined ? { json } : { body }),
          headers: { 'access-control-allow-origin': '*' },
        }),
  );
}
