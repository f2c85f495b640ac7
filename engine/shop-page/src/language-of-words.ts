import { type AdLanguage, readLanguage } from '@adwright/contracts';
import { cellText } from '@adwright/engine-untrusted';
import type { CheerioAPI } from 'cheerio';
import { eld } from 'eld/small';

/** Enough to tell a language; a whole page takes longer. */
const MAX_CHARACTERS = 4000;

/** The language of a page that names none, by its words; null where they don't tell. */
export function languageOfWords($: CheerioAPI): AdLanguage | null {
  const body = $('body').clone();
  body.find('script, style, noscript, template, svg').remove();
  const text = cellText((body.html() ?? '').slice(0, 10 * MAX_CHARACTERS)).slice(0, MAX_CHARACTERS);
  const found = eld.detect(text);
  return found.isReliable() ? (readLanguage(found.language) ?? null) : null;
}
