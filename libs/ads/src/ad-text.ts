import { AD_TEXT_PREVIEW_CHARACTERS, type AdRow, splitAdText } from '@adwright/contracts';

const ELLIPSIS = '…';

/** Returns the whole first paragraph of an ad's text; empty when the text is empty. */
export function getAdTextOpening(adText: string | null): string {
  return splitAdText(adText)[0] ?? '';
}

/**
 * Returns the card's preview of an ad's text: its first paragraph, cut at 120 characters plus an ellipsis (spec
 * §9). The function counts characters as a reader sees them, so an emoji is never cut in half.
 */
export function buildAdTextPreview(adText: string | null): string {
  const paragraph = getAdTextOpening(adText);
  const characters = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(paragraph),
    ({ segment }) => segment,
  );
  if (characters.length <= AD_TEXT_PREVIEW_CHARACTERS) return paragraph;
  return characters.slice(0, AD_TEXT_PREVIEW_CHARACTERS).join('').trimEnd() + ELLIPSIS;
}

interface NamedAd extends Pick<AdRow, 'title' | 'ad_text'> {
  /** Alt text of the ad's picture; absent when the picture's recipe is unknown. */
  headline?: string | null;
  /** Name that the user gave the ad. */
  custom_name?: string | null;
}

/**
 * Returns the label that identifies an ad: the first of its custom name, title, picture headline and
 * beginning of its text that exists.
 */
export function getAdName({ custom_name, title, ad_text, headline }: NamedAd): string {
  return custom_name || title || headline || buildAdTextPreview(ad_text) || 'Ad creative';
}
