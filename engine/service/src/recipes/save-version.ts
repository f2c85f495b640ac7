import {
  type AdFormat,
  type AdImages,
  AppError,
  getRecipeText,
  getRecipeVersion,
  joinAdText,
  joinIntoOneLine,
  parseRecipe,
  RENDERER_VERSION,
  type Recipe,
  splitAdText,
  WORD_FIELDS,
  type WordField,
} from '@adwright/contracts';
import type { SaveVersionResponse } from '@adwright/contracts/recipe-editing';
import { adaptToFormat } from '@adwright/contracts/recipe-formats';
import { getShownLanguage, showLanguage } from '@adwright/contracts/recipe-languages';
import { getWorkspace, type Maker } from '../auth/workspace.ts';
import type { RecipeContext, RecipeRenderer } from '../creative-provider.ts';
import type { EditedUploads, UploadManifests } from '../credentials/upload-manifests.ts';
import type { ImageStore, StoredImage } from '../images/image-store.ts';
import type { LatestVersion, NewVersion, RecipeStore } from './recipe-store.ts';
import { describeFormat, type RenderedFormats, renderFormats } from './render-formats.ts';

export interface EditingServices {
  renderer: RecipeRenderer;
  store: RecipeStore;
  images: ImageStore;
  uploads: Pick<EditedUploads, 'read'>;
}

/** An edit of an ad: the edited recipe, and the version on which the edit is based. */
export interface Edit {
  adId: string;
  baseVersion: number;
  recipe: Recipe;
}

/**
 * The outcome `stale` means that another version was saved in the meantime, and that this edit was not saved.
 */
type SaveOutcome =
  | { outcome: 'saved'; response: SaveVersionResponse }
  | { outcome: 'stale'; latest: LatestVersion };

/**
 * Renders an edited ad in all its formats, stores the pictures, and makes them the ad's latest version. Saving
 * a version writes no ledger entry.
 * @throws {AppError} `not_found`, `not_editable`, `newer_recipe`, `invalid_request`, `text_does_not_fit`,
 * `limit_reached`
 */
export async function saveVersion(
  services: EditingServices,
  { adId, baseVersion, recipe: wanted }: Edit,
  context: RecipeContext,
): Promise<SaveOutcome> {
  const { renderer, store, images } = services;
  const { userId } = context;
  const workspace = getWorkspace(context);
  const { adText, workspaceId: _, ...latest } = await readLatestVersion(store, adId, context);
  if (latest.n !== baseVersion) return { outcome: 'stale', latest };
  await images.requireRoom(workspace);
  const before = parseRecipe(latest.recipe);
  const edited = editOf(before, wanted);
  const { formats } = edited;
  const whole = { recipe: edited, formats, width: null, score: 'all' } as const;
  const rendered = await renderFormats(renderer, whole, context);
  const recipe = recordFormats(edited, rendered);
  const uploads = await services.uploads.read(workspace, listUploads(recipe), context.fetchUpload);
  const { stored, addresses } = await storeAll(images, context, { recipe, uploads }, rendered);
  const texts = await rewriteTexts(adText, before, recipe);
  const version = buildVersion(recipe, addresses, rendered, texts);
  const change = await store.save(userId, adId, baseVersion, version).catch(async (error) => {
    await discard(images, stored);
    throw error;
  });
  if (change.outcome === 'stale') {
    await discard(images, stored);
    return { outcome: 'stale', latest: change.latest };
  }
  const response: SaveVersionResponse = {
    success: true,
    version: { n: change.latest.n, recipe, images: addresses, viralScore: version.viral_score },
    pictures: rendered.pictures.map(({ format, rendered: one }) => describeFormat(format, one)),
    leftOut: rendered.leftOut,
  };
  return { outcome: 'saved', response };
}

/**
 * Renders and stores formats that the latest version of an ad lacks.
 * @throws {AppError} in the same cases as {@link saveVersion}
 */
