import { requestEditor } from '@adwright/ads';
import {
  type AdLanguage,
  type ComposedRecipe,
  EDITOR_PATHS,
  getLanguageName,
} from '@adwright/contracts';
import { translationResponseSchema } from '@adwright/contracts/recipe-editing';
import { withTranslation } from '@adwright/contracts/recipe-languages';
import { toast } from '@adwright/ui/toast';
import { useMutation } from '@tanstack/react-query';
import type { Editor } from '../use-editor.ts';

/** Lets the engine write an ad's texts in another language. */
export function useTranslate({ recipe: present, edit }: Editor) {
  return useMutation({
    mutationFn: ({ from, language }: { from: ComposedRecipe; language: AdLanguage }) =>
      requestEditor({
        path: EDITOR_PATHS.translations,
        schema: translationResponseSchema,
        body: { recipe: from, language },
      }),
    onSuccess: ({ words }, { language }) => {
      // The translation is added to the current recipe, which includes words that the user typed during the request.
      if (present.kind !== 'composed') return;
      // The engine does not translate offers and facts that the user typed.
      const typed = present.typed.filter((field) => field === 'offer' || field === 'facts');
      edit(withTranslation(present, language, { words, typed }));
    },
    onError: (error, { language }) =>
      toast({
        kind: 'destructive',
        title: `No words in ${getLanguageName(language)}`,
        description: error.message,
      }),
  });
}
