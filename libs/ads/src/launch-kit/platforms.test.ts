import { describe, expect, it } from 'vitest';
import { getPlatformSpec, PLATFORM_NAMES } from './platforms.ts';

/**
 * Field lengths and smallest pictures that the help pages state. The test repeats the documented values, so
 * that errors in the table are detected.
 */
const DOCUMENTED = {
  // https://www.facebook.com/business/ads-guide/update/image/facebook-feed
  meta: {
    fields: [
      ['Title', 27],
      ['Body', 125],
      ['Link Description', 27],
    ],
    maxImageBytes: 31_457_280,
  },
  // https://developers.google.com/google-ads/api/reference/rpc/v20/ResponsiveDisplayAdInfo
  google: {
    fields: [
      ['Headline 1', 30],
      ['Headline 2', 30],
      ['Headline 3', 30],
      ['Headline 4', 30],
      ['Headline 5', 30],
      ['Long headline 1', 90],
      ['Description 1', 90],
      ['Description 2', 90],
      ['Description 3', 90],
      ['Description 4', 90],
      ['Description 5', 90],
      ['Business name', 25],
    ],
    maxImageBytes: 5_242_880,
  },
  // https://www.linkedin.com/help/lms/answer/a426534
  linkedin: {
    fields: [
      ['Introductory text', 150],
      ['Headline', 70],
      ['Description', 70],
    ],
    maxImageBytes: 5_242_880,
  },
  // https://help.pinterest.com/en/business/article/pinterest-product-specs
  pinterest: {
    fields: [
      ['Title', 100],
      ['Description', 500],
    ],
    maxImageBytes: 20_000_000,
  },
  // https://ads.tiktok.com/help/article?aid=6701253237862825989
  tiktok: {
    fields: [
      ['Text', 100],
      ['Display name', 20],
    ],
    maxImageBytes: 500_000,
  },
  // https://help.openai.com/en/articles/20001218-bulk-upload-campaign-schema-checklist
  chatgpt: {
    fields: [
      ['title', 50],
      ['copy', 100],
    ],
    maxImageBytes: 20_000_000,
  },
} as const;

/**
 * Google Ads Editor matches columns by their English names and ignores case and blanks (answer 57747 of its
 * help).
 */
const EDITOR_COLUMNS = [
  'campaign',
  'campaigntype',
  'adgroup',
  'headline1',
  'description1',
  'finalurl',
];

describe('the table with the limits of the platforms', () => {
  it.each(PLATFORM_NAMES)('the table has the field lengths that %s documents', (name) => {
    const { fields, maxImageBytes } = getPlatformSpec(name);
    expect(fields.map(({ column, maxCharacters }) => [column, maxCharacters])).toEqual(
      DOCUMENTED[name].fields,
    );
    expect(maxImageBytes).toBe(DOCUMENTED[name].maxImageBytes);
  });

  it('the table has the columns that Google Ads Editor needs for a responsive display ad', () => {
    const columns = getPlatformSpec('google').columns.map((column) =>
      column.toLowerCase().replaceAll(' ', ''),
    );
    expect(columns).toEqual(expect.arrayContaining(EDITOR_COLUMNS));
  });

  it('the table has the columns that an export of Meta Ads Manager has for an ad with an image', () => {
    expect(getPlatformSpec('meta').columns).toEqual(
      expect.arrayContaining([
        'Campaign Name',
        'Ad Set Name',
        'Ad Name',
        'Creative Type',
        'Title',
        'Body',
        'Link',
        'Image File Name',
        'Call to Action',
      ]),
    );
  });
});
