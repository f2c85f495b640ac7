import { capitalise } from '@adwright/engine-lexicon';
import { buildJoiningPattern, cachePatternByLanguage } from '../content/conjunctions.ts';
import type { Kind } from '../content/kinds.ts';
import type { LocalisedLanguage } from '../content/languages.ts';
import { getFactWords, getKindFrames, getPhrasebook } from '../content/texts.ts';
import { measureWidth } from '../content/width.ts';
import { isStatementAboutReaders } from '../reading/announcement.ts';
import { fill } from '../template.ts';
import { formAccusativePlural } from './accusative-plural.ts';
import { correctObjectParticle } from './choose-object-particle.ts';
import { addClauseCommas } from './clause-commas.ts';
import { formDativePlural } from './dative-plural.ts';
import { formGenitivePlural } from './genitive-plural.ts';
import { inflectAfterPrefix } from './inflect-after-prefix.ts';
import { formObliquePlural } from './oblique-plural.ts';
import { correctRespectfulAddress } from './respectful-address.ts';

/** Maximum width of an audience in a sentence about the product. */
const MAX_AUDIENCE_WIDTH = 44;
/**
 * Maximum width of an audience in a separate line. A longer audience is cut at the end of a phrase.
 */
const MAX_READERS_WIDTH = 80;
/** Maximum width of the audience in the line above a headline. */
export const MAX_EYEBROW_WIDTH = 32;

/** An audience field, as typed and without the words for "for" at its start. */
interface TypedAudience {
  typed: string;
  audience: string;
  /**
   * The audience field with the commas between its groups. A list after a colon keeps its commas.
   */
  listed: string;
}

/** The lines that name the readers; null if the field names nobody in particular. */
export interface ReaderLines {
  /**
   * Words for a sentence about the product, such as "For young parents"; null if the words are too
   * long.
   */
  toWhom: string | null;
  /** Words for the line above a headline. */
  readers: string | null;
  /** The words above a headline, as a separate sentence. */
  readersApart: string | null;
}

/** Returns the words that address the audience, with the commas that the language requires. */
export function addressReaders(
  { typed, audience, listed }: TypedAudience,
  kind: Kind,
  language: LocalisedLanguage,
): ReaderLines {
  if (audience === '' || AROUND.test(audience))
    return { toWhom: null, readers: null, readersApart: null };
  if (isStatementAboutReaders(typed)) {
    const said = capitalise(shortenAudience(listed, language), language);
    return { toWhom: null, readers: said, readersApart: said };
  }
  const short = shortenAudience(typed, language);
  const own = typed === audience ? short : shortenAudience(audience, language);
  const certain = buildAddress(short, own, kind, language);
  const forWhom = isAppeal(kind) ? undefined : getPhrasebook(language).forWhom;
  const plain =
    forWhom &&
    fill(
      forWhom,
      { audience: lowerForSentence(shortenAudience(listed, language), language) },
      language,
    );
  const spoken = plain && language === 'ko' ? correctObjectParticle(plain) : plain;
  const plainly = spoken ? addClauseCommas(spoken, language) : null;
  // Korean can use "for" only before a noun, so a separate sentence names the readers in another
  // way. A kind's own wording, such as "students welcome", is a sentence by itself.
  const isBeforeNoun = language === 'ko' && getKindFrames(kind, language).toWhom === undefined;
  const apart = isBeforeNoun ? plainly : (certain ?? plainly);
  // Above a headline, the readers need no word for "for", which would look like the label of a form.
  const bare = capitalise(shortenAudience(listed, language), language);
  const isTooWide = certain !== null && measureWidth(certain) > MAX_EYEBROW_WIDTH;
  const readers = language === 'ko' && isTooWide ? bare : (certain ?? bare);
  const isShort = measureWidth(typed) <= MAX_AUDIENCE_WIDTH;
  // Without its case, a noun in the nominative would be no sentence of a text.
  const readersApart = apart ?? (INFLECTED.has(language) ? null : bare);
  return { toWhom: isShort ? certain : null, readers, readersApart };
}

