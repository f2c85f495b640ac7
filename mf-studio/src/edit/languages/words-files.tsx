import { type AdLanguage, type ComposedRecipe, getLanguageName } from '@adwright/contracts';
import { findTranslation, listLanguages } from '@adwright/contracts/recipe-languages';
import { saveBlob } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { toast } from '@adwright/ui/toast';
import { useRef } from 'react';
import type { Editor } from '../use-editor.ts';
import classes from './languages-panel.module.css';
import { takeInWords } from './take-in-words.ts';
import { listUnits, listUnitsToExport } from './word-units.ts';

interface WordsFilesProps {
  editor: Editor;
  recipe: ComposedRecipe;
  shown: AdLanguage;
  /** The language that the user edits; undefined when the ad has texts only in the language of the picture. */
  beside: AdLanguage | undefined;
}

/** Shows buttons that export the ad's texts as files for a translator, and import the translated files. */
export function WordsFiles({ editor, recipe, shown, beside }: WordsFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const textsIn = (language: AdLanguage) => {
    const translation = findTranslation(recipe, language);
    return new Map(
      (translation ? listUnits(recipe, translation) : []).map(({ id, text }) => [id, text]),
    );
  };
  const saveCsv = async () => {
    const { writeWordsCsv } = await import('./exchange-words.ts');
    const languages = new Map(listLanguages(recipe).map((name) => [name, textsIn(name)]));
    const csv = writeWordsCsv(listUnitsToExport(recipe), languages);
    saveBlob(new Blob([csv], { type: 'text/csv' }), `ad-${editor.adId.slice(0, 8)}-words.csv`);
  };
  const saveXliff = async (language: AdLanguage) => {
    const { writeWordsXliff } = await import('./exchange-words.ts');
    const xliff = writeWordsXliff(listUnitsToExport(recipe), shown, language, textsIn(language));
    const name = `ad-${editor.adId.slice(0, 8)}-${shown}-${language}.xlf`;
    saveBlob(new Blob([xliff], { type: 'application/xliff+xml' }), name);
  };
  const take = async (file: File) => {
    const { readWordsFile, UnreadableWordsError } = await import('./exchange-words.ts');
    try {
      const read = readWordsFile(await file.text());
      const { next, notes } = takeInWords(recipe, read);
      if (next !== recipe) editor.edit(next);
      toast({
        kind: next === recipe ? 'notice' : 'success',
        title: next === recipe ? 'Nothing in this file is new' : 'The words are in',
        description: notes.join(' '),
      });
    } catch (error) {
      if (!(error instanceof UnreadableWordsError)) throw error;
      toast({ kind: 'destructive', title: 'Not read', description: error.message });
    }
  };
  return (
    <fieldset className={classes.beside}>
      <legend>For a translator</legend>
      <div className={classes.actions}>
        <Button size="small" onClick={() => void saveCsv()}>
          Save as CSV
        </Button>
        <Button
          size="small"
          disabled={!beside}
          title={beside ? undefined : 'Add a language first'}
          onClick={() => beside && void saveXliff(beside)}
        >
          {beside ? `Save ${getLanguageName(beside)} as XLIFF` : 'Save as XLIFF'}
        </Button>
        <Button size="small" onClick={() => input.current?.click()}>
          Bring in CSV or XLIFF
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlf,.xliff,.xml,text/csv,application/xliff+xml"
          aria-label="Words in CSV or XLIFF"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            target.value = '';
          }}
        />
      </div>
    </fieldset>
  );
}
