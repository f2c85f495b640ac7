import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadRuntimeConfig } from '../runtime-config.ts';
import { signUp } from './sign-up.ts';

const USER_ID = '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f10';
const CONFIG = {
  supabaseUrl: 'http://localhost:54321',
  supabaseKey: 'publishable',
  webhooks: Object.fromEntries(
    ['createAd', 'boost', 'variation', 'overlay', 'enhance', 'photoshoot'].map((name) => [
      name,
      `http://localhost:8787/webhooks/${name}`,
    ]),
  ),
  registryUrl: '/registry.json',
  environment: 'local',
};

/** The data service as far as sign-up sees it; `planStatus` is its answer to the update of the plan. */
function serve(planStatus: number) {
  const plans: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), location.origin);
    if (url.pathname === '/config.json') return Response.json(CONFIG);
    if (url.pathname === '/auth/v1/signup') return Response.json({ id: USER_ID, email: 'a@b.co' });
    if (url.pathname === '/rest/v1/users' && url.searchParams.get('id') === `eq.${USER_ID}`) {
      plans.push(JSON.parse(String(init?.body)));
      return planStatus === 204
        ? new Response(null, { status: 204 })
        : Response.json({ message: 'plan refused', code: '42501' }, { status: planStatus });
    }
    throw new Error(`unexpected request: ${url}`);
  });
  return plans;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('writes the trial plan onto the new row', async () => {
  const plans = serve(204);
  await loadRuntimeConfig();
  expect(await signUp('a@b.co', 'secret1')).toEqual({ outcome: 'done' });
  expect(plans).toEqual([
    { plan_name: 'starter50', ads_limit: 50, ads_generated: 0, reset_date: expect.any(String) },
  ]);
});

test('fails if setting the plan fails', async () => {
  serve(403);
  await loadRuntimeConfig();
  expect(await signUp('a@b.co', 'secret1')).toEqual({
    outcome: 'refused',
    message: 'plan refused',
  });
});
