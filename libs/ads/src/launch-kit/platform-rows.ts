import { joinLines } from '@adwright/contracts/ad-text';
import {
  classifyButton,
  GOOGLE_BUTTONS,
  LINKEDIN_BUTTONS,
  META_BUTTONS,
  TIKTOK_BUTTONS,
} from './button-intent.ts';
import type { CsvRow } from './csv.ts';
import { sanitiseNamePart } from './file-name.ts';
import { buildUtmLink, formatDisplayLink } from './final-link.ts';
import { getImageFile, type KitImage } from './kit-image.ts';
import type { LaunchAd } from './launch-ad.ts';
import { buildPlatformCopy } from './platform-copy.ts';
import { getPlatformSpec, type PlatformName } from './platforms.ts';
import type { Sheet } from './workbook.ts';

/** Pictures of one ad for one platform, in the order of the platform's placements. */
interface AdImagesOfPlatform {
  ad: LaunchAd;
  images: readonly KitImage[];
}

type RowsOf = (group: AdImagesOfPlatform, campaign: string) => CsvRow[];

/** Names of Meta's placements by format, as Meta's import file writes them. */
const META_POSITIONS: Partial<Record<KitImage['format'], { facebook: string; instagram: string }>> =
  {
    portrait: { facebook: 'feed', instagram: 'stream' },
    square: { facebook: 'marketplace, right_hand_column', instagram: '' },
    story: { facebook: 'story, facebook_reels', instagram: 'story, reels' },
  };

/** Returns the link of one picture: the ad's link with the picture's name as `utm_content`. */
export function buildImageLink(
  { ad, platform, name }: Pick<KitImage, 'ad' | 'platform' | 'name'>,
  campaign: string,
): string {
  return buildUtmLink(ad.link, { platform, campaign, content: name });
}

const buildMetaRows: RowsOf = ({ ad, images }, campaign) =>
  images.map((image) => {
    const { facebook = '', instagram = '' } = META_POSITIONS[image.format] ?? {};
    return {
      'Campaign Name': campaign,
      'Campaign Status': 'PAUSED',
      'Campaign Objective': 'Outcome Traffic',
      'Buying Type': 'AUCTION',
      'Ad Set Name': `${campaign} ${image.placement.label}`,
      'Ad Set Run Status': 'PAUSED',
      'Publisher Platforms': instagram ? 'facebook, instagram' : 'facebook',
      'Facebook Positions': facebook,
      'Instagram Positions': instagram,
      'Ad Status': 'PAUSED',
      'Ad Name': image.name,
      'Creative Type': 'Link Page Post Ad',
      ...buildPlatformCopy(ad, 'meta').cells,
      'Display Link': formatDisplayLink(ad.link),
      Link: buildImageLink(image, campaign),
      'Image File Name': getImageFile(image),
      'Call to Action': META_BUTTONS[classifyButton(ad.callToAction)],
    };
  });

/**
 * Returns the rows of Google's table. A responsive display ad contains both pictures, and the link of the ad
 * names the first picture.
 */
const buildGoogleRows: RowsOf = ({ ad, images }, campaign) => {
  const [first] = images;
  if (!first) return [];
  const fileOf = (format: KitImage['format']) => {
    const found = images.find((image) => image.format === format);
    return found ? getImageFile(found) : '';
  };
  return [
    {
      Campaign: campaign,
      'Campaign type': 'Display',
      'Campaign status': 'Paused',
      'Ad group': campaign,
      'Ad group status': 'Paused',
      'Ad type': 'Responsive display ad',
      Status: 'Paused',
      ...buildPlatformCopy(ad, 'google').cells,
      'Call to action text': GOOGLE_BUTTONS[classifyButton(ad.callToAction)],
      'Landscape image 1': fileOf('landscape'),
      'Square image 1': fileOf('square'),
      'Final URL': buildImageLink(first, campaign),
    },
  ];
};

const buildLinkedinRows: RowsOf = ({ ad, images }, campaign) =>
  images.map((image) => ({
    'Ad name': image.name,
    ...buildPlatformCopy(ad, 'linkedin').cells,
    'Destination URL': buildImageLink(image, campaign),
    'Call to action': LINKEDIN_BUTTONS[classifyButton(ad.callToAction)],
    'Image file': getImageFile(image),
  }));

