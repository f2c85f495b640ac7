import type { AdLanguage } from './ad-languages.ts';

/** Names of the badges (stickers) in a recipe: an ad has at most three. */
export const BADGE_NAMES = ['badge-1', 'badge-2', 'badge-3'] as const;
export type BadgeName = (typeof BADGE_NAMES)[number];

/** Meanings of a badge (sticker) on an ad. */
export const BADGE_KINDS = ['price', 'discount', 'new', 'delivery', 'rating'] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

/** Maximum length in characters of a badge's text, and of a rating's source. */
export const MAX_BADGE_LENGTH = 40;
export const MAX_BADGE_SOURCE_LENGTH = 60;

/** A badge (sticker) in a recipe. */
export interface Badge {
  kind: BadgeKind;
  /**
   * In this case, ads show the photo with its background, and print the logo unchanged. Only `new` and
   * `delivery` have a default text.
   */
  text: string;
  /** The publisher of a rating, such as "312 reviews on Trustpilot". */
  source?: string | undefined;
}

/** A badge with the texts that the ad's picture prints. */
export interface ShownBadge {
  name: BadgeName;
  kind: BadgeKind;
  text: string;
  /** The source of a rating; null for badges that need no source. */
  source: string | null;
}

type OwnWords = Record<'new' | 'delivery', string>;

const listOwnWords = (isNew: string, delivery: string): OwnWords => ({ new: isNew, delivery });
const ENGLISH = listOwnWords('New', 'Free delivery');

/** The default text of each badge kind, in each language of ads. */
const BADGE_WORDS: Readonly<Record<AdLanguage, OwnWords>> = {
  ar: listOwnWords('جديد', 'توصيل مجاني'),
  de: listOwnWords('Neu', 'Gratis Versand'),
  el: listOwnWords('Νέο', 'Δωρεάν αποστολή'),
  en: ENGLISH,
  es: listOwnWords('Nuevo', 'Envío gratis'),
  fr: listOwnWords('Nouveau', 'Livraison gratuite'),
  he: listOwnWords('חדש', 'משלוח חינם'),
  hi: listOwnWords('नया', 'मुफ़्त डिलीवरी'),
  id: listOwnWords('Baru', 'Gratis ongkir'),
  it: listOwnWords('Novità', 'Spedizione gratuita'),
  ja: listOwnWords('新登場', '送料無料'),
  ko: listOwnWords('신상품', '무료 배송'),
  nl: listOwnWords('Nieuw', 'Gratis verzending'),
  pl: listOwnWords('Nowość', 'Darmowa dostawa'),
  pt: listOwnWords('Novidade', 'Entrega grátis'),
  ru: listOwnWords('Новинка', 'Бесплатная доставка'),
  sv: listOwnWords('Nyhet', 'Fri frakt'),
  th: listOwnWords('ใหม่', 'ส่งฟรี'),
  tr: listOwnWords('Yeni', 'Ücretsiz kargo'),
  uk: listOwnWords('Новинка', 'Безкоштовна доставка'),
  vi: listOwnWords('Mới', 'Miễn phí giao hàng'),
  zh: listOwnWords('新品', '免费配送'),
};

/** Returns the default text of a badge kind; empty for kinds with a text that only the user knows. */
export function getOwnBadgeWords(kind: BadgeKind, language: string): string {
  if (kind !== 'new' && kind !== 'delivery') return '';
  const [tag = ''] = language.split('-');
  const words: Partial<Record<string, OwnWords>> = BADGE_WORDS;
  return (words[tag] ?? ENGLISH)[kind];
}

interface BadgedWords {
  language: string;
  badges?: Partial<Record<BadgeName, Badge>> | undefined;
}

/**
 * Returns the badges that an ad prints, in order. Badges without text are left out. Omits ratings without a source,
 * because nobody could check ratings without a source.
 */
export function listShownBadges({ language, badges = {} }: BadgedWords): ShownBadge[] {
  return BADGE_NAMES.flatMap((name) => {
    const badge = badges[name];
    if (!badge) return [];
    const { kind } = badge;
    const text = badge.text.trim() || getOwnBadgeWords(kind, language);
    const source = kind === 'rating' ? (badge.source?.trim() ?? '') : null;
    return text === '' || source === '' ? [] : [{ name, kind, text, source }];
  });
}

/** Returns all texts of the badges that an ad prints. */
export function listBadgeTexts(words: BadgedWords): string[] {
  return listShownBadges(words).flatMap(({ text, source }) =>
    source === null ? [text] : [text, source],
  );
}