export async function addFormats(
  { renderer, store, images, uploads: known }: EditingServices,
  { adId, formats }: { adId: string; formats: readonly AdFormat[] },
  context: RecipeContext,
) {
  const { userId } = context;
  const workspace = getWorkspace(context);
  const { workspaceId: _, ...latest } = await readLatestVersion(store, adId, context);
  const recipe = parseRecipe(latest.recipe);
  const missing = [...new Set(formats)].filter((format) => latest.images[format] === undefined);
  if (missing.length > 0) await images.requireRoom(workspace);
  const order = { recipe, formats: missing, width: null, score: 'none' } as const;
  const rendered = await renderFormats(renderer, order, context);
  const { leftOut } = rendered;
  if (rendered.pictures.length === 0) return { outcome: 'saved' as const, latest, leftOut };
  const uploads = await known.read(workspace, listUploads(recipe), context.fetchUpload);
  const { stored, addresses } = await storeAll(images, context, { recipe, uploads }, rendered);
  const change = await store.addFormats(userId, adId, latest.n, addresses);
  if (change.outcome === 'stale') await discard(images, stored);
  return { ...change, leftOut };
}

/**
 * Reads the latest version of an ad in the workspace of the request.
 * @throws {AppError} `not_found` for an ad of another workspace, and the errors of `RecipeStore.latest`
 */
export async function readLatestVersion(store: RecipeStore, adId: string, context: RecipeContext) {
  const latest = await store.latest(context.userId, adId);
  if ((latest.workspaceId ?? getWorkspace(context)) === getWorkspace(context)) return latest;
  throw new AppError('not_found', 'the ad belongs to another workspace');
}

/**
 * Turns an edit into the recipe that may be saved. The original request stays, and changed words count as
 * typed by the user.
 * @throws {AppError} `invalid_request` for the recipe of another ad
 */
function editOf(before: Recipe, wanted: Recipe): Recipe {
  if (serialiseIdentity(before) !== serialiseIdentity(wanted)) {
    throw new AppError('invalid_request', 'the recipe belongs to another ad', {
      field: 'recipe',
      userMessage: 'This recipe belongs to another ad.',
    });
  }
  const [ordered] = before.formats;
  const formats = [...new Set([...(ordered ? [ordered] : []), ...wanted.formats])];
  const typed = [...new Set([...wanted.typed, ...findChangedWords(before, wanted)])];
  return {
    ...wanted,
    version: getRecipeVersion(wanted),
    renderer: RENDERER_VERSION,
    formats,
    typed,
  };
}

function serialiseIdentity(recipe: Recipe): string {
  const { kind, seed } = recipe;
  const source = recipe.kind === 'composed' ? recipe.brief : recipe.picture;
  return JSON.stringify([kind, seed, Object.entries(source).sort()]);
}

/**
 * Finds the fields with words that differ from the previous version in the same language; none if the previous
 * version has no words in that language.
 */
