import { type BrandKitDraft, type BrandKitRow, TOASTS } from '@adwright/contracts';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  brandKitsKey,
  deleteBrandKit,
  listBrandKits,
  makeDefaultKit,
  saveBrandKit,
} from './brand-kit-queries.ts';

/** Returns the user's brand kits as a query. */
export const brandKitsQuery = (userId: string) =>
  queryOptions({
    queryKey: brandKitsKey(userId),
    queryFn: ({ signal }) => listBrandKits(getSupabase(), userId, signal),
    staleTime: 60_000,
  });

/** Returns the user's brand kits, the default first, then by name. */
export function useBrandKits() {
  const userId = useSignedInUserId();
  return useQuery(brandKitsQuery(userId));
}

/** Creates a brand kit, or changes the brand kit with the given id. */
export function useSaveBrandKit(id?: string) {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: BrandKitDraft) => saveBrandKit(getSupabase(), draft, id),
    // The brand kits are fetched again before the page shows the list, because the previous default brand kit has lost
    // this role.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: brandKitsKey(userId) }),
  });
}

/** Makes a brand kit the user's default brand kit, which forms preselect. */
export function useMakeDefaultKit() {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => makeDefaultKit(getSupabase(), id),
    onError: () => toast(TOASTS.brandKitNotSaved),
    onSettled: () => queryClient.invalidateQueries({ queryKey: brandKitsKey(userId) }),
  });
}

/** Deletes a brand kit of the workspace. */
export function useDeleteBrandKit() {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteBrandKit(getSupabase(), id),
    onSuccess: (_, id) => {
      queryClient.setQueryData<BrandKitRow[]>(brandKitsKey(userId), (kits) =>
        kits?.filter((kit) => kit.id !== id),
      );
      toast(TOASTS.brandKitDeleted);
    },
    onError: () => toast(TOASTS.brandKitNotDeleted),
  });
}
