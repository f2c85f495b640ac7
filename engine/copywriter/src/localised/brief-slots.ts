import {
  capitalise,
  clip,
  findConcepts,
  findGenderMark,
  findJobLead,
  GRAMMARS,
  MAX_CALL_TO_ACTION,
  readProduct,
  removeForWhom,
  removeGenderMarks,
  removeSought,
  tidy,
} from '@adwright/engine-lexicon';
import { NOT_BEHIND_ABBREVIATION } from '../content/abbreviations.ts';
import { buildJoiningPattern, cachePatternByLanguage } from '../content/conjunctions.ts';
import { getSpacedColon, removeEmptyParts } from '../content/frame-marks.ts';
import type { LocalisedLanguage } from '../content/languages.ts';
import { getFactWords, getPhrasebook } from '../content/texts.ts';
import { isAnnouncement } from '../reading/announcement.ts';
import { isAppLabel } from '../reading/app-label.ts';
import { containsWords } from '../reading/contains-words.ts';
import { announcesWhole, removeEnrolment } from '../reading/enrolment.ts';
import { ENDING_BEHIND_COLON, splitClauses } from '../reading/facts/clauses.ts';
import { LIST_COMMA } from '../reading/facts/letters.ts';
import { removeTrailingJoin } from '../reading/facts/statement-words.ts';
import { findNamedTrade, getTradeFacts } from '../reading/find-trade.ts';
import { offersWork } from '../reading/offers-work.ts';
import { opensCondition } from '../reading/opens-condition.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { keepsVerb, restoreNominative } from '../reading/restore-nominative.ts';
import { findBriefKind } from '../reading/trade-of-brief.ts';
import { fillAll, type Slots } from '../template.ts';
import { addressReaders, type ReaderLines } from './address-readers.ts';
import { listCallsToAction } from './asked-for.ts';

/** Name that is printed for a product if its field contains no letters. */
const NAMELESS = '★';
const MAX_NAME_CHARACTERS = 40;
/** Maximum number of characters of a name in a sentence, which has more room than a headline. */
const MAX_FULL_NAME_CHARACTERS = 64;
const MAX_DETAIL_CHARACTERS = 72;
/** Maximum number of characters of the product's description in the texts beside the picture. */
const MAX_TOLD_CHARACTERS = 240;
const MAX_AUDIENCE_CHARACTERS = 44;

/**
 * Returns name, description and audience in the user's own words. The fields are split only at punctuation,
 * which works in every language.
 */
export function buildBriefSlots(
  brief: PreparedBrief,
  pick: number,
  language: LocalisedLanguage,
): Slots {
  const slots = buildPlainSlots(brief, pick, language);
  const mark = language === 'de' ? findGenderMark(tidy(brief.product)) : null;
  if (mark === null) return slots;
  // A German job ad must by law contain the gender mark wherever it names the job.
  const addGenderMark = (words: string | null | undefined) =>
    words?.replace(mark.word, () => `${mark.word} ${mark.mark}`);
  return {
    ...slots,
    name: addGenderMark(slots.name),
    announced: addGenderMark(slots.announced),
    named: addGenderMark(slots.named),
    core: addGenderMark(slots.core),
    coreNamed: addGenderMark(slots.coreNamed),
    fullName: addGenderMark(slots.fullName),
    fullNamed: addGenderMark(slots.fullNamed),
  };
}

/** Returns the rest of a name without the punctuation or conjunction that joined it to the name. */
function removeLink(rest: string, language: LocalisedLanguage): string {
  return rest
    .replace(new RegExp(`^\\s*(?:[,;:–—-]|${LIST_COMMA.source})+`, 'u'), '')
    .replace(leadingConjunction(language), '')
    .trim();
}

/**
 * Returns the people whom an audience field names. A Chinese clause after a comma is left out, because it is
 * a complete sentence. A Chinese audience may end in "的" without a noun, for example "家里有老上海表的". A Chinese
 * audience in "的" addresses the reader.
 */
function cutToPeople(audience: string, language: LocalisedLanguage): string {
  if (language !== 'zh') return audience;
  const [people = audience] = audience.split(/[，,；。]/u);
  return /\p{Script=Han}的$/u.test(people) ? `${people}您` : people;
}

