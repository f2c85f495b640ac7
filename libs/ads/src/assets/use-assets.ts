import { type AssetKind, type AssetRow, TOASTS } from '@adwright/contracts';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useDeleteFromLibrary } from '../library/use-delete-from-library.ts';
import { useLatestUpload } from '../library/use-latest-upload.ts';
import { addAsset, suggestColours } from './add-asset.ts';
import { assetsKey, deleteAsset, listAssets } from './asset-queries.ts';

/** Returns the user's asset library as a query. */
export const assetsQuery = (userId: string) =>
  queryOptions({
    queryKey: assetsKey(userId),
    queryFn: ({ signal }) => listAssets(getSupabase(), userId, signal),
    staleTime: 60_000,
  });

/** Returns the assets of the user's library, the newest first. */
export function useAssets(enabled = true) {
  const userId = useSignedInUserId();
  return useQuery({ ...assetsQuery(userId), enabled });
}

/**
 * Uploads a photo or a logo into the library. If the user adds several files quickly, only the last file is
 * uploaded.
 */
export function useAddAsset(kind: AssetKind) {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const upload = useLatestUpload();
  const { reset, ...adding } = useMutation({
    mutationFn: (file: File) => addAsset(getSupabase(), userId, kind, file, upload.restart()),
    onSuccess: ({ asset, suggestedColours }) => {
      queryClient.setQueryData(logoColoursKey(asset.id), suggestedColours);
      return cacheAsset(queryClient, userId, asset);
    },
  });
  /** Cancels the upload, and clears the error message of the previous file. */
  const cancel = () => {
    upload.cancel();
    reset();
  };
  return { ...adding, cancel };
}

/** Adds an asset to the cached asset library, or replaces the cached row of the asset. */
export async function cacheAsset(queryClient: QueryClient, userId: string, asset: AssetRow) {
  const queryKey = assetsKey(userId);
  const known = queryClient.getQueryData<AssetRow[]>(queryKey);
  if (!known) return queryClient.prefetchQuery(assetsQuery(userId));
  const others = known.filter(({ id }) => id !== asset.id);
  queryClient.setQueryData<AssetRow[]>(queryKey, [asset, ...others]);
}

const logoColoursKey = (assetId: string) => ['logo-colours', assetId] as const;

/**
 * Returns a query for the brand colours in a logo, the most important first. The query is disabled without a
 * logo.
 */
export const logoColoursQuery = (logo: AssetRow | null) =>
  queryOptions({
    queryKey: logoColoursKey(logo?.id ?? ''),
    queryFn: logo ? () => suggestColours(logo) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Deletes an asset with its files. */
export function useDeleteAsset() {
  const userId = useSignedInUserId();
  return useDeleteFromLibrary<AssetRow>({
    listKey: assetsKey(userId),
    deleteRow: (asset) => deleteAsset(getSupabase(), userId, asset),
    failureToast: TOASTS.assetNotDeleted,
  });
}
