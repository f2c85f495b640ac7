import { buildJoiningPattern } from '../content/conjunctions.ts';
import { JOINS_BEHIND, UNSPACED, type WrittenLanguage } from '../content/languages.ts';
import type { ReaderWords } from '../content/reader-words.ts';
import { getReaderWords } from '../content/texts.ts';

type ReaderPatterns = Readonly<Record<keyof ReaderWords | 'orEverybody', RegExp>>;

/**
 * Returns an audience field without notes to the copywriter: "mostly", "or whoever", unwanted groups ("no
 * students") and descriptions that would offend readers ("who are too lazy to cook"). The result is empty if
 * the field has no respectful name for readers.
 */
export function keepRespectfulWords(audience: string, language: WrittenLanguage | 'und'): string {
  if (language === 'und') return audience;
  const patterns = getPatterns(language);
  const groups = listGroups(audience.trim(), language, patterns);
  const kept = groups
    .map((group) => softenGroup(group, groups.length > 1, language, patterns))
    .filter((group) => group !== '');
  return kept.join() === groups.join()
    ? audience
    : kept.join(language === 'th' ? ' ' : separator(audience));
}

/** Returns the comma that separates the groups of an audience field. */
function separator(audience: string): string {
  return /[،、，;]\s*/u.exec(audience)?.[0] ?? ', ';
}

/** Lists the groups of an audience field. A relative clause after a comma belongs to its group. */
function listGroups(
  audience: string,
  language: WrittenLanguage,
  { who, not }: ReaderPatterns,
): string[] {
  const parts = audience.split(language === 'th' ? /\s+|,\s*/u : /\s*[;،、，]\s*|\s*,\s+/u);
  const groups: string[] = [];
  for (const part of parts) {
    const isClause = startsWith(part, who) && !startsWith(part, not) && groups.length > 0;
    if (isClause && !UNSPACED.has(language)) groups.push(`${groups.pop()}, ${part}`);
    else groups.push(part);
  }
  return groups;
}

function softenGroup(
  typed: string,
  isOneOfSeveral: boolean,
  language: WrittenLanguage,
  patterns: ReaderPatterns,
): string {
  const { everybody, not, blunt, who, people, orEverybody } = patterns;
  const group = removeHedges(typed, patterns).replace(orEverybody, '').trim();
  if (startsWith(group, not)) return '';
  const isEverybody = startsWith(group, everybody);
  if (isEverybody && (isOneOfSeveral || isWhole(group, everybody))) return '';
  if (!blunt.test(group)) return group;
  const head = cutToHead(group, language, patterns);
  const isNamed = head !== '' && head !== group && !blunt.test(head);
  const isGroup =
    ![everybody, who].some((words) => startsWith(head, words)) && !isWhole(head, people);
  return isNamed && isGroup ? head : '';
}

/** Removes words such as "mostly" from the start and the end of a group. */
function removeHedges(group: string, { hedges }: ReaderPatterns): string {
  const atStart = new RegExp(`^(?:${hedges.source})\\s*`, 'iu');
  const atEnd = new RegExp(`\\s*(?:${hedges.source})$`, 'iu');
  const bare = group.replace(atStart, '').replace(atEnd, '').trim();
  return bare === '' || bare === group ? group : removeHedges(bare, { hedges } as ReaderPatterns);
}

/** Languages in which adjectives follow their noun. */
const NOUN_FIRST: ReadonlySet<WrittenLanguage> = new Set<WrittenLanguage>([
  'ar',
  'es',
  'fr',
  'he',
  'id',
  'it',
  'pt',
  'th',
  'vi',
]);
/** Matches a small word at the end, which needs the words after it. */
const SMALL_WORD_AT_END = /(?:^|\s)\p{L}{1,3}$/u;

/** Returns the words of a group without its description; the group itself if no description is found. */
function cutToHead(
  group: string,
  language: WrittenLanguage,
  { who, blunt }: ReaderPatterns,
): string {
  if (language === 'zh') return group.split('的').at(-1) ?? '';
  const cutAt = (words: RegExp) =>
    [...group.matchAll(new RegExp(words.source, 'giu'))].find(({ index }) => index > 0)?.index;
  const end = cutAt(who) ?? (NOUN_FIRST.has(language) ? cutAt(blunt) : undefined);
  const head = group.slice(0, end).replace(/[\s,]+$/u, '');
  return SMALL_WORD_AT_END.test(head) ? '' : head;
}

function startsWith(text: string, words: RegExp): boolean {
  return text.search(words) === 0;
}

function isWhole(text: string, words: RegExp): boolean {
  return new RegExp(`^(?:${words.source})$`, 'iu').test(text);
}

const PATTERNS = new Map<WrittenLanguage, ReaderPatterns>();

function getPatterns(language: WrittenLanguage): ReaderPatterns {
  const known = PATTERNS.get(language);
  if (known) return known;
  const words = getReaderWords(language);
  const build = (list: readonly string[]) => new RegExp(buildSource(list, language), 'iu');
  const joins = buildJoiningPattern(language, 'and', 'or');
  const made = {
    hedges: build(words.hedges),
    everybody: build(words.everybody),
    not: build(words.not),
    who: build(words.who),
    people: build(words.people),
    blunt: build(words.blunt),
    orEverybody: new RegExp(`\\s${joins}\\s(?:${buildSource(words.everybody, language)}).*$`, 'iu'),
  };
  PATTERNS.set(language, made);
  return made;
}

function buildSource(list: readonly string[], language: WrittenLanguage): string {
  if (list.length === 0) return '(?!)';
  const sources = [...list]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace('*', '[\\p{L}\\p{M}]*'));
  const either = `(?:${sources.join('|')})`;
  return JOINS_BEHIND.has(language) ? either : `(?<![\\p{L}\\p{M}])${either}(?![\\p{L}\\p{M}])`;
}
