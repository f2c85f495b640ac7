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
  /** The ads of the launch kit; every ad has a link. */
  ads: readonly LaunchAd[];
  platforms: readonly PlatformName[];
  campaign: string;
  /** Evidence that supports the claims of the ads. */
  evidence: readonly ClaimEvidence[];
  /** Called before each ad is packed, with the number of finished ads. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/**
 * Makes the launch kit and starts the download. If a step fails, no launch kit is made, because a partial launch kit
 * would look complete.
 * @returns sentences that name missing items and items to check
 * @throws {LaunchKitError} with a message that names the failed step
 */
export async function makeKit(order: KitOrder): Promise<string[]> {
  const { ads, platforms, campaign, evidence, onProgress, signal } = order;
  const images: KitImage[] = [];
  const leftOut: string[] = [];
  const warnings: string[] = [];
  // Ads are rendered one after another, since the rate limit for rendering is per user.
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
