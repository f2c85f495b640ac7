import { clip, isAllCaps, mendEnglish, nlp, tidy, wordCount } from '@adwright/engine-lexicon';
import pluralize from 'pluralize';
import { isPlace } from './english-nouns.ts';

/** An audience's names in English sentences. */
export interface AudienceWords {
  /** Plural or collective noun phrase for inside a sentence: "busy moms"; null if the ad is for everyone. */
  who: string | null;
  /** The same with its clause if that is short: "busy moms who hate mornings". */
  whoFull: string | null;
  /** Their problem, a noun phrase or gerund from their own clause: "mornings". */
  pain: string | null;
  /** Their wish, a noun phrase from their own clause. */
  want: string | null;
}

const LEAD_IN =
  /^(?:(?:my |our |the )?(?:target )?(?:audience|customers?|market)(?: is| are)?|(?:aimed|targeted|targeting|target) ?(?:at|to)?|people like|mainly|mostly|for|to)\s+/i;
const AGES =
  /,?\s*\(?\b(?:(?:aged?|ages|between)\s+)?\d{1,2}\s*(?:-|–|to|and)\s*\d{1,2}\b(?:\s*(?:years?|yrs?)(?:[\s-]olds?)?)?\)?|,?\s*\(?\b(?:aged?|ages)\s+\d{1,2}\+?\)?|\s*\b\d{1,2}\+(?=\s|$)/gi;
const OPEN =
  /^(?:(?:new |potential |all )?(?:donors|clients|customers|patients|buyers|shoppers|guests|visitors|listeners|readers|audience)|(?:the |our |my )?(?:local |whole )?(?:community|neighbou?rhood|area|town)|locals|everyone|everybody|anyone|anybody|all|all ages|people|adults|owners|the public|general public|the general public|all people|everyone and anyone|customers|consumers|users|men and women|any)$/i;
/** Media planning terms that an ad must not call its readers. */
const JARGON =
  /\b(?:low|middle|high|upper|lower|medium)[- ](?:income|class|earning)\s*|\b(?:affluent|urban|rural|suburban|b2b|b2c|demographic|overweight|obese)\s+/gi;
/** Ads must not name people's troubles: "burnt out women" become women. */
const AILING =
  /\b(?:(?:always|often|constantly|very|so|newly|recently|chronically|terminally|mentally)\s+)?(?:burn(?:t|ed)[- ]?out|stressed(?:[- ]out)?|exhausted|tired|lonely|depressed|anxious|desperate|insecure|fat|ugly|poor|broke|unemployed|divorced|sick|ill|disabled|aging|old|elderly|bald(?:ing)?|struggling)\s+(?:(?:and|or|but)\s+)?(?=\p{L})(?!(?:of|with|about|by|from|to|for|in|loss|sleepers?|school)\b)/giu;
/** Without their age, "elderly people and their carers" are anybody, and carers. */
const ANYBODY_AND = /^(?:people|adults)(?:,| and| &| or)\s+(?:their\s+)?/i;
/** Buyers are customers or patients: "patients and parents" become parents. */
const WHOEVER_AND =
  /^(?:patients|clients|customers|guests|visitors|shoppers|users)\s+and\s+(?!their\b)(?=\p{L}+)/iu;
const PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bfemales\b/gi, 'women'],
  [/\bmales\b/gi, 'men'],
  [/\bfemale\b(?=\s*$)/gi, 'women'],
  [/\bmale\b(?=\s*$)/gi, 'men'],
  [/\bwoman\b/gi, 'women'],
  [/\bman\b/gi, 'men'],
  [/^owners of (?:(?!(?:with|who|that)\b)[\w-]+ )*?businesses\b.*$/gi, 'business owners'],
  [/^owners of (?:(?!(?:with|who|that)\b)[\w-]+ )*?(\w{3,})ies\b.*$/gi, '$1y owners'],
  // "anxious" is no plural.
  [/^owners of (?:(?!(?:with|who|that)\b)[\w-]+ )*?(\w+?)(?<![ious])s\b.*$/gi, '$1 owners'],
  [/(?<!\b\p{L})\s*&\s*|\s+\+\s+/gu, ' and '],
];
const TAIL =
  /\s+(?:downtown|uptown|nearby|about to|(?<=\b(?:people|women|men)\s)(?:[a-z]+ly\s+)?(?=[a-z]+ed$)|after|before|during|who|that|which|with|without|in|on|from|aged|over|under|looking|wanting|seeking|trying|interested|(?<!\b(?:groups|fans|heads|directors|presidents|chiefs|leaders|members|users|survivors|practitioners|teachers|captains)\s)of|at|near|ready|(?:(?:are|is)\s+)?(?:(?:always|often|constantly|very|so|newly|recently|chronically|terminally|mentally)\s+)?(?:struggling|drowning|tired|sick|bored|fed up|worried|anxious|desperate|exhausted|unhappy|frustrated|concerned|disappointed|short|in need|(?:stressed|burn(?:t|ed))(?:[- ]out)?)(?=\s+(?:of|with|about|by|from|to|for|in|at)\b|$)|(?:living|working|learning|starting|training|buying|shopping)(?=\s+(?:an?|the|their|to|for|in|on|at|from|with|as|how)\b|(?!\s.*(?:s|men|people)$)))\b.*$/i;
