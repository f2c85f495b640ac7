import type { AdFormat } from '@adwright/contracts';
import type { LaunchAd } from './launch-ad.ts';
import type { Placement, PlatformName } from './platforms.ts';

/** One picture of an ad in the version for one platform. */
export interface KitImage {
  ad: LaunchAd;
  platform: PlatformName;
  format: AdFormat;
  placement: Placement;
  /** File name of the picture without its extension. */
  name: string;
  /** URL of the stored picture, for importers that fetch the picture. */
  storedUrl: string;
  /**
   * True if the picture was encoded again for the platform. A second encoding removes the content credentials.
   */
  isReencoded?: true;
  bytes: Uint8Array;
}

/** File extension of every picture in a launch kit. */
const IMAGE_EXTENSION = '.jpg';

export const getImageFile = ({ name }: Pick<KitImage, 'name'>) => name + IMAGE_EXTENSION;
