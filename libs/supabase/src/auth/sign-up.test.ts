import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveServices } from '../testing/services.ts';
import { USER } from '../testing/sessions.ts';
import { signUp } from './sign-up.ts';

/**
 * Serves the requests of a sign-up. `answer` responds to the request that updates the plan. Returns the update requests
 * that the fake service received.
 */
async function servePlanUpdate(answer: () => Response) {
  const updates: unknown[] = [];
  await serveServices({
    'POST /auth/v1/signup': () => Response.json(USER),
    'PATCH /rest/v1/users': ({ url, body }) => {
      updates.push([url.searchParams.get('id'), body]);
      return answer();
    },
  });
  return updates;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a sign-up writes the values of the trial plan into the new account’s row', async () => {
  const updates = await servePlanUpdate(() => new Response(null, { status: 204 }));
  expect(await signUp('ada@example.com', 'secret1')).toEqual({ outcome: 'done' });
  const plan = {
    plan_name: 'starter50',
    ads_limit: 50,
    ads_generated: 0,
    reset_date: expect.any(String),
  };
  expect(updates).toEqual([[`eq.${USER.id}`, plan]]);
});

test('a sign-up fails if setting the plan fails', async () => {
  await servePlanUpdate(() => Response.json({ message: 'plan refused' }, { status: 403 }));
  expect(await signUp('ada@example.com', 'secret1')).toEqual({
    outcome: 'refused',
    message: 'plan refused',
  });
});
