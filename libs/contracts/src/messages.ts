/**
 * Texts that the shell, the libraries or several modules show. Those of spec §2, §5, §7 and §8 are verbatim.
 * Texts of a single module are in its folder.
 */

import {
  FOREIGN_IMAGE_ADVICE,
  type ForeignImage,
  UNUSABLE_IMAGE_ADVICE,
  type UnusableImage,
} from './image-type.ts';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** Destructive unless the spec marks it as success; `notice` is for our own texts that are neither. */
  readonly kind: 'destructive' | 'success' | 'notice';
}

export const failureToast = <
  const T extends string,
  const D extends string | undefined = undefined,
>(
  title: T,
  description?: D,
) => ({ title, description, kind: 'destructive' as const });
export const successToast = <
  const T extends string,
  const D extends string | undefined = undefined,
>(
  title: T,
  description?: D,
) => ({ title, description, kind: 'success' as const });
export const noticeToast = <const T extends string, const D extends string | undefined = undefined>(
  title: T,
  description?: D,
) => ({ title, description, kind: 'notice' as const });

export const TOASTS = {
  authenticationRequiredForFeature: failureToast(
    'Authentication Required',
    'You need to be logged in to use this feature.',
  ),
  authenticationError: (message: string) => failureToast('Authentication error', message),
  couldNotInitiateSignIn: failureToast(
    'Something went wrong',
    'Could not initiate sign in. Please try again.',
  ),
  errorOccurred: failureToast('An error occurred', 'Please try again later'),
  unexpectedError: failureToast('An unexpected error occurred'),
  somethingWentWrong: failureToast('Something went wrong. Please try again.'),
  loggedOut: successToast('Logged out successfully'),
  failedToLoadUser: failureToast('Failed to load user information'),
  errorLoggingOut: failureToast('Error logging out'),
  invalidEmail: failureToast('Invalid email', 'Please enter a valid email address'),

  creditsNotVerified: failureToast(
    'Error',
    'Failed to verify available credits. Please try again.',
  ),
  insufficientCredits: failureToast(
    'Insufficient Credits',
    "You don't have enough credits to perform this action.",
  ),
  creditsUnexpected: failureToast('Error', 'An unexpected error occurred when processing credits.'),

  generationFailed: (message: string) => failureToast('Error', message),
  fileTooLarge: failureToast('File too large', 'Maximum file size is 5MB'),
  invalidFileType: failureToast('Invalid file type', 'Please upload an image file'),
  foreignImage: (kind: ForeignImage) =>
    failureToast('Invalid file type', FOREIGN_IMAGE_ADVICE[kind]),
  unusableImage: (kind: UnusableImage) =>
    failureToast('Invalid file type', UNUSABLE_IMAGE_ADVICE[kind]),
  conversionFailed: (message: string) => failureToast('Image not read', message),
  furtherPages: (pages: number) =>
    noticeToast('First page only', `This file has ${pages} pages. The first one is used.`),
  filesLeftOut: (names: readonly string[]) =>
    noticeToast('One file at a time', `Left out: ${names.join(', ')}`),

  favoriteFailed: failureToast('Failed to update favorite status'),
  favoriteAdded: successToast('Added to favorites'),
  favoriteRemoved: successToast('Removed from favorites'),
  nothingToDownload: failureToast('No image available to download'),
  downloadStarted: successToast('Image download started'),
  textCopied: successToast('Text copied to clipboard'),
  copyFailed: failureToast('Failed to copy text'),

  // Our own texts, for cases that the spec does not cover.
  adDeleted: noticeToast('Ad deleted'),
  adNotDeleted: failureToast('Failed to delete this ad'),
  adsDeleted: (ads: number) => noticeToast(`${ads} ads deleted`),
  adsNotDeleted: failureToast(
    'Failed to delete these ads',
    'Reload the page to see which are left.',
  ),
  assetNotDeleted: failureToast('Failed to delete this picture', 'Please try again.'),
  fontNotDeleted: failureToast('Failed to delete this font', 'Please try again.'),
  assetNotLoaded: failureToast('This picture can’t be loaded', 'Please choose another one.'),
  brandKitNotSaved: failureToast('Failed to save this brand kit', 'Please try again.'),
  brandKitDeleted: noticeToast('Brand kit deleted', 'Ads that were made with it stay as they are.'),
  brandKitNotDeleted: failureToast('Failed to delete this brand kit', 'Please try again.'),
  creditsReturned: (credits: number) =>
    noticeToast(credits === 1 ? 'Your credit came back' : `Your ${credits} credits came back`),
  creditsWillReturn: (credits: number) =>
    noticeToast(
      credits === 1 ? 'Your credit will be returned' : `Your ${credits} credits will be returned`,
    ),
  retryIsFree: noticeToast('Trying again costs nothing', 'This generation stays paid for.'),
  resultReady: successToast('Your result is ready', 'It is saved in My Ads as well.'),
} as const satisfies Record<string, ToastMessage | ((argument: never) => ToastMessage)>;

/** Texts of errors and inline messages, which are not toasts (spec §2, §5, §7, §8). */
export const TEXTS = {
  userNotAuthenticated: 'User not authenticated',
  insufficientCredits: 'Insufficient credits',
  uploadError: (message: string) => `Upload error: ${message}`,
  unknownDate: 'Unknown date',
  noImage: 'No image available',
  imageNotAvailable: 'Image not available',
  adMissing: "We couldn't find the requested ad or you don't have permission to view it.",
  notFound: 'Oops! Page not found',
  unexpectedApplicationError: 'Unexpected Application Error!',
  /**
   * Our own text: the heading that replaces a page which does not load. The release tool's gate looks for it.
   */
  pageUnavailable: 'This page is unavailable right now',
} as const;

/** Titles and texts of the rows that the tools save (spec §7, Insert ads). */
export const SAVED_AD = {
  variation: { title: 'Creative variation', adText: 'Variation image' },
  enhancement: { title: 'Enhanced creative', adText: 'Enhanced image' },
  photoshootTitle: (productType: string) => `${productType} Photoshoot`,
} as const;

/** The full-screen loader's six messages, {@link LOADING_MESSAGE_INTERVAL_MS} each. */
export const LOADING_MESSAGES = [
  'Reading your brief',
  'Finding the angle your audience cares about',
  'Writing headlines and picking the best',
  'Setting the type and composing the picture',
  'Checking contrast, balance and safe areas',
  'Adding the finishing touches',
] as const;
