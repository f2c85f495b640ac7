import type { AdFormat, OverlayRecipe, OwnFonts, Recipe } from '@adwright/contracts';
import { AD_FORMATS, AppError } from '@adwright/contracts';
import {
  DRAWABLE_OBJECTS,
  type DrawableObject,
  type OwnProductInput,
  rendererKnowsSubjects,
  writeDisclosureNote,
} from '@adwright/engine-ads';
import { understandBrief } from '@adwright/engine-copywriter';
import { detectBriefLanguage } from '@adwright/engine-lexicon';
import { framePhoto, type SubjectMap } from '@adwright/engine-uploads';
import { getWorkspace } from '../auth/workspace.ts';
import type { EmbeddedProviderConfig } from '../config.ts';
import type {
  ReadAsset,
  RecipeContext,
  RecipeRenderer,
  UploadedImage,
} from '../creative-provider.ts';
import { fetchBrandMaterial, fetchFonts } from '../jobs/fetch-own-material.ts';
import { LastUsed } from '../last-used.ts';
import { readEditedMessage } from './asked-message.ts';
import { chooseObject } from './object-of-words.ts';
import type { RecipeReply, RecipeTask } from './recipe-task.ts';
import { rollRecipe } from './roll-recipe.ts';
import { UserTurns } from './user-turns.ts';
import { WorkerPool } from './worker-pool.ts';
import { writeTranslation } from './write-translation.ts';

/**
 * What the recipe renderer uses the rendering threads for: drawing thumbnails, finding the subject of a photo,
 * and cutting out a product.
 */
interface Helpers {
  drawThumbnail(object: DrawableObject): Promise<Uint8Array>;
  findSubject(photo: Uint8Array, signal: AbortSignal): Promise<SubjectMap>;
  readAsset(as: 'product', photo: Uint8Array, signal: AbortSignal): Promise<ReadAsset>;
}

const UNENDING = new AbortController().signal;

/**
 * Maximum number of simultaneous edits by different users, so that one user's edits do not delay another user's
 * edits.
 */
const THREADS = 2;

/**
 * First renderer version that trims the transparent margins of a photo; older versions showed the whole photo.
 */
const TRIMMING_RENDERER = 4;

/** Maximum number of cached photos, and of cached fonts, for ads that are being edited, at most 5 MB each. */
const MAX_PHOTOS = 8;

/**
 * Creates a renderer of recipes with separate threads, which render one recipe at a time for each user. An
 * edit therefore does not wait for ten variations of another user, and finds the user's previous edit in the
 * thread's cache. The threads are started for the first edit.
 */
export function createRecipeRenderer(
  config: EmbeddedProviderConfig,
  threads: Helpers,
): RecipeRenderer & { close(): Promise<void> } {
  const turns = new UserTurns(THREADS);
  let pool: WorkerPool<RecipeTask, RecipeReply> | undefined;
  const thumbnails = new LastUsed<Uint8Array>(DRAWABLE_OBJECTS.length);
  const files = {
    photos: new LastUsed<UploadedImage>(MAX_PHOTOS),
    fonts: new LastUsed<Uint8Array>(MAX_PHOTOS),
  };
  const kept = createPhotoCache(threads);

  const started = () => {
    pool ??= new WorkerPool<RecipeTask, RecipeReply>({
      file: new URL('./recipe-worker.ts', import.meta.url),
      size: THREADS,
      taskTimeoutMs: config.taskTimeoutMs,
      memoryLimitMb: config.memoryLimitMb,
    });
    return pool;
  };

  /**
   * Renders a task when it is the user's turn. A caller that disconnects loses the turn. A running task is
   * not aborted, because that would end the thread and lose its caches.
   */
  async function inTurn(
    userId: string,
    task: RecipeTask,
    signal: AbortSignal,
  ): Promise<RecipeReply> {
    const release = await turns.acquire(userId, signal);
    try {
      return await started().run(task, UNENDING);
    } finally {
      release();
    }
  }

  return {
    objects: DRAWABLE_OBJECTS,
    objectOf: chooseObject,
    factsOf: ({ audience = '', ...brief }) =>
      understandBrief({ ...brief, audience }).facts.map(({ kind, text }) => ({ kind, text })),
    async objectPicture(name) {
      const object = DRAWABLE_OBJECTS.find((drawable) => drawable === name);
      if (!object) throw new AppError('not_found', `no object is called ${name}`);
      return thumbnails.get(object, () => threads.drawThumbnail(object));
    },
    roll: rollRecipe,
    translate: async (recipe, language) => writeTranslation(recipe, language),
    async render(order, context) {
      const { recipe, format } = order;
      const { userId, signal } = context;
      const frame = chooseFrame(recipe, kept.frame);
      const reading = { ...createReading(context, files), ...kept, frame };
      const { keyOf, read } = reading;
      // For a recipe without the user's own files, the code must not await anything, so that a preview takes
      // its turn at once.
      const own = hasOwnParts(recipe) ? await fetchOwnParts(recipe, reading) : {};
      const asked =
        recipe.kind === 'composed' && order.score ? { asked: readEditedMessage(recipe) } : {};
      const run = (task: RecipeTask) => inTurn(userId, { ...task, ...own, ...asked }, signal);
      const photoUrl = findPhoto(recipe, format);
      if (photoUrl === null) return run(order);
      const key = keyOf(photoUrl);
      const { bytes } = await read(photoUrl);
      if (recipe.kind === 'composed') return run({ ...order, photo: await frame(key, bytes) });
      const photo = { key, bytes };
      const subject = await kept.findSubject(key, bytes);
      return run({ ...order, photo, subject, ...noteOf(recipe) });
    },
    async close() {
      await pool?.close();
    },
  };
}

