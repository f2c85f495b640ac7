import { readWrittenAmount } from './values/read-amount.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const CURRENCY_NEAR_DIGIT =
  /(?:[\p{Sc}]|\b(?:EUR|USD|GBP|CHF|PLN|SEK|kr|zł|Kč|TL|руб))\.?\s*\d|\d\s*(?:[\p{Sc}円元]|(?:EUR|USD|GBP|CHF|PLN|SEK|kr|zł|Kč|TL|руб)\b)/iu;
const MAX_HEADING = 150;

/**
 * Converts text that a user copied from a page into HTML. The heading is the line above the first
 * price, or otherwise the first line.
 */
export function wrapTextAsPage(text: string): string {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const priced = lines.findIndex(
    (line) => CURRENCY_NEAR_DIGIT.test(line) && readWrittenAmount(line),
  );
  const before = priced < 0 ? [] : lines.slice(0, priced);
  const heading = before.findLast(isHeading) ?? lines.find(isHeading) ?? lines[0] ?? '';
  const price = priced < 0 ? '' : (lines[priced] ?? '');
  const others = lines.filter((line) => line !== heading && line !== price);
  const longest = others.toSorted((one, other) => other.length - one.length)[0] ?? '';
  return [
    `<h1>${escapeText(heading)}</h1>`,
    price && `<p class="price">${escapeText(price)}</p>`,
    `<div class="description">${escapeText(longest)}</div>`,
    ...others.map((line) => `<p>${escapeText(line)}</p>`),
  ].join('\n');
}

function isHeading(line: string): boolean {
  return (
    line.length <= MAX_HEADING &&
    /\p{L}/u.test(line) &&
    /\s|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Thai}/u.test(line)
  );
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');
}