function buildPlainSlots(brief: PreparedBrief, pick: number, language: LocalisedLanguage): Slots {
  const typed = removeGenderMarks(tidy(brief.product)).replace(OTHER_GENDER, '');
  const lead = keepsVerb(typed) ? '' : findJobLead(typed);
  const named = removeSought(restoreNominative(lead, typed.slice(lead.length))).replace(
    OFFER_LEAD,
    '',
  );
  const text = language === 'zh' && offersWork(brief) ? named.replace(CHINESE_HIRING, '') : named;
  const stated = lead === '' ? text : text.replace(INDEFINITE, '');
  const [typedFirst = text, ...clauses] = splitKeepingLists(stated, language, brief.told);
  const first = removeEnrolment(formName(typedFirst, language), language);
  const others = joinAnnouncedClause(clauses, stated, language)
    .filter((clause) => !isAppLabel(clause))
    .map((clause) => (language === 'ar' ? clause.replace(ARABIC_AND, '') : clause));
  const short = shortenName(first, language);
  const beyond = first.startsWith(short) ? removeLink(first.slice(short.length), language) : '';
  const isPlace = IN_A_PLACE.test(beyond);
  const joinParts = (parts: readonly string[]) =>
    joinClauses(parts.filter(Boolean), stated, language);
  const isWhole = first.length <= MAX_FULL_NAME_CHARACTERS;
  const beside = joinParts(others);
  const rest = isWhole ? beside : joinParts(isPlace ? [...others, beyond] : [beyond, ...others]);
  const said = isPlace ? beside : joinParts([beyond, ...others]);
  const people = formList(cutToPeople(tidy(brief.audience), language), language);
  const audience = language === 'und' ? people : removeForWhom(people, language);
  const who = capitalise(clip(audience, MAX_AUDIENCE_CHARACTERS), language);
  const name = capitalise(short, language) || who || NAMELESS;
  const whole = isWhole && first !== '' ? first : short;
  const fullName = capitalise(whole, language) || name;
  const trade = findNamedTrade(brief.product, brief.told);
  const isPrivate = trade !== null && !getTradeFacts(trade).namesAudience;
  const detail = said === '' ? null : clipClauses(said, language);
  const core = findCoreNoun(name, language);
  const [opening = ''] = typed.split(PARTS);
  return {
    name,
    // The first clause of a job ad announces the job, for example "Cerchiamo 2 camerieri".
    announced: text !== typed && offersWork(brief) ? capitalise(opening, language) : null,
    core,
    coreNamed: core && lowerForSentence(core, language),
    named: isTypedInside(short, language) ? short : lowerForSentence(name, language),
    detail,
    Detail: detail === null ? null : capitalise(detail, language),
    fullName,
    fullNamed: isTypedInside(whole, language) ? whole : lowerForSentence(fullName, language),
    beside: isWhole ? beside || null : detail,
    told: rest === '' ? null : clip(rest, MAX_TOLD_CHARACTERS),
    who: who === '' || isPrivate ? null : who,
    ...buildReaderLines(brief, { product: text, people, audience, isPrivate }, language),
    cta: chooseButton(brief, pick, language, name),
  };
}

/**
 * Returns the user's own call to action, or one that suits the brief.
 * @param pick chooses among suitable calls to action
 * @param name name of the product, for a language without calls to action
 * @param place whether the words are a button or the end of a text
 */
export function chooseButton(
  brief: PreparedBrief,
  pick: number,
  language: LocalisedLanguage,
  name: string,
  place: 'picture' | 'text' = 'picture',
): string {
  const own = brief.callToAction ? clip(tidy(brief.callToAction), MAX_CALL_TO_ACTION) : '';
  if (own !== '') return capitalise(own, language);
  const choices = listCallsToAction(brief, language, place);
  return choices[Math.abs(pick) % choices.length] ?? clip(name, MAX_NAME_ON_BUTTON);
}

/** Maximum number of characters of a product's name on a button. */
const MAX_NAME_ON_BUTTON = 24;

/** Joins a short label to the clause that it announces, for example "New customers: 10% off". */
function joinAnnouncedClause(
  clauses: readonly string[],
  text: string,
  language: LocalisedLanguage,
): string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const label = joined.at(-1);
    const isAnnounced =
      label !== undefined &&
      label.length <= MAX_LABEL_CHARACTERS &&
      /^\s*[:：]\s/u.test(text.slice(text.indexOf(label) + label.length));
    if (isAnnounced) joined.pop();
    joined.push(isAnnounced ? `${label}${getSpacedColon(language)}${clause}` : clause);
  }
  return joined;
}

const MAX_LABEL_CHARACTERS = 20;

/** Matches the Chinese "we hire" before a job, which the frames for jobs state themselves: "招店员". */
const CHINESE_HIRING = /^(?:诚|急|高薪)?(?:招聘|招募|招收|招)(?![牌待商生标])/u;

/** Matches the Arabic "and the", with which no line begins, for example "والتوصيل مجاني". */
const ARABIC_AND = /^و(?=ال(?!د)\p{L}{3})/u;

/**
 * Returns the first clause in the form of a name: without the Japanese "is" at its end, and without
 * the Turkish "on" before a discount.
 */
function formName(clause: string, language: LocalisedLanguage): string {
  if (language === 'ja') return clause.replace(/です$/u, '');
  return language === 'tr' ? clause.replace(/(?<=\p{L}{2}l[ae]r)d[ae]$/u, '') : clause;
}

/**
 * Matches words that start a description of people and not a further group, for example "Paare, die
 * schlecht schlafen".
 */
