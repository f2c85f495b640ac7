import type { LocalisedLanguage } from '../content/languages.ts';

/** Feasts that gifts and treats are sold for, in languages whose audience field says "family" and little else beside them. */
const FEASTS: Readonly<Partial<Record<LocalisedLanguage, RegExp>>> = {
  zh: /春节|元宵节|情人节|妇女节|母亲节|父亲节|儿童节|端午节?|七夕|中秋节?|重阳节|国庆节?|万圣节|圣诞节?|元旦|新年|双十一|双11/u,
  ja: /クリスマス|お正月|バレンタインデー?|ホワイトデー|ひな祭り|こどもの日|母の日|父の日|お中元|お歳暮|敬老の日|ハロウィン|七五三|ブラックフライデー/u,
  ko: /추석|설날|크리스마스|발렌타인데이|화이트데이|빼빼로데이|어버이날|어린이날|스승의날|블랙프라이데이/u,
};

/** The feast that a product is sold for, to stand above a headline that does not name it; null for none. */
export function feastAbove(
  product: string,
  headline: string,
  language: LocalisedLanguage,
): string | null {
  const feast = FEASTS[language]?.exec(product)?.[0] ?? null;
  return feast === null || headline.includes(feast) ? null : feast;
}
