import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPreferences, preferencesAtom, startPreferences } from './preferences.ts';
import { serveServices } from './testing/services.ts';
import { startUserSession, USER } from './testing/sessions.ts';

const preferences = () => getDefaultStore().get(preferencesAtom);

beforeEach(() => localStorage.clear());

test('follow the signed-in user: what this device knows first, then what the data service says', async () => {
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

test('are nobody else’s', async () => {
  await serveServices({ 'GET /auth/v1/user': () => Response.json(USER) });
  await startUserSession();
  keepPreferences('9d1f3c06-7f0e-4f5e-9a53-0c7f3c0a1f11', { language: 'de', timeZone: null });
  expect(preferences()).toEqual({ language: null, timeZone: null });
});

test('start without any where the device holds something unreadable', async () => {
  localStorage.setItem('adwright-preferences', '{"language":');
  await serveServices({ 'GET /auth/v1/user': () => Response.json(USER) });
  await startUserSession();
  startPreferences();
  expect(preferences()).toEqual({ language: null, timeZone: null });
});