/**
 * Tells whether a kind is an appeal for donations. The words "for" and "suitable for" would make
 * donors look like the people who get the donations.
 */
const isAppeal = (kind: Kind) => kind === 'donation';

/**
 * Returns the user's own "for …" unchanged, or the audience after the language's preposition if its
 * grammatical case can't be wrong.
 */
function buildAddress(
  typed: string,
  audience: string,
  kind: Kind,
  language: LocalisedLanguage,
): string | null {
  const usual = isAppeal(kind) ? undefined : getPhrasebook(language).toWhom;
  const toWhom = getKindFrames(kind, language).toWhom ?? usual;
  if (typed !== audience) return capitalise(addClauseCommas(typed, language), language);
  if (toWhom === undefined || isApartFromFor(typed, language)) return null;
  const described = describeReaders(typed, language);
  if (described !== null) return described;
  const [people, clause] = language === 'hi' ? splitHindiClause(typed) : [typed, null];
  if (clause !== null) {
    const address = buildAddress(people, people, kind, language);
    return address && `${address}, ${clause}`;
  }
  // In Russian, the dative "Семьям" can't be used by itself, whereas "Для семей" can.
  const russian =
    language === 'ru' && kind !== 'job' && !isAppeal(kind)
      ? inflectBeforeClause(audience, language, (head) => formGenitivePlural(head, 'ru'))
      : null;
  if (russian !== null) return addClauseCommas(`Для ${russian}`, language);
  const named = inflectBeforeClause(lowerForSentence(typed, language), language, (head) =>
    addPreposition(head, language),
  );
  // At the start of a sentence, the audience gets the capital of its language, for example
  // "İşletmeler için".
  const isFirst = toWhom.startsWith('{audience}');
  const filled = fill(
    toWhom,
    { audience: isFirst && named ? capitalise(named, language) : named },
    language,
  );
  if (language === 'ja') return correctRespectfulAddress(filled);
  if (language === 'ko') return correctObjectParticle(filled);
  return filled && addClauseCommas(filled, language);
}

/**
 * Tells whether an audience can't follow the word for "for". Examples are a range ("du débutant au retraité")
 * and words that end with a town ("anneler babalar İzmir").
 */
function isApartFromFor(typed: string, language: LocalisedLanguage): boolean {
  if (language === 'und') return false;
  const [first = '', ...others] = typed.split(/\s+/u);
  const { spanFrom, cities, towns } = getFactWords(language);
  const last = others.at(-1) ?? '';
  return (
    (others.length > 0 && spanFrom.includes(first.toLocaleLowerCase(language))) ||
    (language === 'tr' && (cities.includes(last) || towns.includes(last)))
  );
}

/**
 * Words before an audience that consists of "who" and a clause, in the languages that need such
 * words. The words replace the first group of the pattern, and the rest stays as typed.
 */
const BEFORE_WHO: Readonly<
  Partial<Record<LocalisedLanguage, readonly (readonly [RegExp, string])[]>>
> = {
  de: [[/^wer(?=\s)/iu, 'Für jeden, der']],
  pl: [
    [/^(?=kto\s)/iu, 'Dla tych, '],
    [/^wszyscy,?\s(?=którzy\s|co\s)/iu, 'Dla wszystkich, '],
  ],
  ru: [
    [/^(?:те,?\s)?(?=(?:кто|кому|у кого|чьи)\s)/iu, 'Для тех, '],
    [/^все,?\s(?=(?:кто|кому|у кого)\s)/iu, 'Для всех, '],
  ],
  uk: [
    [/^(?:ті,?\s)?(?=(?:хто|кому|у кого|в кого|чиї)\s)/iu, 'Для тих, '],
    [/^(?:усі|всі),?\s(?=(?:хто|кому|у кого)\s)/iu, 'Для всіх, '],
  ],
  ar: [[/^من(?=\s[يت]\p{L}{2})/u, 'لمن']],
  he: [[/^מי(?=\sש)/u, 'למי']],
  hi: [[/^(?:वे\s|वो\s)?(?=(?:जो|जिन[\p{L}\p{M}]*)\s)/u, 'उनके लिए, ']],
};

