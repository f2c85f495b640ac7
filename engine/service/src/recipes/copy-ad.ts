import {
  type AdLanguage,
  AppError,
  getLanguageName,
  joinAdText,
  parseRecipe,
  RENDERER_VERSION,
  type Recipe,
  setRecipeVersion,
} from '@adwright/contracts';
import type { CopyAdResponse } from '@adwright/contracts/recipe-editing';
import {
  getShownLanguage,
  showLanguage,
  withoutTranslations,
} from '@adwright/contracts/recipe-languages';
import { getWorkspace } from '../auth/workspace.ts';
import type { RecipeContext } from '../creative-provider.ts';
import { renderFormats } from './render-formats.ts';
import {
  buildVersion,
  discard,
  type EditingServices,
  listUploads,
  readLatestVersion,
  recordFormats,
  storeAll,
} from './save-version.ts';

/** The ad to copy, and the language that the copy shows; without a language, the copy has all languages. */
export interface CopyOrder {
  adId: string;
  language: AdLanguage | undefined;
}

/**
 * Creates a separate ad from the latest version of another ad. The copied ad has its own pictures, so that deleting one
 * of the ads keeps the pictures of the other. Copying an ad writes no ledger entry.
 * @throws {AppError} `not_found`, `not_editable`, `invalid_request` for a language in which the ad has no
 * words, `limit_reached`
 */
export async function copyAd(
  { renderer, store, images, uploads: known }: EditingServices,
  { adId, language }: CopyOrder,
  context: RecipeContext,
): Promise<CopyAdResponse> {
  const { userId } = context;
  const latest = await readLatestVersion(store, adId, context);
  const wanted = chooseLanguage(parseRecipe(latest.recipe), language);
  await images.requireRoom(getWorkspace(context));
  const { formats } = wanted;
  const whole = { recipe: wanted, formats, width: null, score: 'all' } as const;
  const rendered = await renderFormats(renderer, whole, context);
  const recipe = recordFormats(wanted, rendered);
  const uploads = await known.read(getWorkspace(context), listUploads(recipe), context.fetchUpload);
  const { stored, addresses } = await storeAll(images, context, { recipe, uploads }, rendered);
  const texts = language ? await writeTexts(recipe) : {};
  const version = buildVersion(recipe, addresses, rendered, texts);
  const copy = await store.copy(userId, adId, version).catch(async (error) => {
    await discard(images, stored);
    throw error;
  });
  return { success: true, ...copy, leftOut: rendered.leftOut };
}

function chooseLanguage(recipe: Recipe, language: AdLanguage | undefined): Recipe {
  const now = setRecipeVersion({ ...recipe, renderer: RENDERER_VERSION });
  if (language === undefined) return now;
  const shown = now.kind === 'composed' ? showLanguage(now, language) : null;
  if (!shown || getShownLanguage(shown) !== language) {
    throw new AppError('invalid_request', `the ad has no words in ${language}`, {
      field: 'language',
      userMessage: `This ad has no words in ${getLanguageName(language)} yet. Add the language in the editor, save, and try again.`,
    });
  }
  return withoutTranslations(shown);
}

/** Writes the texts that are published beside a copy's pictures, in the language that the copy shows. */
async function writeTexts(recipe: Recipe): Promise<Record<string, string>> {
  if (recipe.kind !== 'composed') return {};
  const { brief, seed } = recipe;
  const language = getShownLanguage(recipe);
  const { goal, adType } = brief;
  // An ad of a boost has no texts beside its pictures.
  if (goal === undefined || adType === undefined) return {};
  // The copywriter is imported on demand, because the server starts without it (`create-provider.test.ts`).
  const { restorePrintedBrief, writeAdText } = await import('@adwright/engine-copywriter');
  const asked = { ...brief, goal, adType, ...(language && { language }) };
  return { ad_text: joinAdText(writeAdText(restorePrintedBrief(asked), seed)) };
}