const SAID_OF_PEOPLE =
  /^(?:(?:die|der|das|den|dem|deren|dessen|denen|dat|wier|wiens|vars|vilkas|dont|où|cui|cuy[oa]s?|cuj[oa]s?|som|qui|que|che|con|com|avec|mit|med|met|ab|od|z|ze|co|який|яка|які|хто|що|чи[їйя]|кто|кому|чьи|(?:у|в|с|на|для|от) (?:кого|котор\p{L}+)|(?:у|в|з|на|для|від) (?:кого|як(?:их|ої|ого|ому|им|ими|ій))|котор\p{L}+|(?:w |z |na |do |dla |od )?któr\p{L}+|που|olan|aged|who|that|with|over|under|\p{L}+(?:[ащеу]ющие|[ую]щие|[ая]щие|вшие|ющиеся|ащиеся)(?:ся)?|\p{L}+ąc[ye])\s)/iu;
/**
 * Matches words that restrict or extend the group before them, for example "Strickerinnen, auch
 * Anfänger".
 */
const SAID_OF_GROUP =
  /^(?:auch|vor allem|besonders|meist|nicht|ook|vooral|niet|även|också|främst|särskilt|inte|aussi|surtout|même|pas|también|sobre todo|incluso|no|anche|soprattutto|non|também|sobretudo|principalmente|não|też|także|głównie|zwłaszcza|nie|также|особенно|не|також|особливо|και|κυρίως|ειδικά|όχι|özellikle|terutama|juga|đặc biệt|cả)\s/iu;
