import { preferencesAtom, startPreferences } from '@adwright/supabase';
import { setTimeZone } from '@adwright/ui';
import { getDefaultStore } from 'jotai';

/** Formats dates in the time zone that the signed-in user chose, also after the choice changes. */
export function followPreferences(): void {
  const store = getDefaultStore();
  const apply = () => setTimeZone(store.get(preferencesAtom).timeZone);
  store.sub(preferencesAtom, apply);
  startPreferences();
  apply();
}
