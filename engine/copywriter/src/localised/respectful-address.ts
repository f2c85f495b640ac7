/**
 * Matches readers whom Japanese addresses without the suffix "の方", because the word is a title or
 * already means people.
 */
const NAMES_PEOPLE =
  /(?:方|方々|かた|人|さん|様|さま|みなさん|みんな|たち|達|女性|男性|女子|男子|世代|夫婦|家族|遺族|ママ|パパ|あなた)の方へ$/u;
/** Matches family relations of other people, which get an honorific prefix. */
const RELATIONS = /^(?=(?:夫婦|家族|遺族)の方へ$)/u;

/**
 * Removes a wrong "の方" from a Japanese line that addresses its readers. "会社員の方へ" stays, "働く女性の方へ"
 * becomes "働く女性へ", and "夫婦の方へ" becomes "ご夫婦へ".
 */
export function correctRespectfulAddress(text: string | null): string | null {
  if (text === null || !NAMES_PEOPLE.test(text)) return text;
  return text.replace(RELATIONS, 'ご').replace(/の方へ$/u, 'へ');
}