const ONE_GROUP = /^[\p{L}\p{M}][\p{L}\p{M}\s’'-]{2,30}$/u;

/**
 * Joins groups of people that were typed with commas into a list of the language, for example
 * "Familien, Schulklassen und Firmen".
 */
function formList(audience: string, language: LocalisedLanguage): string {
  const all = audience.split(/,\s*/);
  const groups = all.filter((group, at) => at === 0 || !IDEA.test(group));
  const isPlain = groups.every(
    (group) =>
      ONE_GROUP.test(group) &&
      !SAID_OF_PEOPLE.test(group) &&
      !SAID_OF_GROUP.test(group) &&
      !conjunction(language).test(group),
  );
  return language !== 'und' && groups.length > 1 && isPlain
    ? new Intl.ListFormat(language, { type: 'conjunction' }).format(groups)
    : groups.length < all.length
      ? groups.join(', ')
      : audience;
}

/**
 * Matches an occasion to buy in an audience field, which is no group of people, for example
 * "débutants, idée cadeau".
 */
const IDEA =
  /^(?:als |en |como |come |as )?(?:idées?|ideas?|idea|idee|ideias?|ideer|idé|pomysł|идея|ідея|ιδέα|ide|ý tưởng|cadeau|geschenk|regalo|presente|prenda|prezent|gift|hediye|δώρο)(?:\s\p{L}+){0,3}$|^\p{L}+ (?:в|на|у) (?:подарок|подарунок)$|^\p{L}*(?:geschenkidee|cadeautip|presenttips|cadeau-idee)s?$/iu;

/**
 * Splits a field into parts, but keeps a list together with its first item, for example "baratas,
 * ratos e formigas".
 */
function splitKeepingLists(
  text: string,
  language: LocalisedLanguage,
  told: PreparedBrief['told'],
): string[] {
  const [first = '', second, ...others] = splitKeepingLabel(text, language, told);
  if (second === undefined) return [first];
  const whole = `${first}, ${second}`;
  return listEnds(language).test(second) &&
    !SAYS_INCLUDED.test(second) &&
    whole.length <= MAX_NAME_CHARACTERS + MAX_LIST_CHARACTERS
    ? [whole, ...others]
    : [first, second, ...others];
}

/** Matches the comma between two items of a list. */
const ITEM_END = new RegExp(`,\\s|${LIST_COMMA.source}\\s*`, 'u');

/**
 * Returns a list without the place after it. If the list is too long, only the first item of the
 * list is returned.
 */
function cutToList(text: string): string {
  const [list = text] = text.split(/\s(?:em|en|in|à|a|w|we|в|у|di|ở|tại)\s(?=\p{Lu})/u);
  return list.length <= MAX_LISTED_NAME_CHARACTERS ? list : (text.split(ITEM_END)[0] ?? text);
}

/**
 * Matches the end of a clause about what the price includes, which is no item of a list, for
 * example "passeios e ração incluídos".
 */
const SAYS_INCLUDED =
  /\s(?:inklusive|inbegriffen|gratis|inbegrepen|ingår|inkluderat|inclus\p{L}*|inclu[ií]d\p{L}+|compris\p{L}*|compres\p{L}+|offerts?|offertes?|dahil|hediye|w cenie|wliczone|входят|включены|входять|включено|περιλαμβάν\p{L}+|δωρεάν)$/iu;
const MAX_LISTED_NAME_CHARACTERS = 46;
/** Maximum number of characters of a list with one price, which a headline states whole. */
const MAX_WHOLE_LIST_CHARACTERS = 54;
const MAX_LIST_CHARACTERS = 24;
/** Matches the last two items of a list of three, for example "ratos e formigas em Setúbal". */
const listEnds = cachePatternByLanguage(
  (language) =>
    `^\\p{Ll}+(?:[-’']\\p{Ll}+)*\\s${buildJoiningPattern(language, 'and', 'or')}\\s\\p{L}+`,
);

/**
 * Joins clauses to one line. A clause that starts a sentence in the text also starts a sentence in
 * the line, for example "same day. No call-out charge".
 */
function joinClauses(
  clauses: readonly string[],
  text: string,
  language: LocalisedLanguage,
): string {
  const { comma, fullStop, gap } = getPhrasebook(language).grammar;
  return clauses.reduce((line, clause, at) => {
    if (at === 0) return clause;
    const isSentence = /[.!]\s+$/u.test(text.slice(0, text.indexOf(clause)));
    return isSentence
      ? line + fullStop + gap + capitalise(clause, language)
      : line + comma + clause;
  }, '');
}

/**
 * Splits a field into parts. A label stays with the words after it, for example "Plat du jour :
 * blanquette de veau".
 */
function splitKeepingLabel(
  text: string,
  language: LocalisedLanguage,
  told: PreparedBrief['told'],
): string[] {
  const parts = text.split(choosePartsPattern(language));
  const [label = '', dish = '', ...others] = parts;
  const joined = `${label}${getSpacedColon(language)}${dish}`;
  const isAnnounced =
    /^\s*[:：]/u.test(text.slice(label.length)) && joined.length <= MAX_NAME_CHARACTERS;
  return isAnnounced && namesMeal(label, told) ? [joined, ...others] : parts;
}

function namesMeal(label: string, told: PreparedBrief['told']): boolean {
  const { concept } = readProduct(label, told);
  return concept !== null && [concept.id, ...concept.broader].includes('menu-of-the-day');
}

/**
 * Matches an indefinite article after "we are looking for", which a headline does not need, for
 * example "Eine Verkäuferin".
 */
const INDEFINITE = /^(?:eine?n?|une?|una|uno|un|um|uma|een|ett|en)\s(?=\p{L}{3})/iu;

/**
 * Matches the ending for another gender after an occupation, for example "coiffeur(se)",
 * "Verkäufer(in)".
 */
const OTHER_GENDER = /(?<=\p{L}{3})\((?:n?e|se|euse|i?ère|t?rice|in|innen|[ao]s?)\)/giu;

/** Matches the colon before an ending, for example in "tv:n". */
const COLON_BEFORE_ENDING = `:${ENDING_BEHIND_COLON}`;

/**
 * Matches what separates a name from its description: punctuation, or a full stop after a whole
 * word. The comma before a relative clause is no separator, because a relative clause belongs to
 * the noun before it.
 */
const PARTS = new RegExp(
  `\\s*(?:(?!${COLON_BEFORE_ENDING})(?:[,:：](?!\\d)|(?<!\\d)[,:：])(?!\\s*(?:któr\\p{L}+|котор\\p{L}+|як(?:ий|а|е|і|их|им|ими|ого|ої|ому|у)(?!\\p{L})))|[)）][,.;:،、，。]?|[;（(،、，；。！｜।]|\\s[-–—]\\s|(?<=\\p{L}{3})${NOT_BEHIND_ABBREVIATION}[.!]\\s)\\s*`,
  'iu',
);
/** Matches the punctuation between Thai clauses, and the mark that replaces their spaces. */
const THAI_PARTS = /\s*(?:[,:](?!\d)|(?<!\d)[,:]|[;（()）、])\s*/u;
/**
 * Matches the end of a Japanese polite sentence without punctuation after it, or any other end of a
 * part.
 */
const JAPANESE_PARTS = new RegExp(
  `${PARTS.source}|(?<=(?:ます|です|ません|ました))(?=[\\p{Script=Han}\\p{Script=Katakana}\\p{Nd}])`,
  'iu',
);

function choosePartsPattern(language: LocalisedLanguage): RegExp {
  if (language === 'th') return THAI_PARTS;
  return language === 'ja' ? JAPANESE_PARTS : PARTS;
}

/** Matches words that introduce an offer, for example "Offre spéciale :". */
const OFFER_LEAD =
  /^(?:offre spéciale|sonderangebot|angebot|aktion|oferta(?: especial)?|offerta(?: speciale)?|promo(?:tion|ción|zione|ção)?|aanbieding|promocja)\s*[:!–-]\s*/iu;

/**
 * Phrases in which a product names its own audience; for example, "소상공인을 위한 앱" gets no second "을
 * 위한" (for).
 */
const FOR_SOMEBODY: Readonly<Partial<Record<LocalisedLanguage, RegExp>>> = {
  hi: /ों के लिए(?!\p{L})/u,
  id: /\s(?:untuk|bagi)\s(?:pemula|orang|anak|pria|wanita|ibu|bayi|pelajar|mahasiswa|karyawan|warung|toko|umkm|ukm|usaha|bisnis|perusahaan|keluarga|lansia)/iu,
  ja: /者向け|人向け|の(?:方|人|お店|企業)のための/u,
  ko: /[을를] 위한\s/u,
  th: /สำหรับ(?:คน|มือใหม่|เด็ก|ผู้|ร้าน|นัก|พนักงาน|ธุรกิจ|ครอบครัว|บริษัท)/u,
  vi: /\s(?:dành )?cho\s(?:người|trẻ|bé|cửa hàng|doanh nghiệp|nhân viên|phụ nữ|học sinh|sinh viên)/iu,
};

/**
 * Matches words for an audience with an illness, which the ad must not print, for example "adultos
 * con ansiedad".
 */
const AILING =
  /(?<!\p{L})(?:con|com|mit|avec|met|med|с|със|with|ile|z|ze|مع|يعانون|עם|סובלים|olan|yaşayan)\s|に悩む|お悩み|に苦しむ|患者|患有|焦虑|抑郁|失眠|앓는|환자|불안|우울/iu;

const NO_READERS: ReaderLines = { toWhom: null, readers: null, readersApart: null };

/**
 * Returns the lines that name the readers; none if the product field or the reader's privacy
 * forbids such lines.
 */
function buildReaderLines(
  brief: PreparedBrief,
  said: { product: string; people: string; audience: string; isPrivate: boolean },
  language: LocalisedLanguage,
): ReaderLines {
  const { product, people, audience, isPrivate } = said;
  if (language === 'und' || namesReaders(product, audience, language)) return NO_READERS;
  if (isPrivate && AILING.test(audience)) return NO_READERS;
  const listed = removeForWhom(cutToPeople(tidy(brief.audience), language), language);
  const lines = addressReaders({ typed: people, audience, listed }, findBriefKind(brief), language);
  // A sentence about the product must not repeat a word, but a separate line may.
  return shareWord(product, audience) ? { ...lines, toWhom: null } : lines;
}

const LONG_WORD = /\p{L}{5,}/gu;
const MIN_SAME_LETTERS = 5;
/** Number of letters at the end of a word that differ by case and number. */
const MAX_ENDING_LETTERS = 2;

/** Tells whether a product field itself names the audience. */
function namesReaders(product: string, audience: string, language: LocalisedLanguage): boolean {
  if (containsWords(product, audience) || FOR_SOMEBODY[language]?.test(product)) return true;
  const said = product.toLowerCase().match(LONG_WORD) ?? [];
  const named = audience.toLowerCase().match(LONG_WORD) ?? [];
  const isSame = (word: string, other: string) =>
    other.startsWith(word.slice(0, Math.max(MIN_SAME_LETTERS, word.length - MAX_ENDING_LETTERS)));
  return named.length > 0 && named.every((word) => said.some((other) => isSame(word, other)));
}

/**
 * Tells whether two texts, such as product and audience, share a long word. Words with the same
 * beginning count as equal, for example "Handwerker" and "Handwerksbetriebe".
 */
export function shareWord(one: string, other: string): boolean {
  const words = new Set(listStems(one));
  return listStems(other).some((stem) => words.has(stem));
}

/** Returns the beginnings of a text's long words. */
function listStems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) =>
    word.length < STEM_CHARACTERS ? word : word.slice(0, STEM_CHARACTERS),
  );
}

