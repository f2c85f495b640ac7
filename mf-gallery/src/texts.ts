import { failureToast } from '@adwright/contracts';

/** What the lists of ads and an ad’s page say (spec §2, §8). */
export const GALLERY_TOASTS = {
  adsNotLoaded: failureToast('Failed to load your ad campaigns'),
  favoritesNotLoaded: failureToast('Failed to load your favorite ads'),
  adNotLoaded: failureToast('Failed to load ad details'),
  adNotFound: failureToast("Ad not found or you don't have permission to view it"),
  adUnavailable: failureToast('Unable to load ad details'),
} as const;

/** Texts of the pages themselves. */
export const GALLERY_TEXTS = {
  emptyAds: "You haven't created any ad campaigns yet",
  emptyFavorites: 'No favorites yet!',
} as const;
