import { requestEditor } from '@adwright/ads';
import { EDITOR_PATHS, type Recipe, type RecipeElement } from '@adwright/contracts';
import { rollResponseSchema } from '@adwright/contracts/recipe-editing';
import { toast } from '@adwright/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

interface RollOrder {
  from: Recipe;
  elements: RecipeElement[];
  number: number;
}

const CHANGED_MEANWHILE = {
  title: 'You changed the ad while the die rolled',
  description: 'Your change stays. Please roll again.',
};

/** Returns a function that replaces elements of the recipe at random, except for locked elements. */
export function useRoll(present: Recipe, onRolled: (recipe: Recipe) => void) {
  const [locks, setLocks] = useState<readonly RecipeElement[]>([]);
  const [rolls, setRolls] = useState(0);
  const request = useMutation({
    mutationFn: ({ from, elements, number }: RollOrder) =>
      requestEditor({
        path: EDITOR_PATHS.roll,
        schema: rollResponseSchema,
        body: { recipe: from, elements, locks, roll: number },
      }),
    onSuccess: ({ recipe: rolled, changed }, { from }) => {
      // If the recipe has changed since the request, the response is dropped, because it would undo that
      // change.
      if (present !== from) toast({ kind: 'notice', ...CHANGED_MEANWHILE });
      else if (changed.length > 0) onRolled(rolled);
      else toast({ kind: 'success', title: 'There is no other one for this ad' });
    },
    onError: ({ message }) =>
      toast({ kind: 'destructive', title: 'The die did not roll', description: message }),
  });
  return {
    locks,
    toggleLock: (element: RecipeElement) =>
      setLocks((held) =>
        held.includes(element) ? held.filter((other) => other !== element) : [...held, element],
      ),
    roll: (elements: RecipeElement[]) => {
      request.mutate({ from: present, elements, number: rolls });
      setRolls(rolls + 1);
    },
    isRolling: request.isPending,
  };
}
