import type { FontPart } from '@adwright/contracts';
import { type OpenedFont, openFont, withOwnFont } from '@adwright/engine-drawing';
import type { AdStyle } from './ad-style.ts';

/** Files of uploaded fonts, by the part of the ad in which they are used. */
export type OwnFontsInput = Partial<Record<FontPart, Uint8Array>>;

/** Uploaded fonts that are registered with the canvas of this thread. */
export type OpenedFonts = Partial<Record<FontPart, OpenedFont>>;

/**
 * Checks and registers uploaded fonts; returns null if the input contains no fonts.
 * @throws {AppError} the errors of `openFont`
 */
export async function openFonts(input: OwnFontsInput | undefined): Promise<OpenedFonts | null> {
  if (!input?.headline && !input?.text) return null;
  const [headline, text] = await Promise.all(
    [input.headline, input.text].map((file) => file && openFont(file)),
  );
  return { ...(headline ? { headline } : {}), ...(text ? { text } : {}) };
}

/**
 * Returns the style with uploaded fonts in place of the style's fonts. The style's fonts draw those letters
 * that an uploaded font lacks.
 */
export function replaceFonts(style: AdStyle, fonts: OpenedFonts | null | undefined): AdStyle {
  if (!fonts) return style;
  const { headline, text } = fonts;
  return {
    ...style,
    ...(headline ? { display: withOwnFont(style.display, headline) } : {}),
    ...(text
      ? { text: withOwnFont(style.text, text), strong: withOwnFont(style.strong, text) }
      : {}),
    chosenFaces: true,
  };
}