/**
 * Returns the rows of Pinterest's table. Each ad has one Pin with the ad's best picture. Pinterest refuses two
 * Pins with the same title.
 */
const buildPinterestRows: RowsOf = ({ ad, images }, campaign) =>
  images.slice(0, 1).map((image) => ({
    ...buildPlatformCopy(ad, 'pinterest').cells,
    'Media URL': image.storedUrl,
    Link: buildImageLink(image, campaign),
  }));

const buildTiktokRows: RowsOf = ({ ad, images }, campaign) =>
  images.map((image) => ({
    'Ad name': image.name,
    ...buildPlatformCopy(ad, 'tiktok').cells,
    'Call to action': TIKTOK_BUTTONS[classifyButton(ad.callToAction)],
    URL: buildImageLink(image, campaign),
    'Image file': getImageFile(image),
  }));

/**
 * Returns the name that connects the rows of the workbook's sheets when ChatGPT ads are imported. The connecting name
 * contains only letters and digits.
 */
const buildJoiningName = (text: string, fallback: string) =>
  sanitiseNamePart(text, fallback).replaceAll('-', '');

/**
 * Returns the name of an ad's ad group. Each ad has its own ad group, because the group's context hints
 * describe the ad's product.
 */
const buildAdGroupName = (ad: LaunchAd) =>
  buildJoiningName(ad.product, 'product') + ad.id.replace(/[^A-Za-z0-9]/g, '').slice(0, 8);

const buildChatgptRows: RowsOf = ({ ad, images }, campaign) =>
  images.map((image) => ({
    adgroup_name: buildAdGroupName(ad),
    ...buildPlatformCopy(ad, 'chatgpt').cells,
    link: buildImageLink(image, campaign),
    image_link: image.storedUrl,
  }));

/** Cells for budget, dates, countries and bids stay empty, because the advertiser decides about them. */
const buildChatgptParents = (groups: readonly AdImagesOfPlatform[], campaign: string) => {
  const campaign_name = buildJoiningName(campaign, 'campaign');
  return {
    campaigns: [{ campaign_name, budget_type: 'Daily', objective: 'Clicks' }],
    adgroups: groups.map(({ ad }) => ({
      campaign_name,
      adgroup_name: buildAdGroupName(ad),
      'Context Hints': JSON.stringify([joinLines(ad.product) || ad.name]),
    })),
  } satisfies Record<string, CsvRow[]>;
};

const ROWS = {
  meta: buildMetaRows,
  google: buildGoogleRows,
  linkedin: buildLinkedinRows,
  pinterest: buildPinterestRows,
  tiktok: buildTiktokRows,
  chatgpt: buildChatgptRows,
} as const satisfies Record<PlatformName, RowsOf>;

function groupByAd(images: readonly KitImage[]): AdImagesOfPlatform[] {
  const byAd = new Map<string, KitImage[]>();
  for (const image of images) {
    byAd.set(image.ad.id, [...(byAd.get(image.ad.id) ?? []), image]);
  }
  return [...byAd.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ad: first.ad, images: group }] : [];
  });
}

/** Returns the rows for a platform's ads. */
export function buildPlatformRows(
  platform: PlatformName,
  images: readonly KitImage[],
  campaignName: string,
): CsvRow[] {
  const campaign = joinLines(campaignName);
  return groupByAd(images).flatMap((group) => ROWS[platform](group, campaign));
}

/** Builds the platform's table sheet by sheet. The sheet with the ads is the last sheet. */
export function buildPlatformSheets(
  platform: PlatformName,
  images: readonly KitImage[],
  campaignName: string,
): Sheet[] {
  const { columns, parents = [] } = getPlatformSpec(platform);
  const rows: Record<string, CsvRow[]> = buildChatgptParents(
    groupByAd(images),
    joinLines(campaignName),
  );
  return [
    ...parents.map((parent) => ({
      name: parent.name,
      columns: parent.columns,
      rows: rows[parent.name] ?? [],
    })),
    { name: 'ads', columns, rows: buildPlatformRows(platform, images, campaignName) },
  ];
}
