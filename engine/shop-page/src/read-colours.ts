import type { BrandColourRole } from '@adwright/contracts';
import type { PageSource } from '@adwright/contracts/shop-page';
import { formatHex, parse } from 'culori';

export interface NamedColour {
  role: BrandColourRole;
  hex: string | null;
  source: PageSource;
}

/**
 * Converts a colour in any CSS notation to `#1a2b3c`; returns null for invalid and translucent
 * colours.
 */
export function parseHex(text: string): string | null {
  const trimmed = text.trim();
  // Shopify's themes write only the numbers of `rgb()`, such as "26 43 60" or "26, 43, 60". The
  // function name `rgb()` is therefore added.
  const channels = /^\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*,\s*|\s+)\d{1,3}$/.test(trimmed);
  const colour = parse(channels ? `rgb(${trimmed.replace(/\s*,\s*|\s+/g, ' ')})` : trimmed);
  if (!colour || (colour.alpha ?? 1) < 0.9) return null;
  return formatHex(colour);
}

/** Roles of brand colours by the names of CSS custom properties, the most reliable names first. */
const ROLES: readonly (readonly [RegExp, BrandColourRole])[] = [
  [/^--(?:[\w-]*-)?(?:brand|primary)(?:-?colou?r)?(?:-?(?:default|main|base|500|600))?$/i, 'main'],
  [/^--(?:[\w-]*-)?colou?rs?-?(?:brand|primary|main)$/i, 'main'],
  [/^--(?:[\w-]*-)?(?:button|btn)-?(?:background|bg|colou?r)?$/i, 'accent'],
  [/^--(?:[\w-]*-)?(?:accent|secondary|highlight|cta)(?:-?colou?r)?(?:-?\d)?$/i, 'accent'],
  [/^--(?:[\w-]*-)?colou?rs?-?(?:accent|secondary|button)(?:-?\d)?$/i, 'accent'],
  [/^--(?:[\w-]*-)?(?:colou?rs?-?)?(?:background|bg|body-bg|ground)(?:-?colou?r)?$/i, 'ground'],
  [/^--(?:[\w-]*-)?(?:colou?rs?-?)?(?:text|foreground|body|heading|ink)(?:-?colou?r)?$/i, 'ink'],
];
/**
 * Matches CSS custom properties of frameworks. WordPress, for example, includes its default palette
 * in every page. Colours of frameworks are not brand colours.
 */
const NOBODYS =
  /^--wp--preset--color--(?!primary|secondary|accent|contrast|base|brand)|^--bs-|^--tw-|^--swiper-|^--wc-/i;
const DECLARATION = /(--[\w-]{2,60})\s*:\s*([^;{}]{3,60})/g;
const MAX_CHARACTERS = 500_000;

/** Returns the brand colours in a style sheet, recognised by the names of CSS custom properties. */
export function readBrandColours(style: string): NamedColour[] {
  const declared = [...style.slice(0, MAX_CHARACTERS).matchAll(DECLARATION)].flatMap(
    ([, name = '', value = '']) => {
      const rank = ROLES.findIndex(([pattern]) => pattern.test(name));
      const [, role] = ROLES[rank] ?? [];
      const hex = role && !NOBODYS.test(name) ? parseHex(value) : null;
      return role && hex ? [{ rank, role, hex, source: 'stylesheet' as const }] : [];
    },
  );
  const seen = new Set<BrandColourRole>();
  return declared
    .toSorted((one, other) => one.rank - other.rank)
    .filter(({ role }) => !seen.has(role) && seen.add(role))
    .map(({ role, hex, source }) => ({ role, hex, source }));
}