/**
 * Returns "for those who …" for an audience that consists of "who" and a clause; null for any other
 * audience.
 */
function describeReaders(typed: string, language: LocalisedLanguage): string | null {
  for (const [who, before] of BEFORE_WHO[language] ?? []) {
    const found = who.exec(typed);
    if (found === null) continue;
    const clause = typed.slice(found[0].length);
    return before + clause.charAt(0).toLocaleLowerCase(language) + clause.slice(1);
  }
  return null;
}

/**
 * Splits a Hindi audience before its relative clause, because the word for "for" follows the people:
 * "नौकरी करने वाले जिन्हें घर का स्वाद चाहिए". The clause is null if there is none.
 */
function splitHindiClause(typed: string): [people: string, clause: string | null] {
  const [people = typed, clause] = typed.split(/,?\s(?=(?:जो|जिन[\p{L}\p{M}]*)\s)(.*)/su);
  return [people, clause ?? null];
}

/**
 * Languages in which the audience is in another grammatical case after the word for "for". The
 * grammatical case is certain only for a single noun with its adjectives.
 */
const INFLECTED: ReadonlySet<LocalisedLanguage> = new Set<LocalisedLanguage>([
  'el',
  'hi',
  'pl',
  'ru',
  'uk',
]);

/** Matches the start of a clause that describes the noun before it and has no case of its own. */
const RELATIVE =
  /^,\s(?:(?:в|с|у|на|для|от|з|із|до|w|z|na|do|dla|od)\s)?(?:котор\p{L}+|чь\p{L}+|чи[йїєяю]\p{L}*|як(?:ий|а|і|их|им|ими)|що|któr\p{L}+|co|που)\s/u;

/**
 * Puts an audience into another grammatical case. A relative clause after a comma stays as typed.
 */
function inflectBeforeClause(
  words: string,
  language: LocalisedLanguage,
  inCase: (head: string) => string | null,
): string | null {
  const comma = words.indexOf(',');
  if (!INFLECTED.has(language) || comma === -1) return inCase(words);
  const clause = words.slice(comma);
  // The groups of a Polish list are all in the same case.
  if (!RELATIVE.test(clause)) return language === 'pl' ? inCase(words) : null;
  const head = inCase(words.slice(0, comma));
  return head && head + clause;
}

/** Languages in which the noun follows the words that describe it. */
const NOUN_LAST: ReadonlySet<LocalisedLanguage> = new Set<LocalisedLanguage>([
  'hi',
  'ja',
  'ko',
  'tr',
  'zh',
]);
/** Matches a comma between two parts of an audience. */
const PART = /\s*[,;，、；،]\s*/u;
/** Matches the space before words that begin another part of an audience. */
const anotherPart = cachePatternByLanguage(
  (language) => `\\s(?=${buildJoiningPattern(language, 'and', 'or')}\\s)|\\s*[,;،]\\s*|\\s[-–—]\\s`,
);

/**
 * Returns an audience that fits into a line: the whole field, or its longest part that ends with a
 * complete phrase. A long field without a complete part stays whole, because half a phrase means
 * nothing.
 */
function shortenAudience(audience: string, language: LocalisedLanguage): string {
  if (measureWidth(audience) <= MAX_READERS_WIDTH) return audience;
  if (NOUN_LAST.has(language)) {
    const parts = audience.split(PART);
    const last = parts.at(-1) ?? '';
    return parts.length > 1 && last !== '' ? last : audience;
  }
  const ends = [...audience.matchAll(new RegExp(anotherPart(language).source, 'gu'))];
  const heads = ends.map(({ index }) => audience.slice(0, index));
  return heads.findLast((head) => measureWidth(head) <= MAX_READERS_WIDTH) ?? audience;
}

/**
 * Matches words for the neighbourhood or the general public, which are too vague to address; the
 * noun would also need an article.
 */
