import {
  type AdLanguage,
  type ComposedRecipe,
  getLanguageName,
  MAX_TEXT_LENGTH,
} from '@adwright/contracts';
import { findTranslation, withTranslation } from '@adwright/contracts/recipe-languages';
import { Input } from '@adwright/ui/kit-controls';
import { useId } from 'react';
import type { Editor } from '../use-editor.ts';
import classes from './languages-panel.module.css';
import { listUnits, withTexts } from './word-units.ts';

interface WordsBesideProps {
  editor: Editor;
  recipe: ComposedRecipe;
  shown: AdLanguage;
  language: AdLanguage;
}

/** Shows the texts of a language, each below the same text in the language of the picture. */
export function WordsBeside({ editor, recipe, shown, language }: WordsBesideProps) {
  const id = useId();
  const translation = findTranslation(recipe, language);
  if (!translation) return null;
  const sources = new Map(listUnits(recipe).map((unit) => [unit.id, unit.text]));
  return (
    <fieldset className={classes.beside}>
      <legend>
        {getLanguageName(shown)} and {getLanguageName(language)}
      </legend>
      {listUnits(recipe, translation).map((unit) => (
        <div key={unit.id} className={classes.unit}>
          <label htmlFor={`${id}${unit.id}`}>
            {unit.label} in {getLanguageName(language)}
          </label>
          <p id={`${id}${unit.id}-source`} lang={shown} dir="auto" className={classes.source}>
            {sources.get(unit.id) || '–'}
          </p>
          <Input.TextArea
            id={`${id}${unit.id}`}
            aria-describedby={`${id}${unit.id}-source`}
            lang={language}
            dir="auto"
            value={unit.text}
            maxLength={MAX_TEXT_LENGTH}
            autoSize={{ minRows: 1, maxRows: 4 }}
            onChange={({ target }) => {
              const next = withTexts(recipe, translation, new Map([[unit.id, target.value]]));
              editor.edit(withTranslation(recipe, language, next), `${language} ${unit.id}`);
            }}
          />
        </div>
      ))}
    </fieldset>
  );
}