/** Number of first letters by which long words are compared, whatever their ending is. */
const STEM_CHARACTERS = 7;

/**
 * Matches words after a noun that introduce its material, accessories or purpose. The languages are
 * German, Dutch, Swedish, Polish, Russian, Ukrainian and Greek, and English, in which a product may
 * be typed.
 */
const BELONGING =
  /\s(?:upp till|bis zu|nawet do|aż do|tot wel|aus|mit|von|vom|beim|am|auf|gegen|für|zum|zur|ohne|in|im|för|av|med|från|utan|till|met|van|voor|zonder|uit|op|tegen|z|ze|do|dla|bez|w|we|na|od|przy|på|hos|bei|ab|bij|vanaf|из|с|со|для|без|в|во|на|от|под|у|к|по|з|із|зі|від|до|με|από|για|χωρίς|σε|στο|στη|στην|στον|στα|στις|στους|with|without|that|for|from)(?=\s)/giu;
/**
 * Matches the same words as `BELONGING`, and the Swedish word for "in" ("i"), which means "and" in
 * other languages of the list.
 */
const BELONGING_IN_SWEDISH = new RegExp(`${BELONGING.source}|\\si(?=\\s)`, 'giu');

/**
 * Matches a place that was cut off a long name. The place means nothing without the name, so only
 * the long texts state the place, at their end.
 */
const IN_A_PLACE = /^(?:in|im|en|à|au|em|no|na|nel|nella|w|we|på|i|bij)\s\p{Lu}[^,]*$/u;

/**
 * Matches words after a participle that introduce a place or an agent, for example "levererat"
 * before "till dörren".
 */
const DONE_WITH =
  /\s(?:geliefert|gefertigt|gemacht|hergestellt|gebacken|geleverd|bezorgd|gemaakt|gebakken|leverer\p{L}+|tillverka\p{L}+|gjor[dt]a?|baka\p{L}+|dostarczan\p{L}+|доставк\p{L}+)$/iu;

/**
 * Matches prepositions, numbers and forms of sale that start a new phrase after a noun. The
 * languages are Arabic, French, Hebrew, Indonesian, Italian, Portuguese, Spanish and Vietnamese.
 * The pattern also contains English words, because a product may be typed in English.
 */
