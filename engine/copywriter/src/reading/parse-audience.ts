import {
  clip,
  countWords,
  isAllCaps,
  mendEnglish,
  parseEnglish,
  tidy,
} from '@adwright/engine-lexicon';
import pluralize from 'pluralize';
import {
  endsWithGroup,
  findClauseStart,
  findPain,
  findWish,
  namesEverybody,
  namesKin,
  removeAnybody,
  removeBuyers,
  removeJargon,
  removeLeadIn,
  removeParticiple,
  removePassive,
  removeTroubles,
  usePlainWords,
} from './audience-phrases.ts';
import { isPlace } from './english-nouns.ts';

/** Names of the audience for use in English sentences. */
export interface AudienceWords {
  /**
   * Plural or collective noun phrase for use inside a sentence, such as "busy moms"; null if the ad
   * is for everyone.
   */
  who: string | null;
  /**
   * The audience's noun phrase with its clause, if the clause is short, for example "busy moms who
   * hate mornings".
   */
  whoFull: string | null;
  /**
   * The audience as typed, for a separate line; `whoFull` if the field can't be printed as typed.
   */
  readers: string | null;
  /** The audience's problem, a noun phrase or gerund from its clause, for example "mornings". */
  pain: string | null;
  /** The audience's wish, as a noun phrase from the clause that describes the audience. */
  want: string | null;
}

const AGES =
  /,?\s*\(?\b(?:(?:aged?|ages|between)\s+)?\d{1,2}\s*(?:-|–|to|and)\s*\d{1,2}\b(?:\s*(?:years?|yrs?)(?:[\s-]olds?)?)?\)?|,?\s*\(?\b(?:aged?|ages)\s+\d{1,2}\+?\)?|\s*\b\d{1,2}\+(?=\s|$)/gi;
const OWNERS_OF = '^owners of (?:(?!(?:with|who|that)\\b)[\\w-]+ )*?';
/**
 * Converts "owners of …" to "… owners", so that "owners of small businesses" becomes "business
 * owners".
 */