/**
 * "people selling their home": a participle follows the group, like a clause. "Sports betting fans" and
 * "fitness clothing buyers" are named by their last word.
 */
const DOING =
  /(?<=\b(?:people|women|men|children|folks?|couples|(?:any|every)(?:one|body)|those|\p{L}{2,}(?![sui])\p{L}s))\s+(?!(?:betting|clothing|coaching|training|marketing|networking|banking|gaming|trading|racing|cooking|fishing|hunting|loving|wedding|housing|parking|advertising|streaming|catering|cleaning)\s)(?:\p{Ll}{2,}ing)\s+\p{L}.*$/u;
/** "people locked out of their home": a passive participle follows the group as well. */
const DONE_TO =
  /(?<=\b(?:people|women|men|children|folks|couples|families|those|\p{L}{2,}(?![sui])\p{L}s))\s+(?:\p{Ll}{3,}ed|stuck|lost|left|caught|born|made|torn)\s+(?:out|in|up|off|by|with|from|to|on|at|over|of|about|between|without)\b.*$/u;
/** "pet owners renters end of tenancy": groups in a row without a comma. */
const UNPARTED =
  /^((?:\p{L}+\s)*\p{L}+(?:er|or|ist|ent)s)\s+(?:\p{L}+(?:er|or|ist|ent)s\b.*|\p{L}+\s\p{L}+s\s(?:and|&)\s\p{L}+s)$/iu;
const PAIN =
  /\b(?:hate|hates|dislike|dislikes|can’t stand|(?:(?:are|is)\s+)?(?:tired|sick|bored|fed up) (?:of|with)|struggl(?:e|es|ing) with|(?:(?:are|is)\s+)?drowning in|worr(?:y|ies|ied) about|stressed (?:about|by|out by))\s+(.+)$/i;
const WANT =
  /\b(?:(?:looking|searching) for|want(?:s|ing)?|need(?:s|ing)?|crav(?:e|es|ing)|seeking)\s+(?!to\b)(.+)$/i;
const COLLECTIVE =
  /(?:gen(?:eration)? (?:z|alpha|x|y)|e-?commerce|saas|fintech|retail|hospitality|healthcare|manufacturing|logistics|construction|team|hr|community|public|elderly|youth|staff|youngsters|folk)$/i;
/** The parents in the phrase show that these children are adults: "children of elderly parents". */
const KIN =
  /^(?:adult )?(?:children|sons|daughters|kids|relatives|husbands|wives|widows)(?: and (?:sons|daughters))?$/i;
const MAX_WHO_WORDS = 5;
const MAX_FULL_WORDS = 9;

/** A group's place, typed after it without a preposition: "facility managers Birmingham". */
function withoutPlace(text: string): string {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const isBehind = /^\p{Lu}\p{Ll}+$/u.test(last) && isPlace(last) && !/(?:ish|ese)$/.test(last);
  return isBehind && /^\p{Ll}/u.test(before) && pluralize.isPlural(before)
    ? words.slice(0, -1).join(' ')
    : text;
}

