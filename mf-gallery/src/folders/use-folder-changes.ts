import { adKeys, refreshAds } from '@adwright/ads';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createFolder, deleteFolder, renameFolder } from './folder-requests.ts';

/**
 * Returns the mutations that create, rename and delete the user's folders. After each mutation, the list of
 * folders is loaded again.
 */
export function useFolderChanges() {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: adKeys.facets(userId) });
  const create = useMutation({
    mutationFn: (name: string) => createFolder(getSupabase(), name),
    onSuccess: readAgain,
  });
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      renameFolder(getSupabase(), id, name),
    onSuccess: readAgain,
  });
  const remove = useMutation({
    mutationFn: (id: string) => deleteFolder(getSupabase(), id),
    onSuccess: () => refreshAds(queryClient, userId),
  });
  return { create, rename, remove };
}
