import { type AdLanguage, readLanguage } from '@adwright/contracts';
import { formatCellText } from '@adwright/engine-untrusted';
import type { CheerioAPI } from 'cheerio';
import { type AnyNode, isTag, isText } from 'domhandler';
import { eld } from 'eld/small';

/**
 * Maximum number of characters from which the language is detected, because a whole page would take
 * longer.
 */
const MAX_CHARACTERS = 4000;
const WORDLESS = new Set(['script', 'style', 'noscript', 'template', 'svg']);

/**
 * Detects the language of a page that declares no language, from the page's words; null if the result is
 * unreliable.
 */
export function detectLanguage($: CheerioAPI): AdLanguage | null {
  const found = eld.detect(firstWords($('body').toArray()));
  return found.isReliable() ? (readLanguage(found.language) ?? null) : null;
}

function firstWords(nodes: AnyNode[]): string {
  const waiting = [...nodes];
  let words = '';
  for (let node = waiting.pop(); node && words.length < MAX_CHARACTERS; node = waiting.pop()) {
    if (isText(node)) {
      const text = formatCellText(node.data.slice(0, MAX_CHARACTERS));
      if (text !== '') words += `${text} `;
    } else if (isTag(node) && !WORDLESS.has(node.name)) {
      for (const child of node.children.toReversed()) waiting.push(child);
    }
  }
  return words;
}