/** Parses a free-text audience field written in English. */
export function parseAudience(field: string): AudienceWords {
  const shouted = isAllCaps(field);
  let text = mendEnglish(tidy(shouted ? field.toLowerCase() : field));
  text = text.split(/[.;!?](?:\s|$)/)[0] ?? text;
  text = text
    .replace(LEAD_IN, '')
    .replace(/\([^)]*\)?/g, '')
    .replace(AGES, '')
    .replace(JARGON, '')
    .replace(/\s+(?:of|with|aged|between)$/i, '');
  text = text.replace(/\s+to be\b/i, '-to-be');
  for (const [pattern, plain] of PLAIN_WORDS) text = text.replace(pattern, plain);
  text = withoutPlace(lowerOrdinary(tidy(text).replace(/^(?:an?|the|my|our)\s+(?!elderly)/i, '')));
  const pain = clause(PAIN.exec(text)?.[1]);
  const want = clause(WANT.exec(text)?.[1]);
  const bare = text
    .replace(DONE_TO, '')
    .replace(DOING, '')
    .replace(TAIL, '')
    .replace(DOING, '')
    .replace(UNPARTED, '$1');
  const spared = bare.replace(AILING, '');
  const head = listAsSentence(spared === bare ? bare : spared.replace(ANYBODY_AND, '')).replace(
    WHOEVER_AND,
    '',
  );
  if (
    head === '' ||
    OPEN.test(head) ||
    // "Elderly people and their children": without the elderly people, the children would be young.
    (spared !== bare && KIN.test(head)) ||
    !/\p{L}{2}/u.test(head) ||
    (KIN.test(head) && /^\s+of\s/.test(text.slice(bare.length))) ||
    /^(?:who|with|in|on|over|under)\b/.test(head)
  ) {
    return { who: null, whoFull: null, pain, want };
  }
  const who = pluralPhrase(head);
  const tail = text.slice(bare.length);
  const full = who === head ? `${who}${tail}` : `${who}${agree(tail)}`;
  if (wordCount(who) > MAX_WHO_WORDS || who.length > 40)
    return { who: null, whoFull: null, pain, want };
  return {
    who,
    whoFull: !/,/.test(tail) && wordCount(full) <= MAX_FULL_WORDS && full.length <= 56 ? full : who,
    pain,
    want,
  };
}

/** Lower-case except for names, acronyms and words with capitals inside. */
function lowerOrdinary(text: string): string {
  return text
    .split(' ')
    .map((word, index) => {
      if (!/^\p{Lu}\p{Ll}/u.test(word)) return word;
      if (/\p{Ll}\p{Lu}/u.test(word)) return word;
      if (/^Gen$/.test(word)) return word;
      const isName = nlp(word).has(
        '(#Place|#Demonym|#Month|#WeekDay|#Organization|#Country|#City|#Region|#Holiday)',
      );
      if (
        isName ||
        (index > 0 &&
          nlp(text).match(word).has('#ProperNoun') &&
          text.split(' ')[0] === text.split(' ')[0]?.toLowerCase())
      )
        return word;
      return word.toLowerCase();
    })
    .join(' ');
}

/** "runners, gym goers, athletes" → "runners, gym goers and athletes"; long lists keep their first item. */
function listAsSentence(head: string): string {
  const items = head
    .split(/\s*[,/]\s*/)
    .map((item) => item.replace(/^(?:and|or)\s+/i, '').trim())
    .filter(Boolean);
  if (items.length < 2) return head.trim();
  const joined = `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
  const lastHasAnd = /\sand\s/.test(items.at(-1) ?? '');
  return !lastHasAnd && wordCount(joined) <= MAX_WHO_WORDS ? joined : (items[0] ?? head);
}

/** "freelance designer" → "freelance designers"; collectives stay. */
function pluralPhrase(head: string): string {
  const words = head.split(' ');
  const last = words.at(-1) ?? '';
  if (/^\p{L}+s-to-be$/u.test(last)) return head;
  if (COLLECTIVE.test(head) || /[^a-z’-]/i.test(last) || last === last.toUpperCase()) return head;
  // "people unfairly dismissed": a participle doesn't take a plural.
  if (nlp(last).has('(#Adjective|#PastTense|#Participle)') || pluralize.isPlural(last)) return head;
  return [...words.slice(0, -1), pluralize.plural(last)].join(' ');
}

/** " who hates mornings" → " who hate mornings", for a noun changed to the plural. */
function agree(tail: string): string {
  return tail.replace(/^(\s+(?:who|that)\s+)(\S+)/, (_, lead: string, verb: string) => {
    if (verb === 'is') return `${lead}are`;
    if (verb === 'has') return `${lead}have`;
    if (verb === 'does' || verb === 'doesn’t') return lead + verb.replace('does', 'do');
    const infinitive = nlp(`she ${verb}`)
      .verbs()
      .toInfinitive()
      .out('text')
      .replace(/^she\s+/, '')
      .trim();
    return lead + (infinitive || verb);
  });
}

/** A phrase short and complete enough for our sentences, or null. */
function clause(text: string | undefined): string | null {
  if (text === undefined) return null;
  const phrase = (
    text.split(
      /\s*(?:,|;|\bbut\b|\band (?:want|need|love|hate|who)\b|\bwho\b|\bthat\b|\bbecause\b)/,
    )[0] ?? ''
  ).trim();
  if (
    phrase === '' ||
    wordCount(phrase) > 5 ||
    /^(?:it|them|this|that|their|his|her)\b/.test(phrase)
  )
    return null;
  return clip(phrase, 32);
}
