import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import { type EditHistory, editHistory, type HistoryAction, startHistory } from './edit-history.ts';

const withHeadline = (headline: string) => ({
  ...sampleRecipe,
  words: { ...sampleRecipe.words, headline },
});

function after(...actions: HistoryAction[]): EditHistory {
  return actions.reduce(editHistory, startHistory(sampleRecipe));
}

test('editHistory merges consecutive edits of one field into one step, and starts a new step for another field', () => {
  const history = after(
    { type: 'edit', recipe: withHeadline('T'), field: 'headline' },
    { type: 'edit', recipe: withHeadline('Te'), field: 'headline' },
    { type: 'edit', recipe: { ...withHeadline('Te'), mirrored: true } },
  );
  expect(history.past).toHaveLength(2);
  expect(editHistory(history, { type: 'undo' }).present).toEqual(withHeadline('Te'));
});

test('editHistory moves through the steps with undo and redo, and stops at both ends', () => {
  const edited = after({ type: 'edit', recipe: withHeadline('Tea') });
  const undone = editHistory(edited, { type: 'undo' });
  expect(undone.present).toEqual(sampleRecipe);
  expect(editHistory(undone, { type: 'undo' })).toBe(undone);
  const redone = editHistory(undone, { type: 'redo' });
  expect(redone.present).toEqual(withHeadline('Tea'));
  expect(editHistory(redone, { type: 'redo' })).toBe(redone);
});

test('editHistory drops undone steps after a new edit', () => {
  const history = after(
    { type: 'edit', recipe: withHeadline('Tea') },
    { type: 'undo' },
    { type: 'edit', recipe: withHeadline('Coffee') },
  );
  expect(history.future).toEqual([]);
  expect(editHistory(history, { type: 'redo' })).toBe(history);
});

test('editHistory drops the oldest step if there are more than a hundred', () => {
  const edits = Array.from({ length: 130 }, (_, at) => ({
    type: 'edit' as const,
    recipe: withHeadline(`Tea ${at}`),
  }));
  expect(after(...edits).past).toHaveLength(100);
});
