/** The product's texts for toasts and inline notices: spec §2, §5, §7 and §8, word for word. One table, nothing else repeats them. */

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** Destructive unless the spec marks success; `notice` is for texts of our own that are neither. */
  readonly kind: 'destructive' | 'success' | 'notice';
}

const failure = <const T extends string, const D extends string | undefined = undefined>(
  title: T,
  description?: D,
) => ({ title, description, kind: 'destructive' as const });
const success = <const T extends string, const D extends string | undefined = undefined>(
  title: T,
  description?: D,
) => ({ title, description, kind: 'success' as const });
const notice = <const T extends string, const D extends string | undefined = undefined>(
  title: T,
  description?: D,
) => ({ title, description, kind: 'notice' as const });

export const TOASTS = {
  // Authentication and account
  authenticationRequiredForFeature: failure(
    'Authentication Required',
    'You need to be logged in to use this feature.',
  ),
  authenticationRequired: failure('Authentication required', 'Please login to use this feature'),
  loginFailed: (message: string) => failure('Login failed', message),
  signUpFailed: (message: string) => failure('Sign up failed', message),
  authenticationError: (message: string) => failure('Authentication error', message),
  couldNotInitiateSignIn: failure(
    'Something went wrong',
    'Could not initiate sign in. Please try again.',
  ),
  errorOccurred: failure('An error occurred', 'Please try again later'),
  unexpectedError: failure('An unexpected error occurred'),
  somethingWentWrong: failure('Something went wrong. Please try again.'),
  invalidOrExpiredLink: failure(
    'Invalid or expired link',
    'Please request a new password reset link',
  ),
  passwordUpdated: success('Password updated', 'You can now log in with your new password.'),
  loggedIn: success('You are now logged in'),
  loggedOut: success('Logged out successfully'),
  accountCreated: success(
    'Account created',
    'Please check your email to confirm it before logging in.',
  ),
  failedToLoadUser: failure('Failed to load user information'),
  errorLoggingOut: failure('Error logging out'),
  passwordsDontMatch: failure("Passwords don't match", 'Please ensure both passwords match'),
  passwordTooShort: failure('Password too short', 'Password must be at least 6 characters long'),
  passwordsDoNotMatchReset: failure('Passwords do not match', 'Please enter matching passwords.'),
  invalidEmail: failure('Invalid email', 'Please enter a valid email address'),

  // Credits
  creditsNotVerified: failure('Error', 'Failed to verify available credits. Please try again.'),
  insufficientCredits: failure(
    'Insufficient Credits',
    "You don't have enough credits to perform this action.",
  ),
  creditsUnexpected: failure('Error', 'An unexpected error occurred when processing credits.'),

  // Checkout
  checkoutFailed: failure('Error', 'Could not initiate checkout. Please try again.'),
  checkoutInvalidResponse: failure('Error', 'Invalid response from server.'),

  // Generation
  generationFailed: (message: string) => failure('Error', message),
  boostCompleted: success('Boost completed!', 'Your campaign has been boosted successfully'),
  adsNotSaved: failure('Error', 'Failed to save ads to your account'),
  missingFields: failure('Missing fields', 'Please fill in all required fields'),
  missingInformation: failure('Missing Information', 'Please upload an image and provide a title'),
  variationFailed: (message: string) => failure('Variation Creation Failed', message),
  variationNotSaved: failure(
    'Database Error',
    "Your variation was created but couldn't be saved to your account",
  ),
  overlayFailed: (message: string) => failure('Process Failed', message),
  overlaySaved: (count: number) => success(`${count} text overlay variations saved to My Ads`),
  overlayNothingNew: notice('No new variations saved - they might already exist in My Ads'),
  overlayNotSaved: failure('Failed to save results'),
  noImageVariations: failure('No image variations available'),
  noVariationSaved: failure('Failed to save any variations'),
  enhancementFailed: (message: string) => failure('Enhancement Failed', message),
  enhancementNotSaved: failure(
    'Database Error',
    "Your image was enhanced but couldn't be saved to your account",
  ),
  photoshootSucceeded: success('Success', 'Product photoshoot generated successfully!'),
  photoshootFailed: failure('Error', 'Failed to generate photoshoot. Please try again.'),
  adNotSaved: failure('Database Error', 'Failed to save your ad to your account'),
  adSaved: success('Ad saved to your account'),
  fileTooLarge: failure('File too large', 'Maximum file size is 5MB'),
  invalidFileType: failure('Invalid file type', 'Please upload an image file'),
  creativesMissing: failure(
    'Failed to load creatives',
    'No ad creatives were generated. Please try again.',
  ),

  // Gallery, favourites, detail
  favoriteFailed: failure('Failed to update favorite status'),
  favoriteAdded: success('Added to favorites'),
  favoriteRemoved: success('Removed from favorites'),
  adsNotLoaded: failure('Failed to load your ad campaigns'),
  favoritesNotLoaded: failure('Failed to load your favorite ads'),
  adNotLoaded: failure('Failed to load ad details'),
  adNotFound: failure("Ad not found or you don't have permission to view it"),
  adUnavailable: failure('Unable to load ad details'),
  nothingToDownload: failure('No image available to download'),
  downloadStarted: success('Image download started'),
  textCopied: success('Text copied to clipboard'),
  copyFailed: failure('Failed to copy text'),

  // Texts of our own, where the spec is silent
  subscriptionCancelled: notice(
    'Your subscription is cancelled',
    'You keep your plan and your credits to the end of the period.',
  ),
  subscriptionKept: success('Your subscription goes on'),
  passwordTooLong: failure('Password too long', 'Please choose a shorter password.'),
  accountExported: notice('Your data is downloaded'),
  accountNotExported: failure('Failed to download your data', 'Please try again.'),
  accountDeleted: notice('Your account is deleted'),
  accountNotDeleted: failure('Failed to delete your account', 'Please try again.'),
  subscriptionUnchanged: failure('Failed to change your subscription', 'Please try again.'),
  adDeleted: notice('Ad deleted'),
  adNotDeleted: failure('Failed to delete this ad'),
  assetNotDeleted: failure('Failed to delete this picture', 'Please try again.'),
  assetNotLoaded: failure('This picture can’t be loaded', 'Please choose another one.'),
  brandKitSaved: success('Brand kit saved'),
  brandKitNotSaved: failure('Failed to save this brand kit', 'Please try again.'),
  brandKitDeleted: notice('Brand kit deleted', 'Ads that were made with it stay as they are.'),
  brandKitNotDeleted: failure('Failed to delete this brand kit', 'Please try again.'),
  campaignDeleted: notice('Campaign deleted', 'Its ads stay in My Ads.'),
  campaignNotDeleted: (message: string) => failure('Failed to delete the campaign', message),
  campaignUnchanged: (message: string) => failure('Failed to change the campaign', message),
  creditsReturned: (credits: number) =>
    notice(credits === 1 ? 'Your credit came back' : `Your ${credits} credits came back`),
  retryIsFree: notice('Trying again costs nothing', 'This generation stays paid for.'),
  resultReady: success('Your result is ready', 'It is saved in My Ads as well.'),
} as const satisfies Record<string, ToastMessage | ((argument: never) => ToastMessage)>;

