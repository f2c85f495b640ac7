import type { CsvRow } from './csv.ts';
import { oneLine } from './cut-by-sentence.ts';
import { imageFile, type KitImage } from './kit-image.ts';
import type { LaunchAd } from './launch-ad.ts';
import { platformCopy } from './platform-copy.ts';
import type { PlatformName } from './platforms.ts';
import { utmLink } from './utm-link.ts';

/** Pictures of one ad for one platform, in the order of its placements. */
interface AdImagesOfPlatform {
  ad: LaunchAd;
  images: readonly KitImage[];
}

type RowsOf = (group: AdImagesOfPlatform, campaign: string) => CsvRow[];

/** Meta's positions by format, as its import names them. */
const META_POSITIONS: Partial<Record<KitImage['format'], { facebook: string; instagram: string }>> =
  {
    portrait: { facebook: 'feed', instagram: 'stream' },
    square: { facebook: 'marketplace, right_hand_column', instagram: '' },
    story: { facebook: 'story, facebook_reels', instagram: 'story, reels' },
  };

/** Meta has a closed list of buttons; the first whose words the ad's own button holds. */
const META_BUTTONS: readonly (readonly [RegExp, string])[] = [
  [/\b(shop|buy|order|pick)\b/i, 'SHOP_NOW'],
  [/\b(sign up|join|register|start)\b/i, 'SIGN_UP'],
  [/\bsubscribe\b/i, 'SUBSCRIBE'],
  [/\bdownload\b/i, 'DOWNLOAD'],
  [/\b(contact|call|talk)\b/i, 'CONTACT_US'],
];

function metaButton(callToAction: string): string {
  return META_BUTTONS.find(([words]) => words.test(callToAction))?.[1] ?? 'LEARN_MORE';
}

/** The link of one picture, its ad's own; its `utm_content` is the picture's name. */
export function imageLink(
  { ad, platform, name }: Pick<KitImage, 'ad' | 'platform' | 'name'>,
  campaign: string,
): string {
  return utmLink(ad.link, { platform, campaign, content: name });
}

const metaRows: RowsOf = ({ ad, images }, campaign) =>
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
      ...platformCopy(ad, 'meta').cells,
      'Display Link': new URL(ad.link.trim()).hostname,
      Link: imageLink(image, campaign),
      'Image File Name': imageFile(image),
      'Call to Action': metaButton(ad.callToAction),
    };
  });

/** A responsive display ad holds both pictures; its link names the first. */
const googleRows: RowsOf = ({ ad, images }, campaign) => {
  const [first] = images;
  if (!first) return [];
  const fileOf = (format: KitImage['format']) => {
    const found = images.find((image) => image.format === format);
    return found ? imageFile(found) : '';
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
      ...platformCopy(ad, 'google').cells,
      'Landscape image 1': fileOf('landscape'),
      'Square image 1': fileOf('square'),
      'Final URL': imageLink(first, campaign),
    },
  ];
};

const linkedinRows: RowsOf = ({ ad, images }, campaign) =>
  images.map((image) => ({
    'Ad name': image.name,
    ...platformCopy(ad, 'linkedin').cells,
    'Destination URL': imageLink(image, campaign),
    'Image file': imageFile(image),
  }));

/** One Pin per ad, of its best picture: two Pins of one title are refused. */
const pinterestRows: RowsOf = ({ ad, images }, campaign) =>
  images.slice(0, 1).map((image) => ({
    ...platformCopy(ad, 'pinterest').cells,
    'Media URL': image.storedUrl,
    Link: imageLink(image, campaign),
  }));

const tiktokRows: RowsOf = ({ ad, images }, campaign) =>
  images.map((image) => ({
    'Ad name': image.name,
    ...platformCopy(ad, 'tiktok').cells,
    URL: imageLink(image, campaign),
    'Image file': imageFile(image),
  }));

const ROWS = {
  meta: metaRows,
  google: googleRows,
  linkedin: linkedinRows,
  pinterest: pinterestRows,
  tiktok: tiktokRows,
} as const satisfies Record<PlatformName, RowsOf>;

/** The rows of a platform's CSV for all ads. */
export function platformRows(
  platform: PlatformName,
  images: readonly KitImage[],
  campaignName: string,
): CsvRow[] {
  const campaign = oneLine(campaignName);
  const byAd = new Map<string, KitImage[]>();
  for (const image of images) {
    byAd.set(image.ad.id, [...(byAd.get(image.ad.id) ?? []), image]);
  }
  return [...byAd.values()].flatMap((group) => {
    const [first] = group;
    return first ? ROWS[platform]({ ad: first.ad, images: group }, campaign) : [];
  });
}
