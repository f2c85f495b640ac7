import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSupabase } from './client.ts';
import { keepPreferences, preferencesAtom, startPreferences } from './preferences.ts';
import { userIdAtom } from './session.ts';
import { serveServices } from './testing/services.ts';
import { startUserSession, USER } from './testing/sessions.ts';

const OTHER_ID = '9d1f3c06-7f0e-4f5e-9a53-0c7f3c0a1f11';
const preferences = () => getDefaultStore().get(preferencesAtom);

beforeEach(() => localStorage.clear());

test('preferences follow the signed-in user: first the values stored on this device, then the values of the data service', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'GET /rest/v1/account_settings': () => promise,
  });
  await startUserSession();
  keepPreferences(USER.id, { language: 'de', timeZone: 'Europe/Berlin' });
  startPreferences();
  expect(preferences()).toMatchObject({ language: 'de', timeZone: 'Europe/Berlin' });
  resolve(Response.json([{ language: 'fr', time_zone: null }]));
  await vi.waitFor(() => expect(preferences()).toMatchObject({ language: 'fr', timeZone: null }));
});

test('preferences belong to only one user', async () => {
  await serveServices({ 'GET /auth/v1/user': () => Response.json(USER) });
  await startUserSession();
  keepPreferences(OTHER_ID, { language: 'de', timeZone: null });
  expect(preferences()).toEqual({ language: null, timeZone: null });
});

test('a late response for the previous user does not change the preferences', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
    'GET /rest/v1/account_settings': () => promise,
    'GET /rest/v1/plans': () => Response.json([]),
  });
  await startUserSession();
  startPreferences();
  await getSupabase().auth.signOut({ scope: 'local' });
  await vi.waitFor(() => expect(getDefaultStore().get(userIdAtom)).toBeNull());
  keepPreferences(OTHER_ID, { language: 'de', timeZone: null });
  resolve(Response.json([{ language: 'fr', time_zone: null }]));
  // The request for plans is sent later than the preferences request, so its response is also handled later.
  // After the response to the request for plans, the late response has had its effect.
  await getSupabase().from('plans').select();
  expect(localStorage.getItem('adwright-preferences')).toContain(OTHER_ID);
});

test('preferences are empty when the stored values are unreadable', async () => {
  localStorage.setItem('adwright-preferences', '{"language":');
  await serveServices({ 'GET /auth/v1/user': () => Response.json(USER) });
  await startUserSession();
  startPreferences();
  expect(preferences()).toEqual({ language: null, timeZone: null });
});