const ANOTHER_PHRASE =
  /\s(?=(?:avec|sans|pour|en|à|au|aux|dans|sur|chez|dès|vente|bouteilles?|lot|boîte|coffret|taille|livr\p{L}+|fabriqué\p{L}*|fait\p{L}*|dépannage|con|senza|per|in|nel|nella|fino|bottigli\p{L}|confezion\p{L}|vendita|consegna|spedizione|spremut\p{L}|realizzat\p{L}|pronto|sin|para|por|desde|cosecha|botellas?|lata|garrafas?|caja|bolsa|paquete|talla|envío|entrega|elaborad\p{L}+|hech\p{L}|com|sem|em|no|na|nos|nas|caixa|pacote|tamanho|envio|venda|feit\p{L}+|مع|بدون|متوافقة?|مناسبة?|مزودة?|من|في|على|عند|لمدة|cho|dành|tại|với|untuk|dengan|bagi|מתוך|עם|בלי|ללא|with|without|that|for|from)(?!\p{L})|(?!(?:19|20)\d\d(?!\d))\d)/giu;
/** Matches words with which a name can't end, such as articles. */
const LEFT_HANGING =
  /\s(?:d[aeiou]s?|del|della|dell’|des|du|la|le|les|el|los|las|il|lo|gli|[aàeiyo]|et|ou|con|com|en|in|em|pour|per|para|desde|dès|à partir|a partir|mulai usia|mulai|usia|umur|incl\.?|inkl\.?|excl\.?|exkl\.?|eller|oder|of|with|without|that|for|from|and|the|ke|hingga|dari|untuk|dengan|yang|dan|pada|từ|cho|với|trong|lấy|của|và|theo|bằng|tại|về|من|متوافقة?|مناسبة?|مزودة?|δίπλα|κοντά|πάνω|μέσα|γύρω|μπροστά|απέναντι|עד|מ|מגיל|من عمر|सिर्फ़)$/iu;

/**
 * Matches the start of a relative clause, inside which a name must not end, for example "vuxna som
 * är rädda" of "vuxna som är rädda för vatten".
 */
const RELATIVE = /\ssom\s|,\s/u;

/** Returns the longest beginning of a text that ends with a complete phrase. */
function findWholePhrase(text: string, limit = MAX_NAME_CHARACTERS): string | undefined {
  return [...text.matchAll(ANOTHER_PHRASE)]
    .map(({ index }) => text.slice(0, index))
    .findLast(
      (name) =>
        name.length <= limit &&
        !LEFT_HANGING.test(name) &&
        !(FOR_PEOPLE.test(name) && OF_PEOPLE.test(text.slice(name.length))),
    );
}

/** Matches a text that ends with the audience. */
const FOR_PEOPLE =
  /\s(?:para|pour|per)\s(?:adultos|crianças|pessoas|jovens|mulheres|homens|idosos|bebês|iniciantes|niños|personas|jóvenes|mujeres|hombres|mayores|principiantes|adultes|enfants|personnes|jeunes|femmes|hommes|seniors|débutants|adulti|bambini|persone|ragazzi|donne|uomini|anziani|principianti)$/iu;
/**
 * Matches a property of the audience, which means nothing by itself, for example "com medo de
 * água".
 */
const OF_PEOPLE = /^\s(?:com|sem|con|sin|avec|sans|senza)\s/iu;

/**
 * Tells whether a clause is incomplete without the next one, because it is a label or the first item of a
 * list, for example "Elche, Santa Pola y Alicante".
 */
function isBegun(text: string, { start, end }: { start: number; end: number }): boolean {
  const opensList = /(?:^|[.!?])\s*$/u.test(text.slice(0, start)) && /^,/u.test(text.slice(end));
  const isOneWord = /^\s*[\p{L}\p{M}’-]+$/u.test(text.slice(start, end));
  return /^\s*[:：]/u.test(text.slice(end)) || (opensList && isOneWord);
}

/** Returns as many whole clauses of a text as fit into one line. */
export function clipClauses(text: string, language: LocalisedLanguage): string {
  if (text.length <= MAX_DETAIL_CHARACTERS) return text;
  const last = splitClauses(text).findLast(
    (clause) =>
      clause.end <= MAX_DETAIL_CHARACTERS &&
      !isBegun(text, clause) &&
      !opensCondition(text.slice(clause.start, clause.end), language),
  );
  return last
    ? text.slice(0, last.end)
    : removeHangingWords(clip(text, MAX_DETAIL_CHARACTERS), language);
}

/**
 * Returns the noun of a name without purpose and material, if the noun is specific enough, for
 * example "Pulverbeschichtung". The result is null for a noun as general as "Kurs".
 */