const OWNERS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${OWNERS_OF}businesses\\b.*$`, 'gi'), 'business owners'],
  [new RegExp(`${OWNERS_OF}(\\w{3,})ies\\b.*$`, 'gi'), '$1y owners'],
  // A word that ends in "-ious" is no plural, for example "anxious".
  [new RegExp(`${OWNERS_OF}(\\w+?)(?<![ious])s\\b.*$`, 'gi'), '$1 owners'],
];
const AND_SIGN = /(?<!\b\p{L})\s*&\s*|\s+\+\s+/gu;
/**
 * Matches several groups in a row without a comma, for example "pet owners renters end of tenancy".
 */
const UNPARTED =
  /^((?:\p{L}+\s)*\p{L}+(?:er|or|ist|ent)s)\s+(?:\p{L}+(?:er|or|ist|ent)s\b.*|\p{L}+\s\p{L}+s\s(?:and|&)\s\p{L}+s)$/iu;
const MAX_WHO_WORDS = 5;
const MAX_FULL_WORDS = 9;

/**
 * Removes a place that was typed after the group without a preposition, for example "facility
 * managers Birmingham".
 */
function removePlace(text: string): string {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const isBehind = /^\p{Lu}\p{Ll}+$/u.test(last) && isPlace(last) && !/(?:ish|ese)$/.test(last);
  return isBehind && /^\p{Ll}/u.test(before) && pluralize.isPlural(before)
    ? words.slice(0, -1).join(' ')
    : text;
}

/**
 * Matches people who are described only by the clause after them, for example "commuters and people
 * getting back into cycling".
 */
const AND_PEOPLE = /,?\s(?:and|or)\s(?:people|those|anyone|anybody|everyone|others|folks)$/i;

const MAX_READERS_CHARACTERS = 64;
/** Matches people who are described by the words after them. */
const PEOPLE_WHO =
  /^(?:people|those|anyone|anybody|everyone|folks|adults)\s(?:who|whose|that|with|in|near|around|within|without|on|\p{L}+ing)\s/u;

/** Matches the words after a group that describe it, for example "in Bristol", "who cycle". */
const DESCRIPTION =
  /\s(?:who|whose|that|with|without|in|near|around|within|on|of|at|from|over|under|aged|looking|planning|wanting|needing|living|working)\s/;

/** Matches people with a trouble, which an ad must not mention to them. */
const TROUBLED = /\swho\s(?:suffer|struggle|have|live with|are|cannot|can[’']t)(?!\p{L})/u;

/** Parses an audience field that was written in English. */
export function parseAudience(field: string): AudienceWords {
  const words = parseAudiencePhrases(field);
  return { ...words, readers: keepTypedReaders(field, words) ?? words.whoFull };
}

/**
 * Returns an audience as typed, if it can follow "for". A term of media planning or a person's
 * trouble is not printed.
 */
function keepTypedReaders(
  field: string,
  { who, pain }: Pick<AudienceWords, 'who' | 'pain'>,
): string | null {
  const spoken = removeLeadIn(mendEnglish(tidy(isAllCaps(field) ? field.toLowerCase() : field)));
  const whole = lowerOrdinaryWords(
    spoken.replace(/^(?:for|the|my|our)\s/i, '').replace(/[.!,]+$/, ''),
  );
  const typed = removeLongClause(whole);
  if (typed.length > MAX_READERS_CHARACTERS || /[;:!?()[\]]|\.\s/.test(typed)) return null;
  const said = [removeJargon, removeTroubles, removePassive, usePlainWords];
  if (namesEverybody(typed) || said.some((plain) => plain(typed) !== typed)) return null;
  const [group = ''] = (who ?? '').split(/,\s|\sand\s/);
  const startsAsTold = who !== null && typed.toLowerCase().startsWith(group.toLowerCase());
  const isPlural = isSeveral(startsAsTold ? group : findGroup(typed));
  const isWho = pain === null && PEOPLE_WHO.test(typed) && !TROUBLED.test(typed);
  return isPlural || isWho || typed.startsWith('owners of ') ? joinGroups(typed) : null;
}

/** Returns the group that a phrase names first, without the words that describe it. */
function findGroup(typed: string): string {
  return typed.split(DESCRIPTION)[0]?.split(/,\s|\sand\s/)[0] ?? typed;
}

function isSeveral(group: string): boolean {
  const last = group.split(' ').at(-1) ?? '';
  return !namesEverybody(group) && (endsWithGroup(group) || pluralize.singular(last) !== last);
}

/**
 * Removes the relative clause at the end of an audience that is too long for a line, for example
 * "people with log burners who haven’t had it swept since last winter".
 */
function removeLongClause(typed: string): string {
  if (typed.length <= MAX_READERS_CHARACTERS || /,/.test(typed)) return typed;
  const short = typed.replace(/\s(?:who|whose|that|because|so)\s.*$/, '');
  return short.includes(' ') ? short : typed;
}

/** Puts "and" before the last group of a list, unless the last item only describes the others. */
function joinGroups(typed: string): string {
  const items = typed.split(/\s*,\s*/);
  const last = items.at(-1) ?? '';
  if (items.length < 2 || /\s(?:and|or)\s/.test(typed) || !items.every(isGroupItem)) {
    return typed.replace(/,\s(?=(?:and|or)\s)/, ' ');
  }
  const others = items.slice(0, -1);
  // Without a comma, the last group would seem to belong to the clause before it.
  const isClauseBefore = findClauseStart(others.at(-1) ?? '') !== -1;
  return `${others.join(', ')}${isClauseBefore ? ',' : ''} and ${last}`;
}

function isGroupItem(item: string): boolean {
  if (PEOPLE_WHO.test(item)) return true;
  return isSeveral(findGroup(item)) || isSeveral(item.split(/\s\p{L}+ing\s/u)[0] ?? item);
}

function parseAudiencePhrases(field: string): Omit<AudienceWords, 'readers'> {
  const shouted = isAllCaps(field);
  let text = mendEnglish(tidy(shouted ? field.toLowerCase() : field));
  text = text.split(/[.;!?](?:\s|$)/)[0] ?? text;
  text = removeLeadIn(text)
    .replace(/\([^)]*\)?/g, '')
    .replace(AGES, '');
  text = removeJargon(text).replace(/\s+(?:of|with|aged|between)$/i, '');
  text = text.replace(/\s+to be\b/i, '-to-be');
  text = usePlainWords(text);
  for (const [pattern, plain] of OWNERS) text = text.replace(pattern, plain);
  text = text.replace(AND_SIGN, ' and ');
  text = removePlace(
    lowerOrdinaryWords(tidy(text).replace(/^(?:an?|the|my|our)\s+(?!elderly)/i, '')),
  );
  const pain = cutToClause(findPain(text));
  const want = cutToClause(findWish(text));
  const active = removeParticiple(removePassive(text));
  const cut = findClauseStart(active);
  const whole = removeParticiple(cut === -1 ? active : active.slice(0, cut)).replace(
    UNPARTED,
    '$1',
  );
  const bare = whole.length < text.length ? whole.replace(AND_PEOPLE, '') : whole;
  const spared = removeTroubles(bare);
  const head = removeBuyers(listAsSentence(spared === bare ? bare : removeAnybody(spared)));
  if (
    head === '' ||
    namesEverybody(head) ||
    // In "elderly people and their children", the word "children" alone would seem to mean young
    // children.
    (spared !== bare && namesKin(head)) ||
    !/\p{L}{2}/u.test(head) ||
    (namesKin(head) && /^\s+of\s/.test(text.slice(bare.length))) ||
    /^(?:who|with|in|on|over|under)\b/.test(head)
  ) {
    return { who: null, whoFull: null, pain, want };
  }
  const who = pluraliseGroup(head);
  const tail = text.slice(bare.length);
  const full = who === head ? `${who}${tail}` : `${who}${adaptVerbToPlural(tail)}`;
  if (countWords(who) > MAX_WHO_WORDS || who.length > 40)
    return { who: null, whoFull: null, pain, want };
  return {
    who,
    // After a list, the clause is only about the last group.
    whoFull:
      !/,/.test(bare + tail) && countWords(full) <= MAX_FULL_WORDS && full.length <= 56
        ? full
        : who,
    pain,
    want,
  };
}

const NAME_OPENERS: ReadonlySet<string> = new Set(
  'North South East West Northern Southern Eastern Western Central Latin New'.split(' '),
);

/** Tells whether two words are the name of a place or people, such as "South African". */
function isOfName([first = '', second = '']: readonly string[]): boolean {
  return (
    NAME_OPENERS.has(first) &&
    /^\p{Lu}\p{Ll}/u.test(second) &&
    parseEnglish(`${first} ${second}`).has('(#Place|#Demonym|#Country|#City|#Region)')
  );
}

/**
 * Tells whether most words after the first one are lower-case, so that a capital inside the text
 * marks a name, for example "Parents planning a party in Otley".
 */
function isSentenceCase(text: string): boolean {
  const words = text.split(' ').slice(1);
  const lower = words.filter((word) => /^\p{Ll}{3}/u.test(word)).length;
  const upper = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  // If both are equally many, a capital at the end marks a name ("couples visiting Charleston"), and
  // another one a title ("Small Business owners").
  return lower > upper || (lower === upper && /^\p{Lu}\p{Ll}+$/u.test(words.at(-1) ?? ''));
}

/** Prepositions after which a capital marks the name of a place. */
const PLACING: ReadonlySet<string> = new Set(['in', 'near', 'around', 'from', 'at', 'across']);

/**
 * Matches an audience whose first ordinary words are in lower case. Later capitals then mark names, for
 * example in "office workers on Bold Street".
 */
const LOWER_CASE_START = /^\p{Ll}+\s\p{Ll}{3,}(?!\p{L})/u;

/** Makes all words lower-case, except names, acronyms and words with a capital inside. */
function lowerOrdinaryWords(text: string): string {
  const isSentence = isSentenceCase(text) || LOWER_CASE_START.test(text);
  return text
    .split(' ')
    .map((word, index, words) => {
      if (!/^\p{Lu}\p{Ll}/u.test(word)) return word;
      if (isOfName(words.slice(index, index + 2)) || isOfName(words.slice(index - 1, index + 1)))
        return word;
      if (/\p{Ll}\p{Lu}/u.test(word)) return word;
      if (/^Gen$/.test(word)) return word;
      const isName = parseEnglish(word).has(
        '(#Place|#Demonym|#Month|#WeekDay|#Organization|#Country|#City|#Region|#Holiday)',
      );
      const isPlaced = PLACING.has(words[index - 1] ?? '');
      if (isName || (index > 0 && (isSentence || isPlaced))) return word;
      return word.toLowerCase();
    })
    .join(' ');
}

/**
 * Matches words that restrict the groups before them and name no further group, for example
 * "homeowners, mostly older".
 */
const SAID_OF_GROUP =
  /^(?:mostly|mainly|usually|often|especially|particularly|even|also|ideally|not|no|any)\s/i;

/**
 * Converts a list to a phrase, so that "runners, gym goers, athletes" becomes "runners, gym goers
 * and athletes". If a list is too long, only the first item is kept.
 */
function listAsSentence(head: string): string {
  const items = head
    .split(/\s*[,/]\s*/)
    .map((item) => item.replace(/^(?:and|or)\s+/i, '').trim())
    .filter((item) => item !== '' && !SAID_OF_GROUP.test(item));
  if (items.length < 2) return items[0] ?? head.trim();
  const joined = `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
  const lastHasAnd = /\sand\s/.test(items.at(-1) ?? '');
  return !lastHasAnd && countWords(joined) <= MAX_WHO_WORDS ? joined : (items[0] ?? head);
}

