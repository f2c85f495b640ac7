import { TOASTS } from '@adwright/contracts';
import { getSupabase } from '@adwright/supabase';
import { serveServices, signInAsUser, USER } from '@adwright/supabase/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followCredits } from './credit-changes.ts';
import { spendCredits } from './spend-credits.ts';

/** Answers requests for the credit check, and returns the received requests. */
async function serve(answerCheck: () => Response) {
  const checks: unknown[] = [];
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
    'POST /rest/v1/rpc/check_and_consume_credits': ({ body }) => {
      checks.push(body);
      return answerCheck();
    },
  });
  return checks;
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await getSupabase().auth.signOut({ scope: 'local' });
  vi.unstubAllGlobals();
});

test('spendCredits sends the feature and its price, and notifies every tab', async () => {
  const checks = await serve(() => Response.json(true));
  await signInAsUser();
  const changed = new Promise<void>((resolve) => {
    const stop = followCredits(USER.id, () => {
      stop();
      resolve();
    });
  });
  expect(await spendCredits('photoshoot')).toEqual({ spent: true, userId: USER.id });
  expect(checks).toEqual([
    { user_id: USER.id, feature_name: 'Product Photoshoot', required_credits: 3 },
  ]);
  await changed;
});

test('spendCredits returns the login toast without sending a request when nobody is signed in', async () => {
  const checks = await serve(() => Response.json(true));
  expect(await spendCredits('createAd')).toEqual({
    spent: false,
    toast: TOASTS.authenticationRequiredForFeature,
  });
  expect(checks).toEqual([]);
});

test('spendCredits returns a toast when the user has too few credits', async () => {
  await serve(() => Response.json(false));
  await signInAsUser();
  expect(await spendCredits('boost')).toEqual({ spent: false, toast: TOASTS.insufficientCredits });
});

test('spendCredits returns a toast when the credit check fails', async () => {
  await serve(() => Response.json({ message: 'no' }, { status: 400 }));
  await signInAsUser();
  expect(await spendCredits('boost')).toMatchObject({
    spent: false,
    toast: TOASTS.creditsNotVerified,
  });
});

test('spendCredits returns a toast and the error for any other failure', async () => {
  await serve(() => Response.json(true));
  vi.spyOn(getSupabase().auth, 'getSession').mockRejectedValueOnce(new Error('storage is broken'));
  expect(await spendCredits('boost')).toMatchObject({
    spent: false,
    toast: TOASTS.creditsUnexpected,
    cause: new Error('storage is broken'),
  });
});
