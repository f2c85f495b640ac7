import type { AdVersionRow, Recipe } from '@adwright/contracts';
import { useReducer } from 'react';
import { editHistory, startHistory } from './edit-history.ts';
import { useRoll } from './use-roll.ts';
import { useSaveVersion } from './use-save-version.ts';

/** State of an editing session, and functions that change the state. */
export type Editor = ReturnType<typeof useEditor>;

/** Returns an editing session of one ad, which starts from the ad's latest version. */
export function useEditor(row: AdVersionRow, recipe: Recipe) {
  const [history, dispatch] = useReducer(editHistory, recipe, startHistory);
  const { past, present, future } = history;
  const edit = (next: Recipe, field?: string) => dispatch({ type: 'edit', recipe: next, field });
  return {
    adId: row.ad_id,
    recipe: present,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    edit,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    ...useRoll(present, edit),
    ...useSaveVersion(row, recipe, present, dispatch),
  };
}
