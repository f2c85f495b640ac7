import { type AdLanguage, accountSettingsSchema, adLanguageSchema } from '@adwright/contracts';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import * as z from 'zod';
import { deviceStorage } from './browser-storage.ts';
import { getSupabase } from './client.ts';
import { userIdAtom } from './session.ts';

const STORAGE_KEY = 'adwright-preferences';

/** Settings of a user that apply to every page. */
export interface Preferences {
  /**
   * Default language for the user's ads, unless a form names a language; null to use the language of each
   * brief.
   */
  language: AdLanguage | null;
  /** Time zone in which pages show dates; null for the device's time zone. */
  timeZone: string | null;
}

const NONE: Preferences = { language: null, timeZone: null };

const keptSchema = z.object({
  userId: z.uuid(),
  language: adLanguageSchema.nullable(),
  timeZone: z.string().nullable(),
});

const chosenAtom = atom<(Preferences & { userId: string }) | null>(null);

/** The signed-in user's preferences; all null for a guest. */
export const preferencesAtom = atom((get): Preferences => {
  const chosen = get(chosenAtom);
  return chosen && chosen.userId === get(userIdAtom) ? chosen : NONE;
});

/** Hook that returns the preferences of {@link preferencesAtom}. */
export function usePreferences(): Preferences {
  return useAtomValue(preferencesAtom);
}

/** Applies the saved preferences of a user, and stores them on this device for the next visit. */
export function keepPreferences(userId: string, { language, timeZone }: Preferences): void {
  const chosen = { userId, language, timeZone };
  getDefaultStore().set(chosenAtom, chosen);
  deviceStorage.set(STORAGE_KEY, JSON.stringify(chosen));
}

/**
 * Begins to load the signed-in user's preferences: first the values stored on this device, then the values of
 * the data service. The shell calls this function once, after the session has started.
 */
export function startPreferences(): void {
  const store = getDefaultStore();
  store.set(chosenAtom, readKept());
  let followed: string | null = null;
  const follow = () => {
    const userId = store.get(userIdAtom);
    if (userId === followed) return;
    followed = userId;
    if (userId) void loadPreferences(userId);
  };
  store.sub(userIdAtom, follow);
  follow();
}

/**
 * Loads the preferences of a user from the data service. The preferences remain unchanged when the request
 * fails, or when another user has signed in during the request.
 */
async function loadPreferences(userId: string): Promise<void> {
  const { data } = await getSupabase()
    .from('account_settings')
    .select('language, time_zone')
    .eq('user_id', userId)
    .maybeSingle();
  const settings = accountSettingsSchema.pick({ language: true, time_zone: true }).safeParse(data);
  if (!settings.success || getDefaultStore().get(userIdAtom) !== userId) return;
  keepPreferences(userId, {
    language: settings.data.language,
    timeZone: settings.data.time_zone,
  });
}

function readKept(): z.infer<typeof keptSchema> | null {
  try {
    return keptSchema.parse(JSON.parse(deviceStorage.get(STORAGE_KEY) ?? 'null'));
  } catch {
    return null;
  }
}
