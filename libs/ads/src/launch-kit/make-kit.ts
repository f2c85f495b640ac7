import { PATHS } from '@adwright/contracts';
import type { ClaimEvidence } from '@adwright/contracts/policy';
import { saveBlob } from '@adwright/ui';
import { zipKit } from './build-kit.ts';
import { checkProductPhoto } from './check-product-photo.ts';
import { collectImages } from './collect-images.ts';
import { sanitiseNamePart } from './file-name.ts';
import type { KitImage } from './kit-image.ts';
import type { LaunchAd } from './launch-ad.ts';
import { LaunchKitError } from './launch-kit-error.ts';
import type { PlatformName } from './platforms.ts';

export interface KitOrder {
  /** The ads of the kit, each with its link. */
  ads: readonly LaunchAd[];
  platforms: readonly PlatformName[];
  campaign: string;
  /** Evidence for claims of the ads. */
  evidence: readonly ClaimEvidence[];
  /** Called before each ad with the number of finished ads. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/**
 * Makes the kit and starts its download. Makes either the whole kit or none, because a partial kit would look
 * complete.
 * @returns missing items and items to check, one sentence each
 * @throws {LaunchKitError} that names what failed
 */
export async function makeKit(order: KitOrder): Promise<string[]> {
  const { ads, platforms, campaign, evidence, onProgress, signal } = order;
  const images: KitImage[] = [];
  const leftOut: string[] = [];
  const warnings: string[] = [];
  // Ads are rendered one after another, since rendering is limited per user.
  for (const [index, ad] of ads.entries()) {
    signal.throwIfAborted();
    onProgress(index);
    const own = await collectImages(ad, { platforms, signal });
    images.push(...own.images);
    leftOut.push(...own.leftOut);
    const warning = await checkProductPhoto(ad);
    if (warning) warnings.push(warning);
  }
  if (images.length === 0) {
    throw new LaunchKitError(`No image suits these platforms. ${leftOut.join(' ')}`);
  }
  const verifyUrl = new URL(PATHS.verify, location.origin).href;
  const contents = { platforms, images, campaign, verifyUrl, leftOut, warnings, evidence };
  const archive = await zipKit(contents);
  signal.throwIfAborted();
  saveBlob(archive, `launch-kit-${sanitiseNamePart(campaign, 'ads')}.zip`);
  return [...leftOut, ...warnings];
}
