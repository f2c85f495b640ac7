export { buildAdTextPreview, getAdName, getAdTextOpening } from './ad-text.ts';
export { CompareButton } from './compare/compare-button.tsx';
export { CompareCheckbox } from './compare/compare-checkbox.tsx';
export { useComparison } from './compare/use-comparison.ts';
export { AdFavoriteButton } from './components/ad-favorite-button.tsx';
export { AdImage } from './components/ad-image.tsx';
export { AltTextNote } from './components/alt-text-note.tsx';
export {
  CreativeNotes,
  GaveWayNotes,
  IllustrationNote,
  isIllustration,
} from './components/creative-notes.tsx';
export { CredentialNotes } from './components/credential-notes.tsx';
export { DownloadAllButton } from './components/download-all-button.tsx';
export { DownloadButton } from './components/download-button.tsx';
export { StoredImage } from './components/stored-image.tsx';
export { ViralScorePanel } from './components/viral-score-panel.tsx';
export {
  AFTER_RATE_LIMIT,
  EditorRequestError,
  getRetrySeconds,
  requestEditor,
} from './editor/editor-request.ts';
export { useCopyAd } from './editor/use-copy-ad.ts';
export { excludePendingDeletions } from './hooks/pending-deletions.ts';
export { useAd } from './hooks/use-ad.ts';
export { useAdVersions } from './hooks/use-ad-versions.ts';
export { useAds } from './hooks/use-ads.ts';
export { useAltTexts } from './hooks/use-alt-texts.ts';
export { useDeleteAds } from './hooks/use-delete-ads.ts';
export { type Favorite, useFavorite } from './hooks/use-favorite.ts';
export { useKeptFocus } from './hooks/use-kept-focus.ts';
export { useLatestAds } from './hooks/use-latest-ads.ts';
export { useSavedCreatives } from './hooks/use-saved-creatives.ts';
export { useSettled } from './hooks/use-settled.ts';
export { toCsv } from './launch-kit/csv.ts';
export { LaunchKitButton } from './launch-kit/launch-kit-button.tsx';
export { ResultsLaunchKit } from './launch-kit/results-launch-kit.tsx';
export { saveCsv } from './launch-kit/save-csv.ts';
export { getSavedAdId } from './launch-kit/saved-ad-id.ts';
export { readOriginalImage } from './original-image.ts';
export { adKeys, cacheFavorite, refreshAds } from './queries/ad-cache.ts';
export {
  type AdFilter,
  countFurtherFilters,
  type GalleryKind,
  isUnfiltered,
  listGalleryKinds,
  NO_FILTER,
  NO_FOLDER,
} from './queries/ad-filter.ts';
export type { AdSummary } from './queries/ad-summary.ts';
export { type ExistingImage, fetchExistingImages } from './queries/existing-images.ts';
export type { AdDetail } from './queries/get-ad.ts';
export { insertAds, type SavedId } from './queries/insert-ads.ts';
export type { LatestAd } from './queries/latest-ads.ts';
export { listAdIds } from './queries/list-ad-ids.ts';
export { setFavorite } from './queries/set-favorite.ts';
