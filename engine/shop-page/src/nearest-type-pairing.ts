import { TYPE_PAIRINGS } from '@adwright/contracts';

export type TypePairing = (typeof TYPE_PAIRINGS)[number][0];

/**
 * Shops' typefaces that our catalogue lacks, each with the most similar typeface pairing of the
 * catalogue.
 */
const NEAREST: readonly (readonly [RegExp, TypePairing])[] = [
  [/cormorant|garamond|ebgaramond|crimson|cardo/i, 'cormorant-jost'],
  [/playfair|dm serif|prata|gilda|cinzel|marcellus/i, 'playfair-jost'],
  [/bodoni|didot|bauer/i, 'bodoni-jost'],
  [
    /fraunces|lora|merriweather|libre baskerville|source serif|noto serif|pt serif|georgia|recoleta/i,
    'fraunces-lora',
  ],
  [/abril|chonburi|ultra|rozha/i, 'abril-lora'],
  [/instrument serif|newsreader|spectral/i, 'instrument-dm-sans'],
  [/bebas|league gothic|fjalla|pathway/i, 'bebas-inter'],
  [/oswald|barlow condensed|roboto condensed|saira/i, 'oswald-archivo'],
  [/anton|archivo black|teko|impact/i, 'anton-archivo'],
  [/space grotesk|space mono|ibm plex mono|jetbrains|roboto mono/i, 'space-space'],
  [/syne|unbounded|monument/i, 'syne-dm-sans'],
  [/nunito|quicksand|varela|comfortaa|rubik|fredoka|baloo/i, 'nunito-outfit'],
  [
    /outfit|poppins|montserrat|raleway|jost|futura|josefin|urbanist|lexend|figtree/i,
    'unbounded-outfit',
  ],
  [/bricolage|work sans|karla|chivo|cabin/i, 'bricolage-dm-sans'],
  [/manrope|plus jakarta|sora|mulish/i, 'manrope-manrope'],
  [/archivo|barlow|franklin/i, 'archivo-archivo'],
  [
    /inter|roboto|open sans|lato|helvetica|arial|noto sans|source sans|assistant|dm sans/i,
    'inter-inter',
  ],
];

const HEADING_FONT =
  /(?:--(?:[\w-]{0,30}-)?(?:font-)?(?:heading|header|title|display)[\w-]{0,30}\s{0,5}:|(?:^|[}\s,])h1[^{}]{0,200}\{[^}]{0,400}?font-family\s{0,5}:)\s{0,5}["']?([^;"'},]{2,40})/i;
const BODY_FONT =
  /(?:--(?:[\w-]{0,30}-)?(?:font-)?body[\w-]{0,12}(?:family|font|stack)[\w-]{0,12}\s{0,5}:|(?:^|[}\s,])body[^{}]{0,200}\{[^}]{0,400}?font-family\s{0,5}:)\s{0,5}["']?([^;"'},]{2,40})/i;
const MAX_CHARACTERS = 200_000;

/**
 * Finds the typeface pairing of our catalogue whose headline typeface is most similar to the
 * page's. Returns null if the page names no typeface.
 */
export function findNearestTypePairing(
  linkedFonts: readonly string[],
  styles: readonly string[],
): TypePairing | null {
  const declared = (pattern: RegExp) =>
    styles.flatMap((style) => pattern.exec(style.slice(0, MAX_CHARACTERS))?.[1]?.trim() ?? []);
  const fonts = [...declared(HEADING_FONT), ...linkedFonts, ...declared(BODY_FONT)];
  for (const font of fonts) {
    const own = TYPE_PAIRINGS.find(([, headline]) => headline.toLowerCase() === font.toLowerCase());
    const near = NEAREST.find(([pattern]) => pattern.test(font));
    if (own) return own[0];
    if (near) return near[1];
  }
  return null;
}
