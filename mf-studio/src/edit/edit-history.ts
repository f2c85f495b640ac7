import type { Recipe } from '@adwright/contracts';

/** A recipe with the steps for undo and redo. */
export interface EditHistory {
  readonly past: readonly Recipe[];
  readonly present: Recipe;
  readonly future: readonly Recipe[];
  /**
   * Key of the field that was edited last. Consecutive edits with the same key are one step. With null, the
   * next edit always starts a new step.
   */
  readonly field: string | null;
}

export type HistoryAction =
  | { type: 'edit'; recipe: Recipe; field?: string }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Records that the sent recipe is now saved as `recipe`; edits made after sending remain. */
  | { type: 'save'; sent: Recipe; recipe: Recipe };

/** Maximum number of undo steps. Each step stores a recipe of a few kilobytes. */
const MAX_STEPS = 100;

/** Returns a history without undo and redo steps. */
export function startHistory(recipe: Recipe): EditHistory {
  return { past: [], present: recipe, future: [], field: null };
}

/** Returns the edit history after an action; an edit drops the redo steps. */
export function editHistory(history: EditHistory, action: HistoryAction): EditHistory {
  const { past, present, future, field } = history;
  switch (action.type) {
    case 'edit': {
      const continues = action.field !== undefined && action.field === field;
      const before = continues ? past : [...past, present].slice(-MAX_STEPS);
      return { past: before, present: action.recipe, future: [], field: action.field ?? null };
    }
    case 'undo': {
      const previous = past.at(-1);
      if (!previous) return history;
      const rest = past.slice(0, -1);
      return { past: rest, present: previous, future: [present, ...future], field: null };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { past: [...past, present], present: next, future: rest, field: null };
    }
    case 'save':
      return present === action.sent
        ? { ...history, present: action.recipe, field: null }
        : history;
  }
}