/**
 * Makes a singular plural, so that "freelance designer" becomes "freelance designers". Collective
 * nouns are unchanged.
 */
function pluraliseGroup(head: string): string {
  const words = head.split(' ');
  const last = words.at(-1) ?? '';
  if (/^\p{L}+s-to-be$/u.test(last)) return head;
  // A plural before the name of a place names the group, for example "office workers Leeds centre".
  if (/\p{Ll}{3}s\s\p{Lu}/u.test(head) || head.endsWith('ers by')) return head;
  if (
    endsWithGroup(head) ||
    /^\p{Lu}\p{Ll}/u.test(last) ||
    /[^a-z’-]/i.test(last) ||
    last === last.toUpperCase()
  )
    return head;
  // A participle at the end gets no plural ending, for example "people unfairly dismissed".
  if (parseEnglish(last).has('(#Adjective|#PastTense|#Participle)') || pluralize.isPlural(last))
    return head;
  return [...words.slice(0, -1), pluralize.plural(last)].join(' ');
}

/**
 * Adapts the verb of a clause to a noun that was made plural, so that "who hates mornings" becomes
 * "who hate mornings".
 */
function adaptVerbToPlural(tail: string): string {
  return tail.replace(/^(\s+(?:who|that)\s+)(\S+)/, (_, lead: string, verb: string) => {
    if (verb === 'is') return `${lead}are`;
    if (verb === 'has') return `${lead}have`;
    if (verb === 'does' || verb === 'doesn’t') return lead + verb.replace('does', 'do');
    const infinitive = parseEnglish(`she ${verb}`)
      .verbs()
      .toInfinitive()
      .out('text')
      .replace(/^she\s+/, '')
      .trim();
    return lead + (infinitive || verb);
  });
}

/**
 * Returns the phrase if it is short and complete enough for the copywriter's sentences, otherwise
 * null.
 */
function cutToClause(text: string | undefined): string | null {
  if (text === undefined) return null;
  const phrase = (
    text.split(
      /\s*(?:,|;|\bbut\b|\band (?:want|need|love|hate|who)\b|\bwho\b|\bthat\b|\bbecause\b)/,
    )[0] ?? ''
  ).trim();
  if (
    phrase === '' ||
    countWords(phrase) > 5 ||
    /^(?:it|them|this|that|their|his|her)\b/.test(phrase)
  )
    return null;
  return clip(phrase, 32);
}
