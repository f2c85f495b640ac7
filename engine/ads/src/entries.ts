import { makeLogoEntry } from './brand/logo-entry.ts';
import type { BoxRole } from './composition.ts';
import { getGroundInks, type Inks } from './inks.ts';
import type { ButtonEntry, LogoEntry, TextEntry } from './stack.ts';
import type { Stage } from './stage.ts';

const small = (stage: Stage, role: BoxRole, text: string, ink: string): TextEntry => ({
  kind: 'text',
  role,
  text,
  face: { ...stage.style.strong, uppercase: true, tracking: 10, leading: 1.25 },
  ink,
  maxSize: stage.base * 0.72,
  minSize: 20 * stage.legible,
  maxLines: 1,
  gap: stage.base * 0.85,
});

/**
 * Returns the entry (text or logo) above the headline: the brand's logo, or the words above the headline if
 * there is no logo.
 */
export function makeEyebrow(
  stage: Stage,
  inks: Inks = getGroundInks(stage),
): TextEntry | LogoEntry | null {
  return makeLogoEntry(stage) ?? eyebrowWords(stage, inks);
}

/**
 * Returns the brand's name with the words that the copy adds, such as a price; null for a brief without a
 * brand.
 */
export function writeBrandLine({ brandName, copy }: Stage): string | null {
  const [, beside] = copy.eyebrow?.split(' · ') ?? [];
  return brandName && beside ? `${brandName} · ${beside}` : brandName;
}

/**
 * Returns the words above the headline: the brand's name with the words that the copy adds, or the eyebrow
 * (small line of text). Returns null if the ad has neither a brand nor an eyebrow.
 */
function eyebrowWords(stage: Stage, inks: Inks): TextEntry | null {
  const line = writeBrandLine(stage);
  if (line) {
    return {
      ...small(stage, 'brand', line, inks.ink),
      face: { ...stage.style.strong, leading: 1.2 },
      maxSize: stage.base * 1.05,
    };
  }
  return stage.copy.eyebrow ? small(stage, 'eyebrow', stage.copy.eyebrow, inks.accent) : null;
}

/** Returns a stack entry with a short caption, such as "The problem". */
export function tag(stage: Stage, text: string, ink: string): TextEntry {
  return small(stage, 'label', text, ink);
}

/**
 * Returns a stack entry with the headline in the display font. `maxSize` is in pixels; the size is reduced
 * until the headline fits.
 */
export function makeHeadline(
  stage: Stage,
  maxSize: number,
  options: Partial<TextEntry> = {},
): TextEntry {
  return {
    kind: 'text',
    role: 'headline',
    text: stage.copy.headline,
    face: stage.style.display,
    ink: stage.style.palette.ink,
    maxSize: maxSize * stage.unit,
    minSize: 38 * stage.legible,
    maxLines: 5,
    grows: true,
    companySize: stage.base * 1.75,
    gap: stage.base * 1.1,
    ...options,
  };
}

/** Returns a stack entry with the subline (the line below the headline), at most as large as running text. */
export function makeSubline(
  stage: Stage,
  inks: Inks = getGroundInks(stage),
  options: Partial<TextEntry> = {},
): TextEntry {
  return {
    kind: 'text',
    role: 'subline',
    text: stage.copy.subline,
    face: stage.style.text,
    ink: inks.soft,
    maxSize: stage.base,
    minSize: 22 * stage.legible,
    maxLines: 5,
    gap: stage.base * 1.2,
    ...options,
    // If the subline was removed to make room for facts, its place does not remain empty.
    ...(stage.isCrowded && stage.copy.subline === '' ? { grows: false } : {}),
  };
}

/** Returns a stack entry with the call-to-action button. */
export function callToAction(stage: Stage, options: Partial<ButtonEntry> = {}): ButtonEntry {
  const { palette, strong } = stage.style;
  return {
    kind: 'button',
    text: stage.copy.callToAction,
    face: strong,
    fill: palette.accent,
    ink: palette.onAccent,
    size: stage.base * (stage.stacked ? 1.02 : 0.96),
    gap: 0,
    ...options,
    ...(palette.button ? { fill: palette.button } : {}),
    ...(palette.onButton ? { ink: palette.onButton } : {}),
  };
}
