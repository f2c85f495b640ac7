import type { AdFormat } from '@adwright/contracts';
import { type EditText, editForGoogle, editForTikTok } from '@adwright/contracts/ad-text';

export const PLATFORM_NAMES = [
  'meta',
  'google',
  'linkedin',
  'pinterest',
  'tiktok',
  'chatgpt',
] as const;
export type PlatformName = (typeof PLATFORM_NAMES)[number];

/** Role of an ad's text, which determines the text that fills a platform's field. */
type CopyRole = 'headline' | 'longHeadline' | 'text' | 'description' | 'brand';

export interface CopyField {
  readonly role: CopyRole;
  /** Column of the CSV, named like the field on the platform. */
  readonly column: string;
  readonly maxCharacters: number;
  /**
   * True for a field that takes another text of the same role. If the ad has no other text of the same role, the field
   * remains empty without a note in the README.
   */
  readonly optional?: boolean;
}

/**
 * Makes the fields of numbered columns, such as `Headline 1` to `Headline 5`. Each numbered field gets
 * another text.
 */
function makeNumberedFields(role: CopyRole, column: string, maxCharacters: number): CopyField[] {
  return [1, 2, 3, 4, 5].map((number) => ({
    role,
    column: `${column} ${number}`,
    maxCharacters,
    optional: number > 1,
  }));
}

/** A further sheet of a workbook, which precedes the sheet with the ads. */
interface ParentSheet {
  readonly name: string;
  readonly columns: readonly string[];
  readonly required: readonly string[];
}

export interface Placement {
  readonly format: AdFormat;
  /** Label in the README, which says where the platform shows the picture. */
  readonly label: string;
  readonly minWidth: number;
  readonly minHeight: number;
  /**
   * Maximum width of the picture in pixels. Pictures that are wider or higher than the maximum are scaled down.
   */
  readonly maxWidth?: number;
  readonly maxHeight?: number;
}

export interface PlatformSpec {
  readonly label: string;
  readonly placements: readonly Placement[];
  readonly maxImageBytes: number;
  readonly fields: readonly CopyField[];
  /** True if the platform counts East Asian wide characters and emoji as two characters. */
  readonly countsWideTwice: boolean;
  /** Removes characters that the text fields of the platform refuse. */
  readonly edit?: EditText;
  /**
   * True if the first text is cut at a word when no whole sentence fits. The README then mentions the cut.
   */
  readonly cutsWords?: boolean;
  readonly utmMedium: 'paid_social' | 'display' | 'cpc';
  /** Columns of the sheet with the ads, in order. */
  readonly columns: readonly string[];
  /** Columns of the table that the platform requires. */
  readonly required: readonly string[];
  /** Sheets with the campaigns and ad groups to which the ads belong. */
  readonly parents?: readonly ParentSheet[];
  /**
   * Name of the program that imports the table; null if the platform has no importer and people paste the
   * texts.
   */
  readonly importer: string | null;
  /**
   * File format of the table. The table is a workbook when the importer reads workbooks, or when people copy
   * texts from the table. For a CSV file, it also says whether the file begins with a byte order mark. Excel
   * needs the byte order mark for Arabic texts. Importers that compare the first header byte by byte don't
   * accept a byte order mark.
   */
  readonly table: 'workbook' | 'csv' | 'csvWithByteOrderMark';
  /** URLs of the help pages that state the platform's limits. */
  readonly sources: readonly string[];
}

const MEBIBYTE = 1024 * 1024;

