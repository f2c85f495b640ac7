import { looksLikeFormula } from './csv.ts';
import { firstThatFits } from './cut-by-sentence.ts';
import type { LaunchAd } from './launch-ad.ts';
import { type CopyField, type PlatformName, platformSpec } from './platforms.ts';

function candidates(ad: LaunchAd, { role }: CopyField): readonly string[] {
  switch (role) {
    case 'brand':
      return [ad.brand];
    case 'headline':
      return [...ad.headlines, ad.product];
    case 'longHeadline':
      return [...ad.headlines, ...ad.texts];
    case 'text':
      return ad.texts;
    case 'description':
      return ad.descriptions;
  }
}

export interface PlatformCopy {
  /** By column of the platform's CSV. */
  cells: Record<string, string>;
  /** Columns for which no whole sentence of the ad is short enough. */
  empty: string[];
}

/** The ad's words in the platform's fields, cut by whole sentences to what each field holds. */
export function platformCopy(ad: LaunchAd, platform: PlatformName): PlatformCopy {
  const { fields, countsWideTwice, forbidden } = platformSpec(platform);
  const cells: Record<string, string> = {};
  for (const field of fields) {
    const { column, maxCharacters } = field;
    const texts = candidates(ad, field);
    const allowed = forbidden ? texts.map((text) => text.replace(forbidden, ' ')) : texts;
    const cut = firstThatFits(allowed, { maxCharacters, countsWideTwice });
    // The apostrophe that keeps a cell from running takes one character.
    cells[column] = looksLikeFormula(cut)
      ? firstThatFits(allowed, { maxCharacters: maxCharacters - 1, countsWideTwice })
      : cut;
  }
  return { cells, empty: Object.keys(cells).filter((column) => cells[column] === '') };
}
