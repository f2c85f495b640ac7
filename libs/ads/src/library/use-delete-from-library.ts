import { useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { brandKitsKey } from '../brand/brand-kit-queries.ts';

interface LibraryDeletion<Row> {
  /** Key of the cached list of rows. */
  listKey: QueryKey;
  deleteRow: (row: Row) => Promise<unknown>;
  /** Toast that is shown when the deletion fails. */
  failureToast: Parameters<typeof toast>[0];
  /** Called with the deleted row, even if the list that requested the deletion is no longer on the page. */
  onDeleted?: ((row: Row) => void) | undefined;
}

/** Deletes a row of the user's library, and removes the row from the cached list. */
export function useDeleteFromLibrary<Row extends { id: string }>({
  listKey,
  deleteRow,
  failureToast,
  onDeleted,
}: LibraryDeletion<Row>) {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (row: Row) => deleteRow(row),
    onSuccess: (_, row) => {
      onDeleted?.(row);
      queryClient.setQueryData<Row[]>(listKey, (rows) => rows?.filter(({ id }) => id !== row.id));
      // The database has removed the row from all brand kits, so the kits are fetched again.
      return queryClient.invalidateQueries({ queryKey: brandKitsKey(userId) });
    },
    onError: (cause) => {
      console.error('The file could not be deleted from the library', cause);
      toast(failureToast);
    },
  });
}
