/**
 * Texts that the shell, a library or several modules show. The texts of spec §2, §5, §7 and §8 are used word
 * for word. A text that only one module shows is defined in that module.
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
  /**
   * A toast is destructive unless the spec marks it as success. The kind `notice` is for toasts that the spec
   * does not contain.
   */
  readonly kind: 'destructive' | 'success' | 'notice';
}

export const createFailureToast = <
  const T extends string,
  const D extends string | undefined = undefined,
>(
  title: T,
  description?: D,
) => ({ title, description, kind: 'destructive' as const });
export const createSuccessToast = <
  const T extends string,
  const D extends string | undefined = undefined,
>(
  title: T,
  description?: D,
) => ({ title, description, kind: 'success' as const });
export const createNoticeToast = <
  const T extends string,
  const D extends string | undefined = undefined,
>(
  title: T,
  description?: D,
) => ({ title, description, kind: 'notice' as const });

export const TOASTS = {
  authenticationRequiredForFeature: createFailureToast(
    'Authentication Required',
    'You need to be logged in to use this feature.',
  ),
  authenticationError: (message: string) => createFailureToast('Authentication error', message),
  couldNotInitiateSignIn: createFailureToast(
    'Something went wrong',
    'Could not initiate sign in. Please try again.',
  ),
  errorOccurred: createFailureToast('An error occurred', 'Please try again later'),
  unexpectedError: createFailureToast('An unexpected error occurred'),
  somethingWentWrong: createFailureToast('Something went wrong. Please try again.'),
  loggedOut: createSuccessToast('Logged out successfully'),
  failedToLoadUser: createFailureToast('Failed to load user information'),
  errorLoggingOut: createFailureToast('Error logging out'),
  invalidEmail: createFailureToast('Invalid email', 'Please enter a valid email address'),

  creditsNotVerified: createFailureToast(
    'Error',
    'Failed to verify available credits. Please try again.',
  ),
  insufficientCredits: createFailureToast(
    'Insufficient Credits',
    "You don't have enough credits to perform this action.",
  ),
  creditsUnexpected: createFailureToast(
    'Error',
    'An unexpected error occurred when processing credits.',
  ),

  generationFailed: (message: string) => createFailureToast('Error', message),
  fileTooLarge: createFailureToast('File too large', 'Maximum file size is 5MB'),
  invalidFileType: createFailureToast('Invalid file type', 'Please upload an image file'),
  foreignImage: (kind: ForeignImage) =>
    createFailureToast('Invalid file type', FOREIGN_IMAGE_ADVICE[kind]),
  unusableImage: (kind: UnusableImage) =>
    createFailureToast('Invalid file type', UNUSABLE_IMAGE_ADVICE[kind]),
  conversionFailed: (message: string) => createFailureToast('Image not read', message),
  furtherPages: (pages: number) =>
    createNoticeToast('First page only', `This file has ${pages} pages. The first one is used.`),
  filesLeftOut: (names: readonly string[]) =>
    createNoticeToast('One file at a time', `Left out: ${names.join(', ')}`),

  favoriteFailed: createFailureToast('Failed to update favorite status'),
  favoriteAdded: createSuccessToast('Added to favorites'),
  favoriteRemoved: createSuccessToast('Removed from favorites'),
  nothingToDownload: createFailureToast('No image available to download'),
  downloadStarted: createSuccessToast('Image download started'),
  textCopied: createSuccessToast('Text copied to clipboard'),
  copyFailed: createFailureToast('Failed to copy text'),

  // Toasts for cases that the spec does not cover.
  adDeleted: createNoticeToast('Ad deleted'),
  adNotDeleted: createFailureToast('Failed to delete this ad'),
  adsDeleted: (ads: number) => createNoticeToast(`${ads} ads deleted`),
  adsNotDeleted: createFailureToast(
    'Failed to delete these ads',
    'Reload the page to see which are left.',
  ),
  assetNotDeleted: createFailureToast('Failed to delete this picture', 'Please try again.'),
  fontNotDeleted: createFailureToast('Failed to delete this font', 'Please try again.'),
  assetNotLoaded: createFailureToast('This picture can’t be loaded', 'Please choose another one.'),
  brandKitNotSaved: createFailureToast('Failed to save this brand kit', 'Please try again.'),
  brandKitDeleted: createNoticeToast(
    'Brand kit deleted',
    'Ads that were made with it stay as they are.',
  ),
  brandKitNotDeleted: createFailureToast('Failed to delete this brand kit', 'Please try again.'),
  creditsReturned: (credits: number) =>
    createNoticeToast(
      credits === 1 ? 'Your credit came back' : `Your ${credits} credits came back`,
    ),
  creditsWillReturn: (credits: number) =>
    createNoticeToast(
      credits === 1 ? 'Your credit will be returned' : `Your ${credits} credits will be returned`,
    ),
  retryIsFree: createNoticeToast('Trying again costs nothing', 'This generation stays paid for.'),
  resultReady: createSuccessToast('Your result is ready', 'It is saved in My Ads as well.'),
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
   * Heading that replaces a page which does not load. The spec does not prescribe this heading. The release gate checks
   * whether a page shows this heading.
   */
  pageUnavailable: 'This page is unavailable right now',
} as const;

/** Titles and texts of the rows that the tools save (spec §7, Insert ads). */
export const SAVED_AD = {
  variation: { title: 'Creative variation', adText: 'Variation image' },
  enhancement: { title: 'Enhanced creative', adText: 'Enhanced image' },
  photoshootTitle: (productType: string) => `${productType} Photoshoot`,
} as const;

/** The six messages of the full-screen loader, each shown for {@link LOADING_MESSAGE_INTERVAL_MS}. */
export const LOADING_MESSAGES = [
  'Reading your brief',
  'Finding the angle your audience cares about',
  'Writing headlines and picking the best',
  'Setting the type and composing the picture',
  'Checking contrast, balance and safe areas',
  'Adding the finishing touches',
] as const;
