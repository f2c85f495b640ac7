import { type AssetKind, type AssetRow, TOASTS } from '@adwright/contracts';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { brandKitsKey } from '../brand/brand-kit-queries.ts';
import { addAsset, suggestedColours } from './add-asset.ts';
import { assetsKey, deleteAsset, listAssets } from './asset-queries.ts';

/** The user's asset library as a query. */
export const assetsQuery = (userId: string) =>
  queryOptions({
    queryKey: assetsKey(userId),
    queryFn: ({ signal }) => listAssets(getSupabase(), userId, signal),
    staleTime: 60_000,
  });

/** The assets of the user's library, the newest first. */
export function useAssets(enabled = true) {
  const userId = useSignedInUserId();
  return useQuery({ ...assetsQuery(userId), enabled });
}

/** Uploads a photo or a logo into the library. When several files are added, the newest is used. */
export function useAddAsset(kind: AssetKind) {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(null);
  const { reset, ...adding } = useMutation({
    mutationFn: (file: File) => {
      running.current?.abort();
      running.current = new AbortController();
      return addAsset(getSupabase(), userId, kind, file, running.current.signal);
    },
    onSuccess: ({ asset, suggestedColours }) => {
      queryClient.setQueryData(logoColoursKey(asset.id), suggestedColours);
      return cacheAsset(queryClient, userId, asset);
    },
  });
  /** Cancels the upload, and forgets the problem of the last file. */
  const cancel = () => {
    running.current?.abort();
    reset();
  };
  return { ...adding, cancel };
}

/** Adds an asset to the cached library, or its changed row. */
export async function cacheAsset(queryClient: QueryClient, userId: string, asset: AssetRow) {
  const queryKey = assetsKey(userId);
  const known = queryClient.getQueryData<AssetRow[]>(queryKey);
  if (!known) return queryClient.prefetchQuery(assetsQuery(userId));
  const others = known.filter(({ id }) => id !== asset.id);
  queryClient.setQueryData<AssetRow[]>(queryKey, [asset, ...others]);
}

const logoColoursKey = (assetId: string) => ['logo-colours', assetId] as const;

/** Colours of a logo as a query, the most important first; disabled without a logo. */
export const logoColoursQuery = (logo: AssetRow | null) =>
  queryOptions({
    queryKey: logoColoursKey(logo?.id ?? ''),
    queryFn: logo ? () => suggestedColours(logo) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Deletes an asset with its files. */
export function useDeleteAsset() {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (asset: AssetRow) => deleteAsset(getSupabase(), userId, asset),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData<AssetRow[]>(assetsKey(userId), (assets) =>
        assets?.filter((other) => other.id !== id),
      );
      // The database has removed the logo from kits that used it.
      return queryClient.invalidateQueries({ queryKey: brandKitsKey(userId) });
    },
    onError: (cause) => {
      console.error('The asset could not be deleted', cause);
      toast(TOASTS.assetNotDeleted);
    },
  });
}
