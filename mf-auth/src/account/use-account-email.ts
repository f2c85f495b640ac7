import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';

const userSchema = z.object({
  email: z.string(),
  /** The new email address, which is present until the links in both mailboxes were opened. */
  new_email: z.string().optional(),
});

export const accountEmailKey = (userId: string) => ['account', 'email', userId];

/** Returns the user's current and new email address as the auth service knows them. */
export function useAccountEmail() {
  const userId = useSignedInUserId();
  return useQuery({
    queryKey: accountEmailKey(userId),
    queryFn: async () => {
      const { auth } = getSupabase();
      const [{ data, error }, stored] = await Promise.all([auth.getUser(), auth.getSession()]);
      if (error) throw error;
      const user = userSchema.parse(data.user);
      // The stored session still contains the old email address, so the session is refreshed.
      if (stored.data.session && stored.data.session.user.email !== user.email)
        await auth.refreshSession();
      return user;
    },
    // The user may open the confirmation links in another tab, so the email addresses are loaded again when
    // this tab gets the focus.
    refetchOnWindowFocus: 'always',
  });
}
