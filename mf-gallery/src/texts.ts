import { failureToast, noticeToast, successToast } from '@adwright/contracts';

/** A number of ads: "1 ad", "12 ads". */
export const countAds = (ads: number) => `${ads} ${ads === 1 ? 'ad' : 'ads'}`;

/** Messages of the lists of ads and an ad’s page (spec §2, §8). */
export const GALLERY_TOASTS = {
  adsNotLoaded: failureToast('Failed to load your ad campaigns'),
  favoritesNotLoaded: failureToast('Failed to load your favorite ads'),
  adNotLoaded: failureToast('Failed to load ad details'),
  adNotFound: failureToast("Ad not found or you don't have permission to view it"),
  adUnavailable: failureToast('Unable to load ad details'),
} as const;

/** Our own messages of bulk actions, folders and names, which the spec does not cover. */
export const FILING_TOASTS = {
  allNotSelected: failureToast('The ads could not be selected', 'Please try again.'),
  favoritesAdded: (ads: number) => successToast(`${countAds(ads)} added to favorites`),
  favoritesRemoved: (ads: number) => successToast(`${countAds(ads)} removed from favorites`),
  filed: (ads: number, folder: string | undefined) =>
    noticeToast(
      folder === undefined
        ? `${countAds(ads)} taken out of folders`
        : `${countAds(ads)} moved to ${folder}`,
    ),
  notFiled: failureToast('The ads could not be moved', 'Please try again.'),
  folderNotSaved: (reason: string) => failureToast('The folder could not be saved', reason),
  notRenamed: failureToast('The ad could not be renamed', 'Please try again.'),
} as const;

/** Texts of the pages themselves. */
export const GALLERY_TEXTS = {
  emptyAds: "You haven't created any ad campaigns yet",
  emptyFavorites: 'No favorites yet!',
} as const;
