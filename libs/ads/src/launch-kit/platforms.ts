import type { AdFormat } from '@adwright/contracts';

export const PLATFORM_NAMES = ['meta', 'google', 'linkedin', 'pinterest', 'tiktok'] as const;
export type PlatformName = (typeof PLATFORM_NAMES)[number];

/** What a text field of a platform is filled with. */
export type CopyRole = 'headline' | 'longHeadline' | 'text' | 'description' | 'brand';

export interface CopyField {
  readonly role: CopyRole;
  /** Column of the CSV, which is the field's name on the platform. */
  readonly column: string;
  readonly maxCharacters: number;
}

export interface Placement {
  readonly format: AdFormat;
  /** Where the picture goes, for the reader of the kit. */
  readonly label: string;
  readonly minWidth: number;
  readonly minHeight: number;
}

export interface PlatformSpec {
  readonly label: string;
  readonly placements: readonly Placement[];
  readonly maxImageBytes: number;
  readonly fields: readonly CopyField[];
  /** East Asian wide characters and emoji count twice. */
  readonly countsWideTwice: boolean;
  /** Characters that the platform's text fields refuse. */
  readonly forbidden?: RegExp;
  readonly utmMedium: 'paid_social' | 'display';
  /** Columns of the CSV in order. */
  readonly columns: readonly string[];
  /** The importer that reads the CSV; null where the platform has none and the copy is pasted. */
  readonly importer: string | null;
  /** Excel needs the mark to read Arabic; importers that compare the first header byte by byte can't have it. */
  readonly byteOrderMark: boolean;
  /** Help pages that the figures come from. */
  readonly sources: readonly string[];
}

const MEBIBYTE = 1024 * 1024;

