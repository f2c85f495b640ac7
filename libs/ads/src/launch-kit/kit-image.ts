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
  /** Address at which the picture is stored, for importers that fetch it. */
  storedUrl: string;
  /** Set when the picture was re-encoded for the platform, which removes its content credentials. */
  isReencoded?: true;
  bytes: Uint8Array;
}

/** Extension of every picture in a kit. */
const IMAGE_EXTENSION = '.jpg';

export const getImageFile = ({ name }: Pick<KitImage, 'name'>) => name + IMAGE_EXTENSION;
