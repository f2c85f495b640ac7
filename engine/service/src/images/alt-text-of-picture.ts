import type { FeatureKey } from '@adwright/contracts';
import { trimAltText, writePhotoAltText } from '@adwright/contracts/alt-text';
import * as z from 'zod';

/** The known facts about a picture without a recipe. */
export interface KnownOfPicture {
  feature: FeatureKey;
  request: unknown;
  /** The caption inside the uploaded file; null without one. */
  caption: string | null;
}

const knownSchema = z.object({
  productType: z.string().optional(),
  title: z.string().optional(),
  imageUrl: z.string().optional(),
});

/** Fallback alt texts, in the language of our own pages, if neither request nor upload describes the picture. */
const UNNAMED: Record<FeatureKey, string> = {
  createAd: 'Picture of an ad',
  boost: 'Picture of an ad',
  enhance: 'Enhanced photo',
  variation: 'Photo in another look',
  overlay: 'Photo with words',
  photoshoot: 'Product photo',
};

/** The alt text of a picture without a recipe: from the brief, the upload's own caption, or its file name. */
export async function writePictureAltText({
  feature,
  request,
  caption,
}: KnownOfPicture): Promise<string> {
  const { productType, title, imageUrl } = knownSchema.safeParse(request).data ?? {};
  if (productType) return writePhotoAltText(productType, await languageOf(productType));
  if (feature === 'overlay' && title) return trimAltText(title);
  const named = caption ?? (imageUrl ? nameIn(imageUrl) : null);
  return named ? trimAltText(named) : UNNAMED[feature];
}

async function languageOf(text: string): Promise<string> {
  // Imported on demand, because the server starts without the copywriter (`create-provider.test.ts`).
  const { detectLanguage } = await import('@adwright/engine-copywriter');
  return detectLanguage(text);
}

/** Words that cameras, phones and programs put into file names; a name of such words describes nothing. */
const OF_MACHINES =
  /^(?:img|dsc[fn]?|dcim|pxl|mvimg|p|gopr|screen ?shot|screenshot|bildschirmfoto|photo|foto|image|picture|bild|whatsapp|signal|unnamed|untitled|download|scan|copy|at|jpe?g|png|webp|final|new|[\da-f]{6,}|[\p{N}\p{P}]*)$/iu;

/** The name that a person gave a file, if any. Upload paths end in `{tool}_{timestamp}_{name}`. */
function nameIn(imageUrl: string): string | null {
  const file = imageUrl.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const name = file.replace(/^[a-z]+_\d{13,}_/i, '').replace(/\.[a-z\d]+$/i, '');
  // A name with a UUID is that of one of our own stored pictures, and describes nothing.
  if (/[\da-f]{8}-[\da-f]{4}-/i.test(name)) return null;
  const words = name.split(/[_\W]+/u).filter((word) => word !== '' && !OF_MACHINES.test(word));
  const letters = words.join('').match(/\p{L}/gu)?.length ?? 0;
  return letters >= MIN_LETTERS ? words.join(' ') : null;
}

/** Minimum number of letters of a file's name; a name with fewer letters is meaningless. */
const MIN_LETTERS = 3;
