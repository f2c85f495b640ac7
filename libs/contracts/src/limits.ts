/** Numeric limits of the product (spec §5 and §9), in the units of their names. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MIME_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/**
 * File extensions and MIME types of pictures for the browser's file dialog. Only forms that convert HEIC, AVIF
 * and TIFF files use this list.
 */
export const UPLOAD_TYPES = [
  ...UPLOAD_MIME_TYPES,
  ...['heic', 'heif', 'avif', 'tiff'].map((kind) => `image/${kind}`),
  ...['.heic', '.heif', '.avif', '.tif', '.tiff'],
].join(',');
/** The accepted picture formats as a text for users. */
export const UPLOAD_KINDS = 'JPEG, PNG, WebP, HEIC, AVIF or TIFF';
export const MIN_PASSWORD_LENGTH = 6;
/** Maximum password length in UTF-8 bytes, because bcrypt silently ignores all further bytes. */
export const MAX_PASSWORD_BYTES = 72;
/** Number of days during which a sign-in cancels the deletion of an account. */
export const ACCOUNT_DELETION_DAYS = 7;
export const MIN_PRODUCT_TYPE_LENGTH = 2;
export const MIN_OVERLAY_TITLE_LENGTH = 1;
/**
 * Maximum length of any free-text field in characters. The spec limits no free text; this limit prevents abuse.
 */
export const MAX_TEXT_LENGTH = 500;
/**
 * Maximum length of an alt text in characters. Screen readers read 125 characters without a pause, and most
 * platforms accept 125 characters.
 */
export const MAX_ALT_TEXT_LENGTH = 125;
export const MAX_OVERLAY_TITLE_LENGTH = 120;
export const MAX_OVERLAY_SUBTITLE_LENGTH = 200;
/** Maximum length in characters of the default button label in a brand kit. */
export const MAX_CALL_TO_ACTION_LENGTH = 60;
export const MAX_BRAND_NAME_LENGTH = 60;
export const MAX_BRAND_COLOURS = 5;
export const MAX_BRAND_KITS = 20;
export const MAX_ASSET_NAME_LENGTH = 120;
/** Maximum number of product photos and logos together in one workspace. */
export const MAX_ASSETS = 200;
/** Maximum number of uploaded fonts in one workspace. */
export const MAX_FONTS = 40;
/**
 * Minimum length in pixels of the sides of a product photo and of a logo. An ad would have to enlarge a
 * smaller picture.
 */
export const MIN_ASSET_SIDE_PX = { product: 300, logo: 48 } as const;
export const BOOST_VARIATION_COUNT = 10;
export const PHOTOSHOOT_COUNT = 4;
export const OVERLAY_VARIATION_COUNT = 4;
export const LOADING_MESSAGE_INTERVAL_MS = 3000;
export const SKELETON_COUNT = 4;
export const AD_TEXT_PREVIEW_CHARACTERS = 120;
export const MOBILE_BREAKPOINT_PX = 768;
export const BOOST_GRID_COLUMNS = { desktop: 5, mobile: 2 } as const;
export const TOAST_DURATION_MS = { short: 2000, medium: 3000, default: 5000 } as const;
export const MAX_VISIBLE_TOASTS = 3;
export const LANDING_CAROUSEL_DELAY_MS = 2000;
export const CAROUSEL_DELAY_MS = 4000;
export const STORAGE_CACHE_SECONDS = 3600;
/** Number of ads on one page of the gallery. One page fills a large window. */
export const GALLERY_PAGE_SIZE = 24;
/** Minutes after which an unclaimed charge is refunded (decisions, "Users, credits"). */
export const UNCLAIMED_SPEND_MINUTES = 15;
/**
 * Maximum length of a photo's longer side, in pixels, up to which the product suggests an enhancement. This
 * limit is not enforced (spec §5).
 */
export const SUGGESTED_ENHANCE_PX = 1500;
export const VIRAL_SCORE_RANGE = { min: 0, max: 100 } as const;

/** Pixel sizes of the two ad formats (spec §9: square 1:1, story 9:16). */
export const FORMAT_SIZES = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
} as const;

/** Top and bottom areas of a story that the platforms' interface covers, in pixels of a 1080 × 1920 frame. */
export const STORY_SAFE_AREA_PX = { top: 250, bottom: 330 } as const;