/** Texts that are thrown or shown inline rather than toasted (spec §2, §5, §7, §8). */
export const TEXTS = {
  invalidBriefResponse: 'Invalid response format from webhook',
  invalidBoostResponse: 'Invalid response from server',
  invalidPhotoshootResponse: 'Invalid response format',
  generateFallback: 'Failed to generate ad',
  boostFallback: 'Failed to boost campaign',
  variationFallback: 'Variation creation failed',
  overlayFallback: 'Text overlay failed',
  overlayAddFailed: 'Failed to add text overlay',
  overlayUnexpected: 'An unexpected error occurred',
  enhancementFallback: 'Enhancement failed',
  photoshootFallback: 'Failed to generate photoshoot. Please try again.',
  photoshootMissingImage: 'Please upload a product image',
  userNotAuthenticated: 'User not authenticated',
  insufficientCredits: 'Insufficient credits',
  uploadError: (message: string) => `Upload error: ${message}`,
  createAdStatus: (status: number, body: string) =>
    `Server responded with status: ${status}. ${body}`,
  boostStatus: (status: number) => `Server responded with status: ${status}`,
  variationStatus: (status: number) => `Error from variation service: ${status}`,
  overlayStatus: (status: number) => `Error from overlay service: ${status}`,
  enhancementStatus: (status: number) => `Error from enhancement service: ${status}`,
  photoshootStatus: (status: number, body: string) =>
    `Error from photoshoot service: ${status} ${body}`,
  checkInbox: 'Check your inbox',
  resetLinkSent:
    "If an account exists with that email, you'll receive a password reset link shortly.",
  unknownDate: 'Unknown date',
  noImage: 'No image available',
  imageNotAvailable: 'Image not available',
  emptyAds: "You haven't created any ad campaigns yet",
  emptyFavorites: 'No favorites yet!',
  adMissing: "We couldn't find the requested ad or you don't have permission to view it.",
  noPhotoshoots: 'No photoshoots were generated. Please try again.',
  notFound: 'Oops! Page not found',
  unexpectedApplicationError: 'Unexpected Application Error!',
  /** Ours: the heading in place of a module's page that does not load. The release tool's gate looks for it. */
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
