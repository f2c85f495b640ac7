import { adKeys, EditorRequestError, refreshAds, requestEditor } from '@adwright/ads';
import {
  type AdVersionRow,
  EDITOR_PATHS,
  type EditorFailure,
  type Recipe,
  type RecipeElement,
} from '@adwright/contracts';
import {
  buildAdVersionsPath,
  rollResponseSchema,
  saveVersionResponseSchema,
} from '@adwright/contracts/recipe-editing';
import { useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { editHistory, startHistory } from './edit-history.ts';

type StaleVersion = NonNullable<EditorFailure['latest']>;

interface SaveOrder {
  wanted: Recipe;
  /** The number of the version that was edited. */
  base: number;
  /** True when the user has restored an older version, rather than edited the state. */
  isRestored?: boolean;
}

interface RollOrder {
  from: Recipe;
  elements: RecipeElement[];
  number: number;
}

const CHANGED_MEANWHILE = {
  title: 'You changed the ad while the die rolled',
  description: 'Your change stays. Please roll again.',
};

/** State and actions of an editing session. */
export type Editor = ReturnType<typeof useEditor>;

function toastFailure(title: string, error: Error) {
  toast({ kind: 'destructive', title, description: error.message });
}

/** An editing session of one ad, from its latest version. */
export function useEditor(row: AdVersionRow, recipe: Recipe) {
  const userId = useSignedInUserId();
  const adId = row.ad_id;
  const queryClient = useQueryClient();
  const [history, dispatch] = useReducer(editHistory, recipe, startHistory);
  const [saved, setSaved] = useState({ n: row.n, recipe, images: row.images });
  const [stale, setStale] = useState<StaleVersion | null>(null);
  const [locks, setLocks] = useState<readonly RecipeElement[]>([]);
  const [rolls, setRolls] = useState(0);
  const { present } = history;

  const roll = useMutation({
    mutationFn: ({ from, elements, number }: RollOrder) =>
      requestEditor({
        path: EDITOR_PATHS.roll,
        schema: rollResponseSchema,
        body: { recipe: from, elements, locks, roll: number },
      }),
    onSuccess: ({ recipe: rolled, changed }, { from }) => {
      // The response is dropped if the recipe has changed since the request, because applying it would undo
      // that change.
      if (present !== from) toast({ kind: 'notice', ...CHANGED_MEANWHILE });
      else if (changed.length > 0) dispatch({ type: 'edit', recipe: rolled });
      else toast({ kind: 'success', title: 'There is no other one for this ad' });
    },
    onError: (error) => toastFailure('The die did not roll', error),
  });

  const save = useMutation({
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
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: adKeys.versions(userId, adId) }),
        queryClient.invalidateQueries({ queryKey: adKeys.detail(userId, adId) }),
        refreshAds(queryClient, userId),
      ]);
    },
    onError: (error) => {
      const latest = error instanceof EditorRequestError ? error.failure?.latest : undefined;
      if (latest) setStale(latest);
      else toastFailure('Not saved', error);
    },
  });

  return {
    adId,
    recipe: present,
    saved,
    isDirty: present !== saved.recipe,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (next: Recipe, field?: string) => dispatch({ type: 'edit', recipe: next, field }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    locks,
    toggleLock: (element: RecipeElement) =>
      setLocks((held) =>
        held.includes(element) ? held.filter((other) => other !== element) : [...held, element],
      ),
    roll: (elements: RecipeElement[]) => {
      roll.mutate({ from: present, elements, number: rolls });
      setRolls(rolls + 1);
    },
    isRolling: roll.isPending,
    save: () => save.mutate({ wanted: present, base: saved.n }),
    restore: (wanted: Recipe) => save.mutate({ wanted, base: saved.n, isRestored: true }),
    isSaving: save.isPending,
    /** The version that another tab saved meanwhile. */
    stale,
    /** Saves the edited state on top of the other tab's version. */
    saveOverStale: () => stale && save.mutate({ wanted: present, base: stale.n }),
    /** Loads the other tab's version; one undo restores the state edited here. */
    takeStale: (theirs: Recipe) => {
      if (!stale) return;
      setSaved({ n: stale.n, recipe: theirs, images: stale.images });
      dispatch({ type: 'edit', recipe: theirs });
      setStale(null);
    },
  };
}
