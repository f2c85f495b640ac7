import {
  classifyModelShare,
  type Disclosure,
  type Recipe,
  withDisclosure,
} from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { Select } from '@adwright/ui/kit-controls';
import { useId } from 'react';
import { DISCLOSURE_OPTIONS } from '../layout/disclosure-options.ts';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

/**
 * Shows the choice of how the ad discloses that a model generated a part of the ad. The panel is hidden for
 * pictures that the engine drew without a model.
 */
export function DisclosurePanel({ editor, recipe }: { editor: Editor; recipe: Recipe }) {
  const id = useId();
  const made = recipe.kind === 'composed' ? classifyModelShare(recipe) : 'nothing';
  const isDrawn = recipe.picture.kind === 'drawn';
  return (
    <Panel title="AI note">
      {isDrawn ? null : (
        <div className={classes.field}>
          <label htmlFor={id}>What people are told</label>
          <Select
            id={id}
            value={recipe.disclosure ?? 'none'}
            options={DISCLOSURE_OPTIONS}
            onChange={(disclosure: Disclosure) => editor.edit(withDisclosure(recipe, disclosure))}
          />
        </div>
      )}
      <p className={classes.note}>
        {made === 'nothing'
          ? `No model of ours made any part of this picture. ${isDrawn ? '' : 'If AI made your photo, you can say so here. '}`
          : `A model made ${made === 'all' ? 'this picture' : 'the scene of this picture'}. `}
        In the EU, whoever publishes AI-made pictures that could pass for real has to say that AI
        made them (AI Act, Article 50); this is no legal advice.
      </p>
    </Panel>
  );
}