/** Every limit, size and column of the five platforms, with the pages that state them. */
export const PLATFORMS = {
  meta: {
    label: 'Meta',
    placements: [
      { format: 'portrait', label: 'Facebook and Instagram feed', minWidth: 600, minHeight: 750 },
      { format: 'square', label: 'Marketplace and right column', minWidth: 600, minHeight: 600 },
      { format: 'story', label: 'Stories and Reels', minWidth: 500, minHeight: 888 },
    ],
    maxImageBytes: 30 * MEBIBYTE,
    // Lengths that are shown without truncation on a phone.
    fields: [
      { role: 'headline', column: 'Title', maxCharacters: 27 },
      { role: 'text', column: 'Body', maxCharacters: 125 },
      { role: 'description', column: 'Link Description', maxCharacters: 27 },
    ],
    countsWideTwice: false,
    utmMedium: 'paid_social',
    // Named as in the file that Ads Manager itself exports, of which public repositories hold several headers.
    columns: [
      'Campaign Name',
      'Campaign Status',
      'Campaign Objective',
      'Buying Type',
      'Ad Set Name',
      'Ad Set Run Status',
      'Publisher Platforms',
      'Facebook Positions',
      'Instagram Positions',
      'Ad Status',
      'Ad Name',
      'Creative Type',
      'Title',
      'Body',
      'Link Description',
      'Display Link',
      'Link',
      'Image File Name',
      'Call to Action',
    ],
    importer: 'Meta Ads Manager, Export & Import, Import ads in bulk',
    byteOrderMark: true,
    sources: [
      'https://www.facebook.com/business/ads-guide/update/image/facebook-feed',
      'https://www.facebook.com/business/ads-guide/update/image/facebook-story',
    ],
  },
  google: {
    label: 'Google',
    placements: [
      {
        format: 'landscape',
        label: 'Responsive display ad, landscape image',
        minWidth: 600,
        minHeight: 314,
      },
      {
        format: 'square',
        label: 'Responsive display ad, square image',
        minWidth: 300,
        minHeight: 300,
      },
    ],
    maxImageBytes: 5120 * 1024,
    fields: [
      { role: 'headline', column: 'Headline 1', maxCharacters: 30 },
      { role: 'longHeadline', column: 'Long headline 1', maxCharacters: 90 },
      { role: 'description', column: 'Description 1', maxCharacters: 90 },
      { role: 'brand', column: 'Business name', maxCharacters: 25 },
    ],
    countsWideTwice: true,
    utmMedium: 'display',
    // The help page lists only frequent columns. Both image columns are named after the ad's fields in the Editor.
    columns: [
      'Campaign',
      'Campaign type',
      'Campaign status',
      'Ad group',
      'Ad group status',
      'Ad type',
      'Status',
      'Headline 1',
      'Long headline 1',
      'Description 1',
      'Business name',
      'Landscape image 1',
      'Square image 1',
      'Final URL',
    ],
    importer: 'Google Ads Editor, Account, Import, From file',
    byteOrderMark: true,
    sources: [
      'https://support.google.com/google-ads/editor/answer/57747',
      'https://developers.google.com/google-ads/api/reference/rpc/v20/ResponsiveDisplayAdInfo',
    ],
  },
  linkedin: {
    label: 'LinkedIn',
    placements: [
      { format: 'landscape', label: 'Single image ad, horizontal', minWidth: 640, minHeight: 335 },
      { format: 'square', label: 'Single image ad, square', minWidth: 360, minHeight: 360 },
      {
        format: 'portrait',
        label: 'Single image ad, vertical (mobile only)',
        minWidth: 360,
        minHeight: 450,
      },
    ],
    maxImageBytes: 5 * MEBIBYTE,
    fields: [
      { role: 'text', column: 'Introductory text', maxCharacters: 150 },
      { role: 'headline', column: 'Headline', maxCharacters: 70 },
      { role: 'description', column: 'Description', maxCharacters: 70 },
    ],
    countsWideTwice: false,
    utmMedium: 'paid_social',
    columns: [
      'Ad name',
      'Introductory text',
      'Headline',
      'Description',
      'Destination URL',
      'Image file',
    ],
    importer: null,
    byteOrderMark: true,
    sources: ['https://www.linkedin.com/help/lms/answer/a426534'],
  },
  pinterest: {
    label: 'Pinterest',
    placements: [
      { format: 'pin', label: 'Standard Pin', minWidth: 600, minHeight: 900 },
      { format: 'square', label: 'Square Pin', minWidth: 600, minHeight: 600 },
    ],
    maxImageBytes: 20 * 1000 * 1000,
    fields: [
      { role: 'headline', column: 'Title', maxCharacters: 100 },
      { role: 'text', column: 'Description', maxCharacters: 500 },
    ],
    countsWideTwice: false,
    utmMedium: 'paid_social',
    columns: [
      'Title',
      'Media URL',
      'Pinterest board',
      'Thumbnail',
      'Description',
      'Link',
      'Publish date',
      'Keywords',
    ],
    importer: 'Pinterest, Create, Create Pins in bulk',
    byteOrderMark: false,
    sources: [
      'https://help.pinterest.com/en/business/article/pinterest-product-specs',
      'https://www.pinbuddy.net/blog/pinterest-csv-upload-guide/',
    ],
  },
  tiktok: {
    label: 'TikTok',
    placements: [
      { format: 'story', label: 'Image ad, vertical', minWidth: 720, minHeight: 1280 },
      { format: 'square', label: 'Image ad, square', minWidth: 640, minHeight: 640 },
      { format: 'landscape', label: 'Image ad, horizontal', minWidth: 1200, minHeight: 628 },
    ],
    // The help page suggests no more than 500 KB.
    maxImageBytes: 500 * 1000,
    fields: [
      { role: 'text', column: 'Text', maxCharacters: 100 },
      { role: 'brand', column: 'Display name', maxCharacters: 20 },
    ],
    countsWideTwice: true,
    forbidden:
      /[{}#]|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3/gu,
    utmMedium: 'paid_social',
    columns: ['Ad name', 'Display name', 'Text', 'URL', 'Image file'],
    importer: null,
    byteOrderMark: true,
    sources: ['https://ads.tiktok.com/help/article?aid=6701253237862825989'],
  },
} as const satisfies Record<PlatformName, PlatformSpec>;

/** A platform's row of {@link PLATFORMS}, widened so that every optional member can be read. */
export function platformSpec(name: PlatformName): PlatformSpec {
  return PLATFORMS[name];
}

/** Formats that the platforms place, each once. */
export function formatsOf(platforms: readonly PlatformName[]): AdFormat[] {
  return [
    ...new Set(platforms.flatMap((name) => PLATFORMS[name].placements.map(({ format }) => format))),
  ];
}
