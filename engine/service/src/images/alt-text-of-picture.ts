import type { FeatureKey } from '@adwright/contracts';
import { trimAltText, writePhotoAltText } from '@adwright/contracts/alt-text';
import * as z from 'zod';

/** The facts that are known about a picture without a recipe. */
export interface KnownOfPicture {
  feature: FeatureKey;
  request: unknown;
  /** The caption inside the uploaded file; null if the file has no caption. */
  caption: string | null;
}

const knownSchema = z.object({
  productType: z.string().optional(),
  title: z.string().optional(),
  imageUrl: z.string().optional(),
});

/**
 * Fallback alt texts in the language of Adwright's pages, for a picture that neither request nor upload
 * describes.
 */
const UNNAMED: Record<FeatureKey, string> = {
  createAd: 'Picture of an ad',
  boost: 'Picture of an ad',
  enhance: 'Enhanced photo',
  variation: 'Photo in another look',
  overlay: 'Photo with words',
  photoshoot: 'Product photo',
};

/**
 * Writes the alt text of a picture without a recipe: from the brief, the upload's caption, or the upload's file
 * name.
 */
export async function writePictureAltText({
  feature,
  request,
  caption,
}: KnownOfPicture): Promise<string> {
  const { productType, title, imageUrl } = knownSchema.safeParse(request).data ?? {};
  if (productType) return writePhotoAltText(productType, await detectTextLanguage(productType));
  if (feature === 'overlay' && title) return trimAltText(title);
  const named = caption ?? (imageUrl ? nameIn(imageUrl) : null);
  return named ? trimAltText(named) : UNNAMED[feature];
}

async function detectTextLanguage(text: string): Promise<string> {
  // The copywriter is imported on demand, because the server starts without it (`create-provider.test.ts`).
  const { detectLanguage } = await import('@adwright/engine-copywriter');
  return detectLanguage(text);
}

/**
 * Matches words that cameras, phones and programs put into file names. A file name of only words such as "IMG" or
 * "scan" does not describe the picture.
 */
const OF_MACHINES =
  /^(?:img|dsc[fn]?|dcim|pxl|mvimg|p|gopr|screen ?shot|screenshot|bildschirmfoto|photo|foto|image|picture|bild|whatsapp|signal|unnamed|untitled|download|scan|copy|at|jpe?g|png|webp|final|new|[\da-f]{6,}|[\p{N}\p{P}]*)$/iu;

/**
 * Returns the name that a person gave to an uploaded file; null if a program named the file. URLs of uploads
 * end in `{tool}_{timestamp}_{name}`.
 */
function nameIn(imageUrl: string): string | null {
  const file = imageUrl.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const name = file.replace(/^[a-z]+_\d{13,}_/i, '').replace(/\.[a-z\d]+$/i, '');
  // A file name with a UUID is the name of a picture that the engine stored, and describes nothing.
  if (/[\da-f]{8}-[\da-f]{4}-/i.test(name)) return null;
  const words = name.split(/[_\W]+/u).filter((word) => word !== '' && !OF_MACHINES.test(word));
  const letters = words.join('').match(/\p{L}/gu)?.length ?? 0;
  return letters >= MIN_LETTERS ? words.join(' ') : null;
}

/** Minimum number of letters in a meaningful file name. */
const MIN_LETTERS = 3;