function findCoreNoun(name: string, language: LocalisedLanguage): string | null {
  const next = getPhrasebook(language).grammar.nounFirst ? ANOTHER_PHRASE : BELONGING;
  const [first] = [...name.matchAll(next)].map(({ index }) => name.slice(0, index));
  const core = first ?? name;
  if (announcesWhole(name) || LIST_COMMA.test(name)) return null;
  // In languages that join nouns, a single word can name the product. In other languages, a single
  // word may be as general as "course".
  const isCompound =
    language !== 'und' && GRAMMARS[language].joinsNouns && core.length >= MIN_CORE_CHARACTERS;
  const tellsEnough = core.includes(' ') || isCompound;
  return core !== name && tellsEnough && !LEFT_HANGING.test(core) ? core : null;
}

/** Minimum number of characters of a single word that is specific enough. */
const MIN_CORE_CHARACTERS = 12;

/** Matches the word that joins a second thing to the first; a short name omits the second. */
const conjunction = cachePatternByLanguage(
  (language) =>
    `\\s(?:${buildJoiningPattern(language, 'and')}(?:/${buildJoiningPattern(language, 'or')})?|&)\\s`,
);
const leadingConjunction = cachePatternByLanguage((language) => `^${conjunction(language).source}`);

function shortenName(text: string, language: LocalisedLanguage): string {
  if (text.length <= MAX_NAME_CHARACTERS) return text;
  if (LIST_COMMA.test(text))
    return text.length <= MAX_WHOLE_LIST_CHARACTERS ? text : cutToList(text);
  // The clause is not shortened, because "Набор детей" (enrolment of children) also means a set of
  // children. A statement such as "We service and descale coffee machines" means nothing without its object.
  const isStatement = text.length <= MAX_FULL_NAME_CHARACTERS && isAnnouncement(text);
  if (announcesWhole(text) || isStatement) return text;
  if (getPhrasebook(language).grammar.nounFirst) {
    const list = /,\s/u.test(text) ? cutToList(text) : null;
    if (list !== null) return list;
    const [first = ''] = text.split(conjunction(language));
    const one = first.includes(' ') && first.length <= MAX_NAME_CHARACTERS ? first : undefined;
    const phrase = findWholePhrase(text);
    // A single word such as "App" is too general for a headline.
    const name = phrase?.includes(' ') ? phrase : one;
    // A phrase that slightly exceeds the limit is better than a phrase without its end.
    const long = name ?? findWholePhrase(text, MAX_LISTED_NAME_CHARACTERS);
    return long ?? removeHangingWords(clip(text, MAX_NAME_CHARACTERS), language);
  }
  const belonging = language === 'sv' ? BELONGING_IN_SWEDISH : BELONGING;
  const cores = [...text.matchAll(belonging)].map(({ index }) =>
    text.slice(0, index).replace(DONE_WITH, ''),
  );
  const core =
    cores.findLast((part) => part.length <= MAX_NAME_CHARACTERS && !RELATIVE.test(part)) ??
    cores[0] ??
    text;
  const [first = ''] = core.split(conjunction(language));
  if (
    core.length > MAX_NAME_CHARACTERS &&
    first.includes(' ') &&
    first.length <= MAX_NAME_CHARACTERS
  )
    return first;
  // In some languages, the noun comes first and its attributes in the genitive follow.
  if (NOUN_BEFORE_GENITIVE.has(language))
    return removeHangingWords(clip(core, MAX_NAME_CHARACTERS), language);
  const words = core.split(' ');
  const from = words.findIndex((_, at) => words.slice(at).join(' ').length <= MAX_NAME_CHARACTERS);
  if (from === -1) return clip(core, MAX_NAME_CHARACTERS);
  const last = words.slice(from).join(' ');
  const thing = startNamingThing(words, last);
  if (thing !== null) return thing;
  return leadingConjunction(language).test(` ${last}`) ? first : last;
}

/**
 * Returns the shortest start of a name that still names the product, for example "mobile
 * Fahrradreparatur" of "mobile Fahrradreparatur wir kommen nach Hause". A text may name several
 * things one after another, and the first of them is the product.
 */
function startNamingThing(words: readonly string[], last: string): string | null {
  const readConceptId = (text: string) => readProduct(text).concept?.id;
  const starts = words
    .map((_, at) => words.slice(0, at + 1).join(' '))
    .filter((start) => start.length <= MAX_NAME_CHARACTERS);
  const [first] = starts.flatMap((start) => readConceptId(start) ?? []);
  const thing = readConceptId(words.join(' ')) ?? first;
  if (thing === undefined || readConceptId(last) === thing) return null;
  return starts.find((start) => readConceptId(start) === thing) ?? null;
}

const NOUN_BEFORE_GENITIVE: ReadonlySet<LocalisedLanguage> = new Set<LocalisedLanguage>([
  'el',
  'pl',
  'ru',
  'uk',
]);

/**
 * Removes words at the end of a shortened name that need the text after them, for example "mulai
 * usia".
 */
function removeHangingWords(name: string, language: LocalisedLanguage): string {
  if (LEFT_HANGING.test(name)) return removeHangingWords(name.replace(LEFT_HANGING, ''), language);
  return language === 'und' ? name : removeTrailingJoin(name, language);
}

/**
 * Tells whether a name was typed as inside a sentence: in lower case ("kinderfietsen"), or in
 * German with a lower-case adjective ("vegane Kochboxen").
 */
