import { assetsQuery, getProductPhoto } from '@adwright/ads/assets';
import {
  brandKitsQuery,
  DEFAULT_BRAND,
  findChosenKit,
  hasFont,
  hasLogo,
  NO_BRAND,
  takeKitSnapshot,
} from '@adwright/ads/brand';
import { fontsQuery } from '@adwright/ads/fonts';
import { AppError, type BrandKitRow, type OwnFields, pickOwnFields } from '@adwright/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { OwnChoice } from './own-choice.ts';

/**
 * Returns the request fields for the chosen photo and brand kit.
 * @throws `unavailable` when the chosen photo or brand kit can't be read, `not_found` when the photo does not
 * exist any more
 */
export async function readOwnFields(
  queryClient: QueryClient,
  userId: string,
  { photo, brand }: Pick<OwnChoice, 'photo' | 'brand'>,
): Promise<OwnFields> {
  const kit = await readKit(queryClient, userId, brand);
  const showsPhoto = photo !== null && photo.show !== 'none';
  const assets = showsPhoto || (kit && hasLogo(kit)) ? await readAssets(queryClient, userId) : [];
  const fonts = kit && hasFont(kit) ? await readFonts(queryClient, userId) : [];
  const asset = showsPhoto ? assets.find(({ id }) => id === photo.assetId) : undefined;
  if (showsPhoto && !asset) {
    throw new AppError('not_found', 'The chosen photo is gone', {
      userMessage: 'The photo that you chose is no longer in your library.',
    });
  }
  return pickOwnFields({
    productPhoto: asset && photo ? getProductPhoto(asset, photo.show) : undefined,
    brand: kit && takeKitSnapshot(kit, assets, fonts),
  });
}

async function readKit(
  queryClient: QueryClient,
  userId: string,
  brand: OwnChoice['brand'],
): Promise<BrandKitRow | undefined> {
  if (brand === NO_BRAND) return undefined;
  try {
    return findChosenKit(await queryClient.ensureQueryData(brandKitsQuery(userId)), brand);
  } catch (cause) {
    // The default brand kit is optional. If the default brand kit can't be read, the brand field says that the ad is
    // made without the brand kit.
    if (brand === DEFAULT_BRAND) return undefined;
    throw createUnavailableError(
      'Your brand kit can’t be loaded. Try again, or choose “No brand”.',
      cause,
    );
  }
}

async function readAssets(queryClient: QueryClient, userId: string) {
  try {
    return await queryClient.ensureQueryData(assetsQuery(userId));
  } catch (cause) {
    throw createUnavailableError('Your library can’t be loaded. Please try again.', cause);
  }
}

async function readFonts(queryClient: QueryClient, userId: string) {
  try {
    return await queryClient.ensureQueryData(fontsQuery(userId));
  } catch (cause) {
    throw createUnavailableError('Your fonts can’t be loaded. Please try again.', cause);
  }
}

function createUnavailableError(userMessage: string, cause: unknown): AppError {
  return new AppError('unavailable', userMessage, { userMessage, cause });
}
