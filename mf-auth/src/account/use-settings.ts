import { type AccountSettings, accountSettingsSchema } from '@adwright/contracts';
import { getSupabase, keepPreferences, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AUTH_TOASTS } from '../texts.ts';

const settingsKey = (userId: string) => ['account', 'settings', userId];
const COLUMNS = 'name, language, time_zone, receipt_mails, renewal_mails';

/** Returns the query for the signed-in user's settings. */
export function useSettings() {
  const userId = useSignedInUserId();
  return useQuery({
    queryKey: settingsKey(userId),
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase()
        .from('account_settings')
        .select(COLUMNS)
        .eq('user_id', userId)
        .abortSignal(signal)
        .single();
      if (error) throw error;
      return accountSettingsSchema.parse(data);
    },
  });
}

/** Saves changed settings of the account; pages and forms use the new settings at once. */
export function useSettingsChange() {
  const queryClient = useQueryClient();
  const userId = useSignedInUserId();
  return useMutation({
    // Changes are saved in order, so that the last change wins.
    scope: { id: 'account-settings' },
    mutationFn: async (changes: Partial<AccountSettings>) => {
      const { data, error } = await getSupabase()
        .from('account_settings')
        .update(changes)
        .eq('user_id', userId)
        .select(COLUMNS)
        .single();
      if (error) throw error;
      return accountSettingsSchema.parse(data);
    },
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsKey(userId), settings);
      keepPreferences(userId, { language: settings.language, timeZone: settings.time_zone });
      toast(AUTH_TOASTS.settingsSaved);
    },
    onError: () => toast(AUTH_TOASTS.settingsNotSaved),
  });
}