/**
 * Returns functions that cache the subject, the cut-out and the trimmed version of each photo, so that each is
 * computed once.
 */
function createPhotoCache(threads: Helpers) {
  const subjects = new LastUsed<SubjectMap>(MAX_PHOTOS);
  const cuts = new LastUsed<ReadAsset>(MAX_PHOTOS);
  const frames = new LastUsed<Uint8Array>(MAX_PHOTOS);
  return {
    cut: (key: string, photo: Uint8Array) =>
      cuts.get(key, () => threads.readAsset('product', photo, UNENDING)),
    frame: async (key: string, photo: Uint8Array) => ({
      key,
      bytes: await frames.get(key, () => framePhoto(photo)),
    }),
    findSubject: (key: string, photo: Uint8Array) =>
      subjects.get(key, () => threads.findSubject(photo, UNENDING)),
  };
}

/** Returns readers of the caller's own files, which read each file only once. */
function createReading(
  context: RecipeContext,
  { photos, fonts }: { photos: LastUsed<UploadedImage>; fonts: LastUsed<Uint8Array> },
): Pick<Reading, 'keyOf' | 'read' | 'readFont'> {
  const workspace = getWorkspace(context);
  const keyOf = (url: string) => `${workspace} ${url}`;
  return {
    keyOf,
    read: (url) => photos.get(keyOf(url), () => context.fetchUpload(url)),
    readFont: (url) => fonts.get(keyOf(url), () => context.fetchFont(url)),
  };
}

type Frame = (key: string, photo: Uint8Array) => Promise<{ key: string; bytes: Uint8Array }>;

/**
 * Returns the function that frames a photo as the renderer version of a recipe requires: trimmed, or whole
 * with its transparent margins. The trimmed and the whole version of a photo have different cache keys.
 */
function chooseFrame({ renderer }: Recipe, trim: Frame): Frame {
  return renderer >= TRIMMING_RENDERER
    ? trim
    : async (key, bytes) => ({ key: `${key} untrimmed`, bytes });
}

interface Reading {
  cut(key: string, photo: Uint8Array): Promise<ReadAsset>;
  findSubject(key: string, photo: Uint8Array): Promise<SubjectMap>;
  /**
   * Trims a photo, or returns it with its transparent margins, as the renderer version of the recipe requires.
   */
  frame: Frame;
  read(url: string): Promise<UploadedImage>;
  readFont(url: string): Promise<Uint8Array>;
  /** Returns the cache key of the picture at a URL, which is different for each workspace. */
  keyOf(url: string): string;
}

function hasOwnParts(recipe: Recipe): boolean {
  const { picture, brand } = recipe;
  const hasFonts = listChosenFonts(recipe) !== undefined;
  const hasOwnGround = findBackgroundPhoto(recipe) !== null;
  return picture.kind === 'product' || brand !== undefined || hasOwnGround || hasFonts;
}

function listChosenFonts(recipe: Recipe): OwnFonts | undefined {
  return recipe.kind === 'composed' ? recipe.look.fonts : undefined;
}

