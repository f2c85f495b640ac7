import type { AssetKind, BrandColour } from '@adwright/contracts';
import { type CutDoubt, cutProduct, DOUBT_REASONS, encodeCut } from '@adwright/engine-cutout';
import { openPhoto, type SubjectMap } from '@adwright/engine-uploads';
import type { ReadAsset } from '../creative-provider.ts';
import { readLogo } from './read-logo.ts';
import { refuseSmall } from './refuse-small.ts';

/** The message to the user for a product photo that can't be cut out. */
export function getProblem(doubt: CutDoubt | null): string | null {
  return doubt && `${DOUBT_REASONS[doubt]}, so it is shown with its background.`;
}

/**
 * Reads a file of the asset library. Cuts out a product, or removes the background of a logo if that
 * background is certainly plain.
 * @param subject map of the photo; a logo needs none
 * @throws {AppError} as `openPhoto`, and `image_too_small`
 */
export async function readAsset(
  kind: AssetKind,
  bytes: Uint8Array,
  subject: () => Promise<SubjectMap>,
): Promise<ReadAsset> {
  const photo = await openPhoto(bytes);
  const { width, height } = photo;
  refuseSmall(kind, photo);
  if (kind === 'logo') return { width, height, ...(await logoOf(bytes)) };
  const { cut, confidence, doubt } = await cutProduct(bytes, subject());
  const cutOut = cut && (await encodeCut(cut));
  const problem = getProblem(doubt);
  return { width, height, cutOut, confidence, problem, suggestedColours: [] };
}

async function logoOf(bytes: Uint8Array): Promise<Omit<ReadAsset, 'width' | 'height'>> {
  const { cutOut, colours } = await readLogo(bytes);
  const suggestedColours: BrandColour[] = colours;
  return { cutOut, confidence: null, problem: null, suggestedColours };
}
