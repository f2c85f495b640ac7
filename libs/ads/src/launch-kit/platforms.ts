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

/** Which text of an ad fills a platform's field. */
type CopyRole = 'headline' | 'longHeadline' | 'text' | 'description' | 'brand';

export interface CopyField {
  readonly role: CopyRole;
  /** Column of the CSV, named like the field on the platform. */
  readonly column: string;
  readonly maxCharacters: number;
  /**
   * True for further texts of one role. The field then stays empty without a note when there is no other text.
   */
  readonly optional?: boolean;
}

/** Columns `Headline 1` to `Headline 5`. Each gets one text, and all texts differ. */
function makeNumberedFields(role: CopyRole, column: string, maxCharacters: number): CopyField[] {
  return [1, 2, 3, 4, 5].map((number) => ({
    role,
    column: `${column} ${number}`,
    maxCharacters,
    optional: number > 1,
  }));
}

/** A further sheet of a workbook, which precedes the sheet of the ads. */
interface ParentSheet {
  readonly name: string;
  readonly columns: readonly string[];
  readonly required: readonly string[];
}

export interface Placement {
  readonly format: AdFormat;
  /** Tells the reader of the kit where the platform shows the picture. */
  readonly label: string;
  readonly minWidth: number;
  readonly minHeight: number;
  /** Maximum width in pixels. Larger pictures are scaled down. */
  readonly maxWidth?: number;
  readonly maxHeight?: number;
}

export interface PlatformSpec {
  readonly label: string;
  readonly placements: readonly Placement[];
  readonly maxImageBytes: number;
  readonly fields: readonly CopyField[];
  /** Whether the platform counts East Asian wide characters and emoji as two. */
  readonly countsWideTwice: boolean;
  /** Removes characters that the platform's text fields refuse. */
  readonly edit?: EditText;
  /** When no whole sentence fits, the first text is cut at a word, and the README says so. */
  readonly cutsWords?: boolean;
  readonly utmMedium: 'paid_social' | 'display' | 'cpc';
  /** Columns of the sheet of ads, in order. */
  readonly columns: readonly string[];
  /** The columns that the platform requires. */
  readonly required: readonly string[];
  /** Sheets of the campaigns and groups that the ads belong to. */
  readonly parents?: readonly ParentSheet[];
  /** Name of the program that imports the table; null if the platform has none and people paste the texts. */
  readonly importer: string | null;
  /**
   * File format: a workbook when the importer reads one, or when people copy from the table. For a CSV, also
   * whether it begins with a byte order mark. Excel needs the mark for Arabic texts. Importers that compare the
   * first header byte by byte don't accept the mark.
   */
  readonly table: 'workbook' | 'csv' | 'csvWithByteOrderMark';
  /** Help pages that state the platform's limits. */
  readonly sources: readonly string[];
}

const MEBIBYTE = 1024 * 1024;

/** Every limit, size and column of the platforms, with the pages that document them. */
const PLATFORMS: Record<PlatformName, PlatformSpec> = {
  meta: {
    label: 'Meta',
    placements: [
      { format: 'portrait', label: 'Facebook and Instagram feed', minWidth: 600, minHeight: 750 },
      { format: 'square', label: 'Marketplace and right column', minWidth: 600, minHeight: 600 },
      { format: 'story', label: 'Stories and Reels', minWidth: 500, minHeight: 888 },
    ],
    maxImageBytes: 30 * MEBIBYTE,
    // A phone shows texts of these lengths without truncation.
    fields: [
      { role: 'headline', column: 'Title', maxCharacters: 27 },
      { role: 'text', column: 'Body', maxCharacters: 125 },
      { role: 'description', column: 'Link Description', maxCharacters: 27 },
    ],
    countsWideTwice: false,
    utmMedium: 'paid_social',
    // The columns have the names of the file that Ads Manager itself exports. Public repositories contain
    // several headers of such files.
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
    // The help page lists only frequently used columns. Both image columns have the names of the ad's fields in
    // Google Ads Editor.
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
    // The help page suggests no more than 500 KB.
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
    // The importer compares names of sheets and columns exactly, so they must not be reworded.
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

/** Returns the entry of a platform in the table. */
export function getPlatformSpec(name: PlatformName): PlatformSpec {
  return PLATFORMS[name];
}

/** Formats that the chosen platforms use, each once. */
export function listPlatformFormats(platforms: readonly PlatformName[]): AdFormat[] {
  return [
    ...new Set(platforms.flatMap((name) => PLATFORMS[name].placements.map(({ format }) => format))),
  ];
}
