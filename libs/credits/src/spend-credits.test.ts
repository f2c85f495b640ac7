import { TOASTS } from '@adwright/contracts';
import { getSupabase, loadRuntimeConfig } from '@adwright/supabase';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followCredits } from './credit-changes.ts';
import { spendCredits } from './spend-credits.ts';

const USER_ID = '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f10';
const WEBHOOKS = ['createAd', 'boost', 'variation', 'overlay', 'enhance', 'photoshoot'];
const CONFIG = {
  supabaseUrl: 'http://localhost:54321',
  supabaseKey: 'publishable',
  webhooks: Object.fromEntries(WEBHOOKS.map((name) => [name, `http://localhost:8787/${name}`])),
  registryUrl: '/registry.json',
  environment: 'local',
};

const base64Url = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const IN_AN_HOUR = Math.floor(Date.now() / 1000) + 3600;
const ACCESS_TOKEN = `${base64Url({ alg: 'HS256' })}.${base64Url({ sub: USER_ID, exp: IN_AN_HOUR })}.c2ln`;

/** The data service as far as a spend sees it; records what the credit check receives. */
async function serve(answerCheck: () => Response) {
  const checks: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), location.origin);
    if (pathname === '/config.json') return Response.json(CONFIG);
    if (pathname === '/auth/v1/user') return Response.json({ id: USER_ID, email: 'a@b.co' });
    if (pathname === '/auth/v1/logout') return new Response(null, { status: 204 });
    if (pathname === '/rest/v1/rpc/check_and_consume_credits') {
      checks.push(JSON.parse(String(init?.body)));
      return answerCheck();
    }
    throw new Error(`unexpected request: ${pathname}`);
  });
  await loadRuntimeConfig();
  return checks;
}

const signIn = () =>
  getSupabase().auth.setSession({ access_token: ACCESS_TOKEN, refresh_token: 'refresh' });

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await getSupabase().auth.signOut({ scope: 'local' });
  vi.unstubAllGlobals();
});

test('sends the feature and its price, and tells every tab', async () => {
  const checks = await serve(() => Response.json(true));
  await signIn();
  const changed = new Promise<void>((resolve) => {
    const stop = followCredits(USER_ID, () => {
      stop();
      resolve();
    });
  });
  expect(await spendCredits('photoshoot')).toEqual({ spent: true, userId: USER_ID });
  expect(checks).toEqual([
    { user_id: USER_ID, feature_name: 'Product Photoshoot', required_credits: 3 },
  ]);
  await changed;
});

test('asks for a login where there is none, without asking the server', async () => {
  const checks = await serve(() => Response.json(true));
  expect(await spendCredits('createAd')).toEqual({
    spent: false,
    toast: TOASTS.authenticationRequiredForFeature,
  });
  expect(checks).toEqual([]);
});

test('says when the credits are not enough', async () => {
  await serve(() => Response.json(false));
  await signIn();
  expect(await spendCredits('boost')).toEqual({ spent: false, toast: TOASTS.insufficientCredits });
});

test('says when the check failed', async () => {
  await serve(() => Response.json({ message: 'no' }, { status: 400 }));
  await signIn();
  expect(await spendCredits('boost')).toMatchObject({
    spent: false,
    toast: TOASTS.creditsNotVerified,
  });
});

test('says when something else went wrong', async () => {
  await serve(() => Response.json(true));
  vi.spyOn(getSupabase().auth, 'getSession').mockRejectedValueOnce(new Error('storage is broken'));
  expect(await spendCredits('boost')).toMatchObject({
    spent: false,
    toast: TOASTS.creditsUnexpected,
    cause: new Error('storage is broken'),
  });
});
