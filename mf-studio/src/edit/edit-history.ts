import type { Recipe } from '@adwright/contracts';

/** A recipe with what came before it and what was undone. */
export interface EditHistory {
  readonly past: readonly Recipe[];
  readonly present: Recipe;
  readonly future: readonly Recipe[];
  /** Edits of one field that follow each other are one step; null when the next edit is a step of its own. */
  readonly field: string | null;
}

export type HistoryAction =
  | { type: 'edit'; recipe: Recipe; field?: string }
  | { type: 'undo' }
  | { type: 'redo' }
  /** What was sent is saved, as `recipe`; what was edited meanwhile stays. */
  | { type: 'save'; sent: Recipe; recipe: Recipe };

/** Steps that can be undone; a recipe is some kilobytes. */
const MAX_STEPS = 100;

/** A history without steps. */
export function startHistory(recipe: Recipe): EditHistory {
  return { past: [], present: recipe, future: [], field: null };
}

/** The history after an action. An edit drops what was undone before it. */
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