function isTypedInside(name: string, language: LocalisedLanguage): boolean {
  return getPhrasebook(language).grammar.smallNouns
    ? /^\p{Ll}/u.test(name)
    : language === 'de' && /^\p{Ll}+e[mnrs]?\s+\p{Lu}/u.test(name);
}

/**
 * Matches a German adjective by its ending, before its noun, for example "Zuckerfreie Limonade",
 * "Gusseiserne Pfanne".
 */
const GERMAN_ADJECTIVE =
  /^\p{Lu}\p{Ll}+(?:frei|ig|lich|isch|bar|sam|los|haft|eisern|hölzern|vegan|gemacht|gefertigt|überholt|gebraucht|gereift|geröstet)e[mnrs]?\s+\p{Lu}/u;

/** Matches a German article at the start of a sought occupation, for example "Eine Köchin". */
const GERMAN_ARTICLE = /^(?:Eine?[mnrs]?|Unsere?[mnrs]?|Der|Die|Das|Den|Dem)\s/u;

/**
 * Tells whether a text begins with the name of a town, which keeps its capital, for example "Ankara
 * evden eve nakliyat".
 */
export function beginsWithTown(text: string, language: LocalisedLanguage): boolean {
  const [word = ''] = text.split(/[\s,.:;]/u);
  if (language === 'und') return false;
  const { cities, towns } = getFactWords(language);
  return cities.includes(word) || towns.includes(word);
}

/**
 * Minimum number of characters of the last part of a compound that names the kind of thing, for
 * example "lessen" of "Autorijlessen".
 */
const MIN_HEAD_CHARACTERS = 6;

/**
 * Tells whether a text begins with a single word for a known thing, which is therefore no brand,
 * for example "Autorijlessen, pakket van 30 lessen".
 */
function beginsWithThing(text: string, language: LocalisedLanguage): boolean {
  const [word] = /^\p{Lu}\p{Ll}+(?:['’]s|-\p{Ll}+)*(?=$|[,.:;])/u.exec(text) ?? [];
  if (word === undefined) return false;
  // A Dutch plural with an apostrophe is no brand, for example "Hortensia’s".
  if (findConcepts(word).length > 0 || (language === 'nl' && /['’]s$/u.test(word))) return true;
  const joinsNouns = language !== 'und' && GRAMMARS[language].joinsNouns;
  return Array.from(word).some(
    (_, at) =>
      joinsNouns &&
      at > 1 &&
      at <= word.length - MIN_HEAD_CHARACTERS &&
      findConcepts(word.slice(at)).length > 0,
  );
}

/**
 * Returns the form of a name inside a sentence, so that "Cours de yoga" becomes lower-case after a
 * colon. A single word keeps its capital, because it may be a brand.
 */
export function lowerForSentence(name: string, language: LocalisedLanguage): string {
  const isSentence = getPhrasebook(language).grammar.smallNouns
    ? !beginsWithTown(name, language) &&
      (/^\p{Lu}\p{Ll}*(?:['’]s|[-/]\p{Ll}+)*\s+[\p{Ll}\p{Nd}]/u.test(name) ||
        beginsWithThing(name, language))
    : language === 'de' && (GERMAN_ADJECTIVE.test(name) || GERMAN_ARTICLE.test(name));
  return isSentence ? name.charAt(0).toLocaleLowerCase(language) + name.slice(1) : name;
}

/**
 * Returns slots (gaps of a template) for a sentence. Slots for a sentence contain the complete
 * name, whereas slots for a headline contain only the name's beginning.
 */
export function useFullName(slots: Slots, language: LocalisedLanguage): Slots {
  const { fullName, fullNamed, beside } = slots;
  if (fullName === slots.name) return slots;
  return {
    ...slots,
    name: fullName,
    named: fullNamed,
    detail: beside,
    Detail: beside ? capitalise(beside, language) : null,
  };
}

/**
 * Fills those templates whose slots (gaps) have values. A name that follows a colon or a word gets
 * the form that it has inside a sentence.
 */
export function fillEach(
  templates: readonly string[],
  slots: Slots,
  language: LocalisedLanguage,
): string[] {
  return fillAll(
    templates.map((template) =>
      replaceSecondColon(
        removeEmptyParts(template, (slot) => Boolean(slots[slot])),
        slots,
      ).replace(/(?<=[:\p{L}\p{M}]\s)\{(name|verbatim)\}/gu, (_, slot: string) =>
        slot === 'name' ? '{named}' : '{verbatimInside}',
      ),
    ),
    slots,
    language,
  );
}

/**
 * Replaces the colon of a frame (a sentence with gaps) if the name contains one, for example "Plat
 * du jour : blanquette de veau".
 */
function replaceSecondColon(frame: string, { name }: Slots): string {
  if (!name || !/\p{L}\s?: /u.test(name)) return frame;
  return frame.replace(/\s?:(?=\s\{name\})/gu, '.').replace(/(?<=\{name\})\s?:(?=\s)/gu, ',');
}
