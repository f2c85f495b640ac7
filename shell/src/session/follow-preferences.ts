import { preferencesAtom, startPreferences } from '@adwright/supabase';
import { setTimeZone } from '@adwright/ui';
import { getDefaultStore } from 'jotai';

/** Shows dates in the time zone that the signed-in user chose. */
export function followPreferences(): void {
  const store = getDefaultStore();
  const apply = () => setTimeZone(store.get(preferencesAtom).timeZone);
  store.sub(preferencesAtom, apply);
  startPreferences();
  apply();
}
