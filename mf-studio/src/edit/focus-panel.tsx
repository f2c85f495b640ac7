import type { Recipe } from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { FocusField } from './focus-field.tsx';
import type { Editor } from './use-editor.ts';

interface FocusPanelProps {
  editor: Editor;
  recipe: Recipe;
  /** URL of the whole picture. */
  imageUrl: string;
}

/** Shows the choice of the part of the product's photo that fills the ad. */
export function FocusPanel({ editor, recipe, imageUrl }: FocusPanelProps) {
  return (
    <Panel title="Picture in view">
      <FocusField
        imageUrl={imageUrl}
        alt=""
        focus={recipe.focus}
        onChange={(focus) => editor.edit({ ...recipe, focus }, focus && 'focus')}
      />
    </Panel>
  );
}