function findChangedWords(before: Recipe, after: Recipe): WordField[] {
  const texts = (recipe: Recipe): Record<string, unknown> => recipe.words;
  const same = showLanguageOf(after, before);
  if (!same) return [];
  const [old, now] = [texts(same), texts(after)];
  return WORD_FIELDS.filter(
    (field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(now[field] ?? null),
  );
}

/**
 * Returns `version` with its words in the language that `wanted` shows; null if `version` has no words in that
 * language.
 */
function showLanguageOf(wanted: Recipe, version: Recipe): Recipe | null {
  if (wanted.kind !== 'composed' || version.kind !== 'composed') return version;
  if (wanted.words.language === version.words.language) return version;
  const language = getShownLanguage(wanted);
  return language && version.translations?.[language] ? showLanguage(version, language) : null;
}

export function recordFormats(recipe: Recipe, { pictures }: RenderedFormats): Recipe {
  return { ...recipe, formats: pictures.map(({ format }) => format) };
}

/** Lists the URLs of the user's own pictures in an ad. */
export function listUploads(recipe: Recipe): string[] {
  const { picture, brand } = recipe;
  const background = recipe.kind === 'composed' ? recipe.background : undefined;
  const others = [
    brand?.logoLight,
    brand?.logoDark,
    background?.kind === 'photo' ? background.imageUrl : null,
  ].filter((url) => typeof url === 'string');
  switch (picture.kind) {
    case 'photo':
      return [picture.imageUrl, ...others];
    case 'product':
      return [picture.image, ...others];
    default:
      return others;
  }
}

export async function storeAll(
  images: ImageStore,
  maker: Maker,
  { recipe, uploads }: { recipe: Recipe; uploads: UploadManifests },
  { pictures }: RenderedFormats,
) {
  const stored: StoredImage[] = [];
  const addresses: AdImages = {};
  try {
    for (const { format, rendered } of pictures) {
      const bytes = rendered.jpeg;
      const shown = adaptToFormat(recipe, format);
      const picture = { bytes, mediaType: 'image/jpeg', recipe: shown, uploads } as const;
      const image = await images.put(maker, 'createAd', picture);
      stored.push(image);
      addresses[format] = image.url;
    }
  } catch (error) {
    await discard(images, stored);
    throw error;
  }
  return { stored, addresses };
}

/**
 * Removes the stored pictures of an edit that was not saved. A failed removal is ignored, because a leftover
 * picture only takes up storage.
 */
export async function discard(images: ImageStore, stored: readonly StoredImage[]): Promise<void> {
  await images.remove(stored.map(({ path }) => path)).catch(() => undefined);
}

export function buildVersion(
  recipe: Recipe,
  images: AdImages,
  { pictures }: RenderedFormats,
  texts: Record<string, string>,
): NewVersion {
  return {
    recipe,
    images,
    headline: joinIntoOneLine(recipe.words.headline),
    words: getRecipeText(recipe),
    viral_score: pictures[0]?.rendered.viralScore ?? null,
    ad: { ...buildRow(recipe, images), ...texts },
  };
}

/** Maximum number of characters of an ad's texts; the table `ads` refuses longer texts. */
const MAX_AD_TEXT_CHARACTERS = 10_000;

/**
 * Returns the new value of the column `ad_text`. Facts that the user edited in the picture's words, such as a
 * price, replace the old facts. Returns an empty object if the ad has no texts beside its pictures, or if
 * these texts do not change.
 */
async function rewriteTexts(
  adText: string | null,
  before: Recipe,
  after: Recipe,
): Promise<Record<string, string>> {
  if (!adText || before.kind !== 'composed' || after.kind !== 'composed') return {};
  // The texts beside the pictures stay in the language of the request, so they don't contain facts that are
  // worded in another language.
  if (before.words.language !== after.words.language) return {};
  // The copywriter is imported on demand, because the server starts without it (`create-provider.test.ts`).
  const { rewriteFacts } = await import('@adwright/engine-copywriter');
  const pieces = rewriteFacts(
    splitAdText(adText),
    before.words,
    after.words,
    MAX_AD_TEXT_CHARACTERS,
  );
  const rewritten = joinAdText(pieces);
  return rewritten === '' || rewritten === adText ? {} : { ad_text: rewritten };
}

/**
 * Returns the columns of the table `ads` that describe a version, filled as in the flow that made the ad (spec
 * §7, Insert ads).
 */
function buildRow(recipe: Recipe, images: AdImages): Record<string, string> {
  const [first] = recipe.formats;
  const picture = (first && images[first]) ?? '';
  if (recipe.kind === 'overlay') {
    const { headline, subline } = recipe.words;
    const { imageUrl: originalImage } = recipe.picture;
    return {
      ad_image_url: picture,
      title: headline,
      ad_text: joinAdText([headline, subline].filter(Boolean)),
      prediction_id: JSON.stringify({ originalImage, variation: picture }),
    };
  }
  // Only ads of the job Create Ad have a goal, and a story beside their post. The row of an ad from a boost
  // shows a single picture.
  const isPair = recipe.brief.goal !== undefined && images.story !== undefined;
  return isPair && images.story
    ? { ad_image_url: picture, ad_image_url_story: images.story }
    : { ad_image_url: picture };
}
