import type { AdFormat } from '@adwright/contracts';
import type { LaunchAd } from './launch-ad.ts';
import type { Placement, PlatformName } from './platforms.ts';

/** One picture of an ad in the form that one platform gets. */
export interface KitImage {
  ad: LaunchAd;
  platform: PlatformName;
  format: AdFormat;
  placement: Placement;
  /** Without its extension. */
  name: string;
  /** URL at which the picture is stored, for importers that fetch it. */
  storedUrl: string;
  /** True if the picture was encoded again for the platform, which removes its content credentials. */
  isReencoded?: true;
  bytes: Uint8Array;
}

/** Extension of every picture in a kit. */
const IMAGE_EXTENSION = '.jpg';

export const getImageFile = ({ name }: Pick<KitImage, 'name'>) => name + IMAGE_EXTENSION;
