import { AD_FORMATS, getSafeZones } from '@adwright/contracts';
import { joinLines } from '@adwright/contracts/ad-text';
import { type ClaimEvidence, hasClaim } from '@adwright/contracts/policy';
import { ALT_TEXTS_FILE } from './build-alt-text-table.ts';
import { hasOwnContent } from './final-link.ts';
import { getImageFile, type KitImage } from './kit-image.ts';
import { buildPlatformCopy } from './platform-copy.ts';
import { buildImageLink, buildPlatformSheets } from './platform-rows.ts';
import { getPlatformSpec, type PlatformName } from './platforms.ts';

interface ReadmeInput {
  platforms: readonly PlatformName[];
  images: readonly KitImage[];
  campaign: string;
  /** URL of the public page that verifies the origin of a picture. */
  verifyUrl: string;
  /** Sentences that name the items missing from the launch kit. */
  leftOut: readonly string[];
  /** Sentences that name what the user must check before the ads run. */
  warnings?: readonly string[];
  /** Evidence that supports the claims of the ads. */
  evidence?: readonly ClaimEvidence[];
}

/** Rules of each platform about the disclosure that an AI model generated a part of a picture. */
const DISCLOSING: Record<PlatformName, string> = {
  meta: 'Meta reads the content credentials of the images and labels the ad itself.',
  google: 'Google reads the content credentials of the images. It asks for no note of yours.',
  linkedin: 'LinkedIn shows the content credentials of the images. It asks for no note of yours.',
  pinterest: 'Pinterest reads the metadata of the images and labels the Pin itself.',
  tiktok: 'Turn on the label for AI-generated content when you create the ad.',
  chatgpt: 'No rule is known. A note in the picture is the safe choice.',
};

/**
 * A sentence for each kind of formula guard, which explains how the tables prevent spreadsheets from running
 * texts as formulas.
 */
const GUARDS = {
  csv: 'A cell that a spreadsheet would run as a formula begins with a blank. No ad shows it.',
  workbook: 'Every cell of the workbook is typed as text, so none runs as a formula.',
};

/** Note that we have not tried the import, because it requires an account with a budget. */
const UNTRIED =
  'The table follows the pages named below. The import itself was not tried: look through its preview before you go on.';

/** Instructions for the steps after the import, by platform. */
const STEPS: Record<PlatformName, readonly string[]> = {
  meta: [
    'Upload the images of this folder together with the CSV, in the same dialog of the import.',
    'Everything is imported as a paused draft. Add the budget, the audience and your Page there.',
    'The links hold the UTM parameters already. Leave "URL parameters" empty.',
  ],
  google: [
    'Keep the images in the folder of the CSV while you import it.',
    'If the import does not match an image column, choose the images in the ad itself.',
    'Everything is imported paused. Add the budget, the bid and the audience before you post it.',
    'The link of a responsive display ad names its first image, since one ad holds all images.',
    'Google refuses emoji, repeated punctuation and decoration. What was taken out is listed below.',
  ],
  linkedin: [
    'LinkedIn’s help describes no import of ads. Create single image ads and paste each row of the workbook.',
  ],
  pinterest: [
    'Enter the name of your board in the column "Pinterest board", then upload the CSV.',
    'Pinterest refuses two Pins of one title. Change a title that stands there twice.',
    'The CSV has one Pin per ad. The other images of this folder are for ads made by hand.',
  ],
  tiktok: [
    'TikTok imports nothing but a template of your own account. Create image ads and paste each row of the workbook.',
  ],
  chatgpt: [
    'Enter budget_max, launch_date, target_countries and max_bid: only you can decide them. Countries look like this: ["US"].',
    'Ads Manager fetches each picture from its image_link. Where it refuses one, host the image of this folder yourself.',
    'Leave the names of sheets and columns as they are.',
  ],
};

/** Returns the name of a platform's folder in the launch kit. */
export const getPlatformFolder = (platform: PlatformName) => getPlatformSpec(platform).label;

/** Returns the file name of a platform's table. */
export function getTableFile(platform: PlatformName): string {
  return `${platform}-ads.${getPlatformSpec(platform).table === 'workbook' ? 'xlsx' : 'csv'}`;
}

/**
 * Describes the area of a picture that the platform covers with its interface, if the platform's help states
 * the area.
 */
function describeZones({ platform, format }: KitImage): string[] {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return getSafeZones(format)
    .filter((zone) => zone.platform === platform)
    .map(({ placement, covered: { top, bottom, left }, source }) => {
      const sides = left > 0 ? `, ${percent(left)} of each side` : '';
      return `    ${placement} may cover ${percent(top)} at the top, ${percent(bottom)} at the bottom${sides}: ${source}`;
    });
}

