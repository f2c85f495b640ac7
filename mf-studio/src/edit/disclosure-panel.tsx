import {
  type ComposedRecipe,
  type Disclosure,
  madeByModel,
  recipeVersionOf,
} from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { Select } from '@adwright/ui/kit-controls';
import { useId } from 'react';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

const OPTIONS: { value: Disclosure; label: string }[] = [
  { value: 'none', label: 'No note' },
  { value: 'note', label: 'A note in the picture’s corner' },
  { value: 'platform', label: 'As each platform asks' },
];

/** Whether the ad says that a model made a part of it. */
export function DisclosurePanel({ editor, recipe }: { editor: Editor; recipe: ComposedRecipe }) {
  const id = useId();
  const made = madeByModel(recipe);
  return (
    <Panel title="AI note">
      <div className={classes.field}>
        <label htmlFor={id}>What people are told</label>
        <Select
          id={id}
          value={recipe.disclosure ?? 'none'}
          options={OPTIONS}
          onChange={(disclosure: Disclosure) =>
            editor.edit({
              ...recipe,
              disclosure,
              version: recipeVersionOf({ ...recipe, disclosure }),
            })
          }
        />
      </div>
      <p className={classes.note}>
        {made === 'nothing'
          ? 'No model made any part of this picture. '
          : `A model made ${made === 'all' ? 'this picture' : 'the scene of this picture'}. `}
        In the EU, whoever publishes AI-made pictures that could pass for real has to say that AI
        made them (AI Act, Article 50); this is no legal advice.
      </p>
    </Panel>
  );
}