const AROUND =
  /^(?:nachbarschaft|umgebung|anwohner|öffentlichkeit|allgemeinheit|quartier|voisinage|barrio|vecindario|público|quartiere|vicinato|vizinhança|bairro|buurt|omgeving|okolica|osiedle|grannskapet|alle|jeder|tous|todos|tutti|iedereen|wszyscy|alla|semua(?: orang)?|все|усі|всі|mọi người|tất cả(?: mọi người)?|सब|सभी|सब लोग|ทุกคน|herkes|الجميع|الكل|כולם|みんな|皆さん|みなさん|すべての人|全員|誰でも|近所の人|地元の人|所有人|每个人|大家|附近居民|모두|누구나|모든 사람|전 국민|동네 주민|지역 주민)$/iu;

/** Puts the audience after the language's word for "for"; null if the grammar doesn't allow it. */
function addPreposition(words: string, language: LocalisedLanguage): string | null {
  if (language === 'fr') return addFrenchArticle(words);
  if (language === 'it') return addItalianArticle(words);
  if (language === 'ru' || language === 'uk') return formDativePlural(words, language);
  if (language === 'pl') return formGenitivePlural(words, language);
  if (language === 'el') return formAccusativePlural(words);
  if (language === 'hi') return formObliquePlural(words);
  return language === 'ar' || language === 'he' ? inflectAfterPrefix(words, language) : words;
}

/**
 * Adds the French article to an audience ("pour les parents" for "for parents"), and repeats the
 * article before a second noun.
 */
function addFrenchArticle(words: string): string {
  return /^(?!(?:les|des|mes|nos|vos|ses|ceux|celles|tous|toutes)\s)(?:\p{Ll}+[sx]|TPE|PM[EI]|ETI|ONG)(?!\p{L})/u.test(
    words,
  )
    ? `les ${words.replace(/^((?:(?:futur|jeune|petit|grand|nouveau|vieux|ancien)[sx]?e?s? )?\p{Ll}+[sx](?:\s(?:du|de|des|en|à)\s\p{Ll}+)?) et (?=\p{Ll}+[sx](?:$|\s\p{Ll}+[sx]$))/u, '$1 et les ')}`
    : words;
}

/**
 * Adds the Italian article that suits the noun's ending, for example "per i genitori", "per gli
 * sposi", "per le famiglie". Abbreviations such as "PMI" take no article.
 */
function addItalianArticle(words: string): string {
  const [first = '', second = ''] = words.split(/\s+/u);
  // An adjective before the noun takes the noun's article, for example "le giovani coppie".
  const noun = ADJECTIVE_BEFORE.test(first) ? second : first;
  const ending = /^\p{Ll}{3,}([ie])$/u.exec(noun)?.[1];
  // Two nouns get no article, because each would need a different one, for example "per coppie e
  // single".
  if (ending === undefined || UNCOUNTED.test(first) || /\se\s/u.test(words)) return words;
  if (ending === 'e') return `le ${words}`;
  return `${/^(?:[aeiouh]|s[^aeiou]|z|gn|ps|x|y)/u.test(first) ? 'gli' : 'i'} ${words}`;
}

const ADJECTIVE_BEFORE = /^(?:giovani|grandi|piccol[ie]|nuov[ie]|futur[ie]|neo|tutt[ie])$/u;
/** Matches words that already contain an article or take none. */
const UNCOUNTED = /^(?:chi|gli|coloro|quelli|quelle|ogni|tutti|tutte|neo|gente)$/u;

/**
 * Makes the first word lower-case for use inside a sentence. In German, whose nouns keep their
 * capital, only an adjective before a noun changes.
 */
function lowerForSentence(words: string, language: LocalisedLanguage): string {
  const isAdjective = /^\p{Lu}\p{Ll}+(?:e|en|er)\s+\p{Lu}/u.test(words);
  const isSentence = /^\p{Lu}\p{Ll}/u.test(words);
  const lowers = language === 'de' ? isAdjective : isSentence;
  return lowers ? words.charAt(0).toLocaleLowerCase(language) + words.slice(1) : words;
}