/** Limits, picture sizes and columns of all platforms, with the pages that document them. */
const PLATFORMS: Record<PlatformName, PlatformSpec> = {
  meta: {
    label: 'Meta',
    placements: [
      { format: 'portrait', label: 'Facebook and Instagram feed', minWidth: 600, minHeight: 750 },
      { format: 'square', label: 'Marketplace and right column', minWidth: 600, minHeight: 600 },
      { format: 'story', label: 'Stories and Reels', minWidth: 500, minHeight: 888 },
    ],
    maxImageBytes: 30 * MEBIBYTE,
    // At these lengths, a phone shows the texts without truncation.
    fields: [
      { role: 'headline', column: 'Title', maxCharacters: 27 },
      { role: 'text', column: 'Body', maxCharacters: 125 },
      { role: 'description', column: 'Link Description', maxCharacters: 27 },
    ],
    countsWideTwice: false,
    utmMedium: 'paid_social',
    // The columns have the names that Ads Manager uses in an export. Their source is several header rows of Ads Manager
    // exports in public repositories.
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
    required: [
      'Campaign Name',
      'Campaign Objective',
      'Buying Type',
      'Ad Set Name',
      'Ad Name',
      'Creative Type',
      'Title',
      'Body',
      'Link',
      'Image File Name',
    ],
    importer: 'Meta Ads Manager, Export & Import, Import ads in bulk',
    table: 'csvWithByteOrderMark',
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
      ...makeNumberedFields('headline', 'Headline', 30),
      { role: 'longHeadline', column: 'Long headline 1', maxCharacters: 90 },
      ...makeNumberedFields('description', 'Description', 90),
      { role: 'brand', column: 'Business name', maxCharacters: 25 },
    ],
    countsWideTwice: true,
    edit: editForGoogle,
    utmMedium: 'display',
    // Google's help page lists only frequently used columns. The two image columns are named after the ad's
    // image fields in Google Ads Editor.
    columns: [
      'Campaign',
      'Campaign type',
      'Campaign status',
      'Ad group',
      'Ad group status',
      'Ad type',
      'Status',
      ...makeNumberedFields('headline', 'Headline', 30).map(({ column }) => column),
      'Long headline 1',
      ...makeNumberedFields('description', 'Description', 90).map(({ column }) => column),
      'Business name',
      'Call to action text',
      'Landscape image 1',
      'Square image 1',
      'Final URL',
    ],
    required: [
      'Campaign',
      'Ad group',
      'Headline 1',
      'Long headline 1',
      'Description 1',
      'Business name',
      'Landscape image 1',
      'Square image 1',
      'Final URL',
    ],
    importer: 'Google Ads Editor, Account, Import, From file',
    table: 'csvWithByteOrderMark',
    sources: [
      'https://support.google.com/google-ads/editor/answer/57747',
      'https://developers.google.com/google-ads/api/reference/rpc/v20/ResponsiveDisplayAdInfo',
      'https://support.google.com/adspolicy/answer/14847994',
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
      'Call to action',
      'Image file',
    ],
    required: ['Introductory text', 'Headline', 'Destination URL', 'Image file'],
    importer: null,
    table: 'workbook',
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
    required: ['Title', 'Media URL', 'Pinterest board'],
    importer: 'Pinterest, Create, Create Pins in bulk',
    table: 'csv',
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
    // The help page recommends at most 500 KB.
    maxImageBytes: 500 * 1000,
    fields: [
      { role: 'text', column: 'Text', maxCharacters: 100 },
      { role: 'brand', column: 'Display name', maxCharacters: 20 },
    ],
    countsWideTwice: true,
    edit: editForTikTok,
    utmMedium: 'paid_social',
    columns: ['Ad name', 'Display name', 'Text', 'Call to action', 'URL', 'Image file'],
    required: ['Ad name', 'Display name', 'Text', 'URL', 'Image file'],
    importer: null,
    table: 'workbook',
    sources: [
      'https://ads.tiktok.com/help/article?aid=6701253237862825989',
      'https://ads.tiktok.com/help/article/troubleshoot-bulk-import-issues',
    ],
  },
  chatgpt: {
    label: 'ChatGPT',
    placements: [
      {
        format: 'square',
        label: 'Ad card in a conversation',
        minWidth: 640,
        minHeight: 640,
        maxWidth: 1200,
        maxHeight: 1200,
      },
    ],
    maxImageBytes: 20 * 1000 * 1000,
    fields: [
      { role: 'headline', column: 'title', maxCharacters: 50 },
      { role: 'text', column: 'copy', maxCharacters: 100 },
    ],
    countsWideTwice: false,
    cutsWords: true,
    utmMedium: 'cpc',
    // The importer compares the names of sheets and columns exactly, so the names must not be changed.
    columns: ['adgroup_name', 'title', 'copy', 'link', 'image_link'],
    required: ['adgroup_name', 'title', 'copy', 'link', 'image_link'],
    parents: [
      {
        name: 'campaigns',
        columns: [
          'campaign_name',
          'budget_max',
          'budget_type',
          'launch_date',
          'end_date',
          'objective',
          'target_countries',
        ],
        required: [
          'campaign_name',
          'budget_max',
          'budget_type',
          'launch_date',
          'objective',
          'target_countries',
        ],
      },
      {
        name: 'adgroups',
        columns: ['campaign_name', 'adgroup_name', 'max_bid', 'Context Hints'],
        required: ['campaign_name', 'adgroup_name', 'max_bid', 'Context Hints'],
      },
    ],
    importer: 'ChatGPT Ads Manager, Create, Upload bulk',
    table: 'workbook',
    sources: [
      'https://help.openai.com/en/articles/20001218-bulk-upload-campaign-schema-checklist',
      'https://experienceleague.adobe.com/en/docs/advertising/search-social-commerce/new-ui/manage/ads/ad-settings-by-network/ad-settings-chatgpt',
    ],
  },
};

/** Returns the limits and columns of a platform. */
export function getPlatformSpec(name: PlatformName): PlatformSpec {
  return PLATFORMS[name];
}

/** Returns the formats that the chosen platforms use, without duplicates. */
export function listPlatformFormats(platforms: readonly PlatformName[]): AdFormat[] {
  return [
    ...new Set(platforms.flatMap((name) => PLATFORMS[name].placements.map(({ format }) => format))),
  ];
}
