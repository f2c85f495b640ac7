import type { AdFormat } from '@adwright/contracts';
import type { LaunchAd } from './launch-ad.ts';
import type { Placement, PlatformName } from './platforms.ts';

/** One picture of one ad, as one platform gets it. */
export interface KitImage {
  ad: LaunchAd;
  platform: PlatformName;
  format: AdFormat;
  placement: Placement;
  /** Without its extension. */
  name: string;
  /** Where the picture is stored, for importers that fetch it. */
  storedUrl: string;
  /** Set where the picture was encoded anew for the platform, which its content credentials do not survive. */
  isReencoded?: true;
  bytes: Uint8Array;
}

/** Extension of every picture in a kit. */
export const IMAGE_EXTENSION = '.jpg';

export const imageFile = ({ name }: Pick<KitImage, 'name'>) => name + IMAGE_EXTENSION;
