import { adKeys, EditorRequestError, refreshAds, requestEditor } from '@adwright/ads';
import type { AdVersionRow, EditorFailure, Recipe } from '@adwright/contracts';
import { buildAdVersionsPath, saveVersionResponseSchema } from '@adwright/contracts/recipe-editing';
import { useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import type { HistoryAction } from './edit-history.ts';

type StaleVersion = NonNullable<EditorFailure['latest']>;

interface SaveOrder {
  wanted: Recipe;
  /** Number of the version that the user edited. */
  base: number;
  /** True if the user has restored an older version instead of editing the ad. */
  isRestored?: boolean;
}

/**
 * Saves the recipe as the ad's next version, and handles the conflict with a version that another tab has
 * saved.
 */
export function useSaveVersion(
  row: AdVersionRow,
  initial: Recipe,
  present: Recipe,
  dispatch: Dispatch<HistoryAction>,
) {
  const adId = row.ad_id;
  const refresh = useRefresh(adId);
  const [saved, setSaved] = useState({ n: row.n, recipe: initial, images: row.images });
  const [stale, setStale] = useState<StaleVersion | null>(null);
  const request = useMutation({
    mutationFn: ({ wanted, base }: SaveOrder) =>
      requestEditor({
        path: buildAdVersionsPath(adId),
        schema: saveVersionResponseSchema,
        body: { baseVersion: base, recipe: wanted },
      }),
    onSuccess: async ({ version, leftOut }, { wanted, isRestored }) => {
      setSaved(version);
      setStale(null);
      dispatch(
        isRestored
          ? { type: 'edit', recipe: version.recipe }
          : { type: 'save', sent: wanted, recipe: version.recipe },
      );
      const left = leftOut.map(({ message }) => message).join(' ');
      toast({ kind: 'success', title: `Saved as version ${version.n}`, description: left });
      await refresh();
    },
    onError: (error) => {
      const latest = error instanceof EditorRequestError ? error.failure?.latest : undefined;
      if (latest) setStale(latest);
      else toast({ kind: 'destructive', title: 'Not saved', description: error.message });
    },
  });
  return {
    saved,
    isDirty: present !== saved.recipe,
    save: () => request.mutate({ wanted: present, base: saved.n }),
    restore: (wanted: Recipe) => request.mutate({ wanted, base: saved.n, isRestored: true }),
    isSaving: request.isPending,
    /** The conflicting version that another tab has saved. */
    stale,
    /** Saves the edited recipe as a newer version than the other tab's version. */
    saveOverStale: () => stale && request.mutate({ wanted: present, base: stale.n }),
    /**
     * Loads the other tab's version into this editor. One undo then restores the user's own recipe.
     */
    takeStale: (theirs: Recipe) => {
      if (!stale) return;
      setSaved({ n: stale.n, recipe: theirs, images: stale.images });
      dispatch({ type: 'edit', recipe: theirs });
      setStale(null);
    },
  };
}

/** Returns a function that loads the ad again in all lists and pages that show the ad. */
function useRefresh(adId: string): () => Promise<unknown> {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: adKeys.versions(userId, adId) }),
      queryClient.invalidateQueries({ queryKey: adKeys.detail(userId, adId) }),
      refreshAds(queryClient, userId),
    ]);
}
