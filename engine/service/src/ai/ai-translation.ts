import { saysWhole } from '@adwright/engine-lexicon';
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
 * Has the model write an ad's words in another language, from its brief. Names, offer and facts stay those of
 * the embedded copywriter. Its words are used unchanged if the model's do not match the brief, state a fact
 * that the user has removed, or are missing.
 */
export function createAiTranslation(
  model: LanguageModel,
  timeoutMs: number,
): RecipeRenderer['translate'] {
  return async (recipe, language, signal) => {
    const words = writeTranslation(recipe, language);
    const composed = getComposedRecipe(recipe);
    // Nothing is paid for a translation, so no result records the usage.
    const limits = { signal, timeoutMs, note: () => undefined };
    const written = await writeCopy(model, translateBrief(composed.brief, language), limits).catch(
      () => {
        signal.throwIfAborted();
        return null;
      },
    );
    if (!written) return words;
    const { understood: _understood, adText: _texts, ...shown } = written;
    const said = JSON.stringify(shown);
    if (listWithdrawnFacts(composed).some((fact) => saysWhole(said, fact))) return words;
    return { ...words, ...placeCopy(words, written) };
  };
}
