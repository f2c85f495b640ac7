import { AD_FORMATS, safeZonesOf } from '@adwright/contracts';
import { oneLine } from '@adwright/contracts/ad-text';
import { type ClaimEvidence, makesClaim } from '@adwright/contracts/policy';
import { ALT_TEXTS_FILE } from './alt-text-table.ts';
import { hasOwnContent } from './final-link.ts';
import { imageFile, type KitImage } from './kit-image.ts';
import { platformCopy } from './platform-copy.ts';
import { imageLink, platformSheets } from './platform-rows.ts';
import { type PlatformName, platformSpec } from './platforms.ts';

interface ReadmeInput {
  platforms: readonly PlatformName[];
  images: readonly KitImage[];
  campaign: string;
  /** Of the page that tells anybody where a picture comes from. */
  verifyUrl: string;
  /** What the kit lacks, one sentence each. */
  leftOut: readonly string[];
  /** What to check before the ads run, one sentence each. */
  warnings?: readonly string[];
  /** Evidence for claims of the ads. */
  evidence?: readonly ClaimEvidence[];
}

/** What each platform requires for pictures that a model made in part. */
const DISCLOSING: Record<PlatformName, string> = {
  meta: 'Meta reads the content credentials of the images and labels the ad itself.',
  google: 'Google reads the content credentials of the images. It asks for no note of yours.',
  linkedin: 'LinkedIn shows the content credentials of the images. It asks for no note of yours.',
  pinterest: 'Pinterest reads the metadata of the images and labels the Pin itself.',
  tiktok: 'Turn on the label for AI-generated content when you create the ad.',
  chatgpt: 'No rule is known. A note in the picture is the safe choice.',
};

/** A text that a spreadsheet would run, and how each kind of table prevents that. */
const GUARDS = {
  csv: 'A cell that a spreadsheet would run as a formula begins with a blank. No ad shows it.',
  workbook: 'Every cell of the workbook is typed as text, so none runs as a formula.',
};

/** Imports need an account with a budget; no such file has been imported yet. */
const UNTRIED =
  'The table follows the pages named below. The import itself was not tried: look through its preview before you go on.';

/** The steps after the import, by platform. */
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

/** Name of a platform's folder in the kit. */
export const folderOf = (platform: PlatformName) => platformSpec(platform).label;

/** Name of a platform's table in its folder. */
export function tableFile(platform: PlatformName): string {
  return `${platform}-ads.${platformSpec(platform).table === 'workbook' ? 'xlsx' : 'csv'}`;
}

/** The area of a picture that the platform covers, where its help states it. */
function zoneLines({ platform, format }: KitImage): string[] {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return safeZonesOf(format)
    .filter((zone) => zone.platform === platform)
    .map(({ placement, covered: { top, bottom, left }, source }) => {
      const sides = left > 0 ? `, ${percent(left)} of each side` : '';
      return `    ${placement} may cover ${percent(top)} at the top, ${percent(bottom)} at the bottom${sides}: ${source}`;
    });
}

/** Columns that the platform requires, and those that the user still has to fill. */
function requiredLines(platform: PlatformName, { images, campaign }: ReadmeInput): string[] {
  const { required, parents = [] } = platformSpec(platform);
  const own = images.filter((image) => image.platform === platform);
  if (own.length === 0) return [];
  const ofSheet = new Map([...parents, { name: 'ads', required }].map((one) => [one.name, one]));
  const lines = platformSheets(platform, own, campaign).flatMap(({ name, rows }) => {
    const columns = ofSheet.get(name)?.required ?? [];
    const marked = columns.map((column) =>
      rows.some((row) => (row[column] ?? '') === '') ? `${column} (empty: fill it in)` : column,
    );
    const sheet = parents.length > 0 ? ` in the sheet ${name}` : '';
    return [`Required${sheet}: ${marked.join(', ')}.`];
  });
  return lines;
}

function platformSection(platform: PlatformName, input: ReadmeInput): string[] {
  const { images, campaign } = input;
  const { label, importer, sources, table } = platformSpec(platform);
  const own = images.filter((image) => image.platform === platform);
  const ads = [...new Map(own.map(({ ad }) => [ad.id, ad])).values()];
  const copyLines = ads.flatMap((ad) => {
    const { empty, changes } = platformCopy(ad, platform);
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
    `Copy: ${folderOf(platform)}/${tableFile(platform)}${importer ? `, for ${importer}` : ''}`,
    ...(importer ? [UNTRIED] : []),
    ...STEPS[platform],
    GUARDS[table === 'workbook' ? 'workbook' : 'csv'],
    ...requiredLines(platform, input),
    ...(ads.some(({ disclosure }) => disclosure === 'platform') ? [DISCLOSING[platform]] : []),
    '',
    ...own.flatMap((image) => [
      `  ${folderOf(platform)}/${imageFile(image)}`,
      `    ${image.placement.label}, ${AD_FORMATS[image.format].ratio}`,
      `    ${imageLink(image, campaign)}`,
      ...(image.isReencoded
        ? [`    Made smaller for ${label}, so it carries no content credentials.`]
        : []),
      ...zoneLines(image),
    ]),
    ...copyLines,
    ...(own.length === 0 ? ['  No image of your ads suits this platform.'] : []),
    '',
    `Sizes, lengths and columns: ${sources.join(' ')}`,
    '',
  ];
}

/** Whether links have their own utm_content, and whether ads share one link. */
function ownContentLines(images: readonly KitImage[]): string[] {
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

/** The evidence for claims that the kit makes: printed in a picture, or in a field of a platform. Others left with an edit. */
function exportedEvidence({ evidence = [], images }: ReadmeInput): ClaimEvidence[] {
  return evidence.filter(({ ad_id, claim }) =>
    images.some(
      ({ ad, platform }) =>
        ad.id === ad_id &&
        makesClaim([...ad.printed, ...Object.values(platformCopy(ad, platform).cells)], claim),
    ),
  );
}

/** A claim with its evidence, on one line each. */
function claimLine({ claim, evidence, link }: ClaimEvidence): string {
  return oneLine(`“${claim}”: ${evidence}${link ? ` (${link})` : ''}`);
}

/** The instructions for the person who places the ads. */
export function kitReadme(input: ReadmeInput): string {
  const { warnings = [] } = input;
  const evidence = exportedEvidence(input);
  const lines = [
    'Launch kit',
    '',
    'Each image is named brand_product_format_id. The link of an ad carries the same name as utm_content,',
    'so a report tells which image was clicked.',
    ...ownContentLines(input.images),
    `${ALT_TEXTS_FILE} has a text for each image that says what it shows. Enter it where a platform asks for alt text.`,
    `Who doubts where a picture comes from drops it here: ${input.verifyUrl}`,
    '',
    ...input.platforms.flatMap((platform) => platformSection(platform, input)),
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
