import { containsWholeText } from '@adwright/engine-lexicon';
import type { LanguageModel } from 'ai';
import type { RecipeRenderer } from '../creative-provider.ts';
import { listWithdrawnFacts } from '../embedded/asked-message.ts';
import {
  getComposedRecipe,
  translateBrief,
  writeTranslation,
} from '../embedded/write-translation.ts';
import { placeCopy } from './place-copy.ts';
import { writeCopy } from './write-copy.ts';

/**
 * Creates a translation that has the model write an ad's words in another language, from the ad's brief. Names,
 * offer and facts come from the embedded copywriter. The embedded copywriter's words are used instead if the
 * model's words are missing, don't match the brief, or state a fact that the user removed.
 */
export function createAiTranslation(
  model: LanguageModel,
  timeoutMs: number,
): RecipeRenderer['translate'] {
  return async (recipe, language, signal) => {
    const words = writeTranslation(recipe, language);
    const composed = getComposedRecipe(recipe);
    // Users pay nothing for a translation, so no result records the usage of the AI service.
    const limits = { signal, timeoutMs, note: () => undefined };
    const written = await writeCopy(model, translateBrief(composed.brief, language), limits).catch(
      () => {
        signal.throwIfAborted();
        return null;
      },
    );
    if (!written) return words;
    const { understood: _understood, adText: _texts, ...shown } = written;
    const shownText = JSON.stringify(shown);
    if (listWithdrawnFacts(composed).some((fact) => containsWholeText(shownText, fact)))
      return words;
    return { ...words, ...placeCopy(words, written) };
  };
}