/** Lists the required columns and the columns that the user has to fill in. */
function listRequiredColumns(platform: PlatformName, { images, campaign }: ReadmeInput): string[] {
  const { required, parents = [] } = getPlatformSpec(platform);
  const own = images.filter((image) => image.platform === platform);
  if (own.length === 0) return [];
  const ofSheet = new Map([...parents, { name: 'ads', required }].map((one) => [one.name, one]));
  const lines = buildPlatformSheets(platform, own, campaign).flatMap(({ name, rows }) => {
    const columns = ofSheet.get(name)?.required ?? [];
    const marked = columns.map((column) =>
      rows.some((row) => (row[column] ?? '') === '') ? `${column} (empty: fill it in)` : column,
    );
    const sheet = parents.length > 0 ? ` in the sheet ${name}` : '';
    return [`Required${sheet}: ${marked.join(', ')}.`];
  });
  return lines;
}

function describePlatform(platform: PlatformName, input: ReadmeInput): string[] {
  const { images, campaign } = input;
  const { label, importer, sources, table } = getPlatformSpec(platform);
  const own = images.filter((image) => image.platform === platform);
  const ads = [...new Map(own.map(({ ad }) => [ad.id, ad])).values()];
  const copyLines = ads.flatMap((ad) => {
    const { empty, changes } = buildPlatformCopy(ad, platform);
    return [
      ...changes.map((change) => `  ${ad.name}: ${change}`),
      ...(empty.length === 0
        ? []
        : [
            `  ${ad.name}: ${empty.join(', ')} is empty. The ad has no whole sentence that fits. Write it yourself.`,
          ]),
    ];
  });
  return [
    `${label}`,
    '='.repeat(label.length),
    `Copy: ${getPlatformFolder(platform)}/${getTableFile(platform)}${importer ? `, for ${importer}` : ''}`,
    ...(importer ? [UNTRIED] : []),
    ...STEPS[platform],
    GUARDS[table === 'workbook' ? 'workbook' : 'csv'],
    ...listRequiredColumns(platform, input),
    ...(ads.some(({ disclosure }) => disclosure === 'platform') ? [DISCLOSING[platform]] : []),
    '',
    ...own.flatMap((image) => [
      `  ${getPlatformFolder(platform)}/${getImageFile(image)}`,
      `    ${image.placement.label}, ${AD_FORMATS[image.format].ratio}`,
      `    ${buildImageLink(image, campaign)}`,
      ...(image.isReencoded
        ? [`    Made smaller for ${label}, so it carries no content credentials.`]
        : []),
      ...describeZones(image),
    ]),
    ...copyLines,
    ...(own.length === 0 ? ['  No image of your ads suits this platform.'] : []),
    '',
    `Sizes, lengths and columns: ${sources.join(' ')}`,
    '',
  ];
}

/** Writes notes about links that have their own utm_content, and about ads that share one link. */
function describeOwnContent(images: readonly KitImage[]): string[] {
  const links = [...new Set(images.map(({ ad }) => ad.link))];
  if (!links.some(hasOwnContent)) return [];
  return links.length === 1
    ? [
        'Your link has a utm_content of its own, which was kept. Reports can’t tell the images apart.',
      ]
    : [
        'Links with a utm_content of their own keep it. Reports can’t tell the images of those ads apart.',
      ];
}

/**
 * Selects evidence for the claims that a picture or a platform's field in the launch kit makes. Omits claims that the
 * user has removed from the ad.
 */
function selectEvidence({ evidence = [], images }: ReadmeInput): ClaimEvidence[] {
  return evidence.filter(({ ad_id, claim }) =>
    images.some(
      ({ ad, platform }) =>
        ad.id === ad_id &&
        hasClaim([...ad.printed, ...Object.values(buildPlatformCopy(ad, platform).cells)], claim),
    ),
  );
}

/** Writes a claim and its evidence as a single line. */
function claimLine({ claim, evidence, link }: ClaimEvidence): string {
  return joinLines(`“${claim}”: ${evidence}${link ? ` (${link})` : ''}`);
}

/** Returns the README of the launch kit, with instructions for the person who places the ads. */
export function writeKitReadme(input: ReadmeInput): string {
  const { warnings = [] } = input;
  const evidence = selectEvidence(input);
  const lines = [
    'Launch kit',
    '',
    'Each image is named brand_product_format_id. The link of an ad carries the same name as utm_content,',
    'so a report tells which image was clicked.',
    ...describeOwnContent(input.images),
    `${ALT_TEXTS_FILE} has a text for each image that says what it shows. Enter it where a platform asks for alt text.`,
    `Who doubts where a picture comes from drops it here: ${input.verifyUrl}`,
    '',
    ...input.platforms.flatMap((platform) => describePlatform(platform, input)),
    ...(warnings.length > 0 ? ['Please check', '============', ...warnings, ''] : []),
    ...(evidence.length > 0
      ? [
          'Claims and what supports them',
          '=============================',
          ...evidence.map(claimLine),
          '',
        ]
      : []),
    ...(input.leftOut.length > 0 ? ['Left out', '========', ...input.leftOut, ''] : []),
  ];
  return lines.join('\r\n');
}
