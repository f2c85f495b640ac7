import { createFailureToast, createNoticeToast, createSuccessToast } from '@adwright/contracts';

/** Formats a number of ads with its noun, such as "1 ad", "12 ads". */
export const countAds = (ads: number) => `${ads} ${ads === 1 ? 'ad' : 'ads'}`;

/** Toasts of the lists of ads and of an ad’s page (spec §2, §8). */
export const GALLERY_TOASTS = {
  adsNotLoaded: createFailureToast('Failed to load your ad campaigns'),
  favoritesNotLoaded: createFailureToast('Failed to load your favorite ads'),
  adNotLoaded: createFailureToast('Failed to load ad details'),
  adNotFound: createFailureToast("Ad not found or you don't have permission to view it"),
  adUnavailable: createFailureToast('Unable to load ad details'),
} as const;

/** Toasts of bulk actions, folders and names, which the spec does not contain. */
export const FILING_TOASTS = {
  allNotSelected: createFailureToast('The ads could not be selected', 'Please try again.'),
  favoritesAdded: (ads: number) => createSuccessToast(`${countAds(ads)} added to favorites`),
  favoritesRemoved: (ads: number) => createSuccessToast(`${countAds(ads)} removed from favorites`),
  filed: (ads: number, folder: string | undefined) =>
    createNoticeToast(
      folder === undefined
        ? `${countAds(ads)} taken out of folders`
        : `${countAds(ads)} moved to ${folder}`,
    ),
  notFiled: createFailureToast('The ads could not be moved', 'Please try again.'),
  folderNotSaved: (reason: string) => createFailureToast('The folder could not be saved', reason),
  notRenamed: createFailureToast('The ad could not be renamed', 'Please try again.'),
} as const;

/** Texts that the gallery's pages show. */
export const GALLERY_TEXTS = {
  emptyAds: "You haven't created any ad campaigns yet",
  emptyFavorites: 'No favorites yet!',
} as const;