async function fetchOwnParts(
  recipe: Recipe,
  reading: Reading,
): Promise<Pick<RecipeTask, 'own' | 'logos' | 'background' | 'brandFonts' | 'chosenFonts'>> {
  const [own, logos, background, brandFonts, chosenFonts] = await Promise.all([
    prepareOwnProduct(recipe, reading),
    fetchLogos(recipe.brand, reading),
    fetchBackground(recipe, reading),
    fetchFonts(recipe.brand?.fonts, reading.readFont),
    fetchFonts(listChosenFonts(recipe), reading.readFont),
  ]);
  return { ...own, ...logos, ...background, brandFonts, chosenFonts };
}

/**
 * Prepares the user's own product as the recipe shows it. A photo without a cut-out is cut out, and framed if
 * the cut-out is uncertain.
 */
async function prepareOwnProduct(
  { picture, renderer }: Recipe,
  { read, cut, frame, findSubject, keyOf }: Reading,
): Promise<Pick<RecipeTask, 'own'>> {
  if (picture.kind !== 'product') return {};
  const { image, cutout, show } = picture;
  const shownAs = (own: OwnProductInput, key = keyOf(image)) => ({
    own: { key: `${key} ${own.show}`, input: own },
  });
  const { bytes } = await read(image);
  const withGround = async (as: 'full' | 'framed') => {
    const photo = await frame(keyOf(image), bytes);
    const input = { show: as, bytes: photo.bytes };
    if (as === 'framed' || !rendererKnowsSubjects(renderer)) return shownAs(input, photo.key);
    return shownAs({ ...input, subject: await findSubject(photo.key, photo.bytes) }, photo.key);
  };
  if (show !== 'cutout') return withGround(show);
  if (cutout) return shownAs({ show, bytes: (await read(cutout)).bytes });
  const { cutOut } = await cut(keyOf(image), bytes);
  return cutOut ? shownAs({ show, bytes: cutOut }) : withGround('framed');
}

async function fetchLogos(
  brand: Recipe['brand'],
  { read, readFont, keyOf }: Reading,
): Promise<Pick<RecipeTask, 'logos'>> {
  if (!brand || !(brand.logoLight || brand.logoDark)) return {};
  const { logos } = await fetchBrandMaterial(brand, { fetchUpload: read, fetchFont: readFont });
  return { logos: { key: keyOf(`${brand.logoLight} ${brand.logoDark}`), input: logos } };
}

function findBackgroundPhoto(recipe: Recipe): string | null {
  if (recipe.kind !== 'composed' || recipe.background?.kind !== 'photo') return null;
  return recipe.background.imageUrl;
}

/** Fetches the photo that the user chose as the background of the ad. */
async function fetchBackground(
  recipe: Recipe,
  { read, keyOf }: Reading,
): Promise<Pick<RecipeTask, 'background'>> {
  const url = findBackgroundPhoto(recipe);
  if (url === null) return {};
  const { bytes } = await read(url);
  return { background: { key: `${keyOf(url)} ground`, bytes } };
}

/**
 * Returns the URL of the picture below the words of an ad in a format. If no picture was generated for the
 * format, the picture with the nearest aspect ratio is used.
 */
function findPhoto({ picture }: Recipe, format: AdFormat): string | null {
  if (picture.kind === 'drawn') return null;
  if (picture.kind === 'photo') return picture.imageUrl;
  const images = picture.kind === 'generated' ? picture.images : (picture.scenes ?? {});
  const shape = (name: AdFormat) => Math.log(AD_FORMATS[name].width / AD_FORMATS[name].height);
  const [nearest] = Object.entries(images)
    .flatMap(([name, url]) => (isFormat(name) && url ? [{ name, url }] : []))
    .sort((one, other) => {
      const away = (name: AdFormat) => Math.abs(shape(name) - shape(format));
      return away(one.name) - away(other.name);
    });
  return nearest?.url ?? null;
}

/**
 * Returns the text of the AI note, which the main thread reads because the rendering threads do not load the
 * lexicon.
 */
function noteOf({ words, disclosure }: OverlayRecipe): Pick<RecipeTask, 'note'> {
  if (disclosure !== 'note') return {};
  return {
    note: writeDisclosureNote(detectBriefLanguage(`${words.headline} ${words.subline}`), true),
  };
}

function isFormat(name: string): name is AdFormat {
  return Object.hasOwn(AD_FORMATS, name);
}
