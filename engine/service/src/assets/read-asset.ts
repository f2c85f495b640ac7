import type { AssetKind, BrandColour } from '@adwright/contracts';
import { type CutDoubt, cutProduct, DOUBT_REASONS, encodeCut } from '@adwright/engine-cutout';
import { openPhoto, type SubjectMap } from '@adwright/engine-uploads';
import type { ReadAsset } from '../creative-provider.ts';
import { readLogo } from './read-logo.ts';
import { refuseSmall } from './refuse-small.ts';

/**
 * Returns the message to the user for a product photo that can't be cut out; null if the cut-out is certain.
 */
export function getProblem(doubt: CutDoubt | null): string | null {
  return doubt && `${DOUBT_REASONS[doubt]}, so it is shown with its background.`;
}

/**
 * Reads a file for the asset library. Cuts out the product in a photo, or removes the background of a logo if
 * the background is certainly plain.
 * @param subject the saliency map of a product photo; a logo needs no saliency map
 * @throws {AppError} for the same files as `openPhoto`, and `image_too_small`
 */
export async function readAsset(
  kind: AssetKind,
  bytes: Uint8Array,
  subject: () => Promise<SubjectMap>,
): Promise<ReadAsset> {
  const photo = await openPhoto(bytes);
  const { width, height } = photo;
  refuseSmall(kind, photo);
  if (kind === 'logo') return { width, height, ...(await readLogoAsset(bytes)) };
  const { cut, confidence, doubt } = await cutProduct(bytes, subject());
  const cutOut = cut && (await encodeCut(cut));
  const problem = getProblem(doubt);
  return { width, height, cutOut, confidence, problem, suggestedColours: [] };
}

async function readLogoAsset(bytes: Uint8Array): Promise<Omit<ReadAsset, 'width' | 'height'>> {
  const { cutOut, colours } = await readLogo(bytes);
  const suggestedColours: BrandColour[] = colours;
  return { cutOut, confidence: null, problem: null, suggestedColours };
}
