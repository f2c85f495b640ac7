import { useCopyAd } from '@adwright/ads';
import {
  AD_LANGUAGES,
  type AdLanguage,
  type ComposedRecipe,
  getLanguageName,
} from '@adwright/contracts';
import {
  getShownLanguage,
  listLanguages,
  showLanguage,
  withTranslation,
} from '@adwright/contracts/recipe-languages';
import { Panel } from '@adwright/ui';
import { Select } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import editorClasses from '../editor.module.css';
import type { Editor } from '../use-editor.ts';
import classes from './languages-panel.module.css';
import { useTranslate } from './use-translate.ts';
import { WordsBeside } from './words-beside.tsx';
import { WordsFiles } from './words-files.tsx';

interface LanguagesPanelProps {
  editor: Editor;
  recipe: ComposedRecipe;
}

/**
 * Shows the texts of an ad by language; the user chooses the language in the picture, and another language to
 * edit beside it.
 */
export function LanguagesPanel({ editor, recipe }: LanguagesPanelProps) {
  const shown = getShownLanguage(recipe);
  const [chosen, setChosen] = useState<AdLanguage>();
  if (!shown) {
    return (
      <Panel title="Languages">
        <p>We can’t tell which language this ad is in, so it has no words beside others.</p>
      </Panel>
    );
  }
  const languages = listLanguages(recipe);
  const beside = languages.find((name) => name === chosen && name !== shown) ?? languages[1];
  return (
    <Panel title="Languages">
      <ul className={classes.languages}>
        {languages.map((language) => (
          <LanguageItem
            key={language}
            editor={editor}
            recipe={recipe}
            language={language}
            isShown={language === shown}
            isBeside={language === beside}
            onBeside={() => setChosen(language)}
          />
        ))}
      </ul>
      <AddLanguage editor={editor} recipe={recipe} languages={languages} onAdd={setChosen} />
      {beside ? (
        <WordsBeside editor={editor} recipe={recipe} shown={shown} language={beside} />
      ) : null}
      <WordsFiles editor={editor} recipe={recipe} shown={shown} beside={beside} />
    </Panel>
  );
}

interface LanguageItemProps extends LanguagesPanelProps {
  language: AdLanguage;
  isShown: boolean;
  isBeside: boolean;
  onBeside: () => void;
}

function LanguageItem(props: LanguageItemProps) {
  const { editor, recipe, language, isShown, isBeside, onBeside } = props;
  const copy = useCopyAd(editor.adId);
  const name = getLanguageName(language);
  return (
    <li>
      <strong>{name}</strong>
      {isShown ? (
        <span className={editorClasses.note}>In the picture</span>
      ) : (
        <>
          <Button
            size="small"
            aria-label={`Show ${name} in the picture`}
            onClick={() => editor.edit(showLanguage(recipe, language))}
          >
            Show
          </Button>
          <Button
            size="small"
            aria-label={`Edit the words in ${name}`}
            aria-pressed={isBeside}
            onClick={onBeside}
          >
            Words
          </Button>
          <Button
            size="small"
            aria-label={`Own ad in ${name}`}
            title={editor.isDirty ? 'Save your changes first' : undefined}
            disabled={editor.isDirty || copy.isPending}
            loading={copy.isPending && { delay: 300 }}
            onClick={() => copy.mutate(language)}
          >
            Own ad
          </Button>
          <Button
            size="small"
            type="text"
            aria-label={`Remove ${name}`}
            title={`Remove ${name}`}
            icon={<X size={16} aria-hidden />}
            onClick={() => editor.edit(withTranslation(recipe, language, undefined))}
          />
        </>
      )}
    </li>
  );
}

interface AddLanguageProps extends LanguagesPanelProps {
  languages: readonly AdLanguage[];
  onAdd: (language: AdLanguage) => void;
}

function AddLanguage({ editor, recipe, languages, onAdd }: AddLanguageProps) {
  const id = useId();
  const [language, setLanguage] = useState<AdLanguage>();
  const translate = useTranslate(editor);
  const options = AD_LANGUAGES.filter((each) => !languages.includes(each))
    .map((value) => ({ value, label: getLanguageName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const add = () => {
    if (!language) return;
    onAdd(language);
    setLanguage(undefined);
  };
  return (
    <div className={editorClasses.field}>
      <label htmlFor={id}>Add a language</label>
      <Select
        id={id}
        showSearch
        optionFilterProp="label"
        placeholder="Choose a language"
        value={language}
        options={options}
        onChange={setLanguage}
      />
      <div className={classes.actions}>
        <Button
          size="small"
          disabled={!language || translate.isPending}
          loading={translate.isPending && { delay: 300 }}
          onClick={() =>
            language && translate.mutate({ from: recipe, language }, { onSuccess: add })
          }
        >
          Write it for me
        </Button>
        <Button
          size="small"
          disabled={!language || translate.isPending}
          onClick={() => {
            if (!language) return;
            const words = { ...recipe.words, language };
            editor.edit(withTranslation(recipe, language, { words, typed: [...recipe.typed] }));
            add();
          }}
        >
          Type or paste it
        </Button>
      </div>
      <p className={editorClasses.note}>
        The product’s name stays as you typed it. Other phrases of your brief are left out if they
        are in another language.
      </p>
    </div>
  );
}
