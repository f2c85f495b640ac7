import { BOOST_VARIATION_COUNT, type Brief } from '@adwright/contracts';
import { seededRandom } from '../../ad/random.ts';
import type { AdCopy, CopyBrief } from '../ad-copy.ts';
import { type GoalKind, goalKind } from '../call-to-action.ts';
import { capitalise, clip, tidy } from '../free-text.ts';
import type { WrittenLanguage } from '../language.ts';
import { shuffled } from '../shuffled.ts';
import { fill, fillAll, type Slots } from '../template.ts';
import { usualRows } from './phrasebook.ts';
import { PHRASEBOOKS } from './phrasebooks.ts';
import { type Trade, tradeOf } from './trades/trade.ts';

export type LocalisedLanguage = Exclude<WrittenLanguage, 'en'> | 'und';

/** Stands for a product that was described without a single letter. */
const NAMELESS = '★';
const MAX_NAME_CHARACTERS = 40;
const MAX_DETAIL_CHARACTERS = 60;
const MAX_EYEBROW_CHARACTERS = 32;
const MAX_ROW_CHARACTERS = 30;
const MAX_AUDIENCE_CHARACTERS = 44;
const MAX_HEADLINE_CHARACTERS = 46;
const MAX_SUBLINE_CHARACTERS = 110;

/**
 * Copy in another language than English, from a phrasebook. The user's own words stand only where no inflection or
 * agreement can go wrong: before and after a colon, a dash or a full stop.
 */
export function writeLocalisedCopy(
  brief: CopyBrief,
  language: LocalisedLanguage,
  seed: number,
  variation: number,
): AdCopy {
  const book = PHRASEBOOKS[language];
  const slots = slotsOf(brief, seed + variation, language);
  const headlines = headlinesOf(brief, language, slots, seed);
  const name = slots.name ?? '';
  const headline = headlines[variation % headlines.length] ?? name;
  const brand = brief.brandName ? clip(tidy(brief.brandName), 28) : '';
  const eyebrow = brand === '' ? eyebrowOf(slots, headline) : brand;
  // Whom the ad speaks to is said once.
  const spoken = eyebrow === slots.toWhom ? { ...slots, who: null, toWhom: null } : slots;
  const sublines = sublinesOf(brief, language, spoken, headline, seed);
  const problem = linesOf(brief, language)?.problem ?? book.problem;
  return {
    framework: 'AIDA',
    language,
    productName: name,
    eyebrow,
    headline,
    subline:
      sublines[(seed + variation) % Math.max(1, Math.min(4, sublines.length))] ??
      fill('{name}.', slots) ??
      '',
    callToAction: slots.cta ?? '',
    problem,
    solution: clip(name, 40),
    comparison: {
      usual: usualRows(book, problem),
      ours: ownRows(slots, [...(linesOf(brief, language)?.lines ?? []), ...book.ours]),
    },
    quote: {
      text: fill(book.quote.text, slots) ?? name,
      attribution: brand === '' ? name : brand,
      note: book.quote.note,
    },
    labels: { ...book.labels, ours: name },
  };
}

/** Templates of the texts; nobody is told of "something new" beside a grave. */
function textsOf(brief: Brief, language: LocalisedLanguage): readonly string[] {
  const lines = linesOf(brief, language)?.lines;
  if (lines === undefined || tradeOf(brief.product) !== 'farewell')
    return PHRASEBOOKS[language].text;
  const [first, second, third, fourth] = lines.map((line) => asSentence(line, language));
  const gap = language === 'zh' || language === 'ja' ? '' : ' ';
  const named = asSentence('{name}', language);
  const asked = asSentence('{cta}', language);
  return [
    [named, first, second, asked].join(gap),
    [named, third, fourth, asked].join(gap),
    [first, fourth, named, asked].join(gap),
  ];
}

/** Whom the ad speaks to, above a headline that doesn't say so itself, as long as that stays a glance. */
function eyebrowOf({ who, toWhom }: Slots, headline: string): string | null {
  if (!toWhom || Array.from(toWhom).length > MAX_EYEBROW_CHARACTERS) return null;
  return who && headline.includes(who) ? null : toWhom;
}

/** Text pieces in another language than English; the rules of {@link writeLocalisedCopy} hold. */
export function writeLocalisedText(
  brief: Brief,
  language: LocalisedLanguage,
  seed: number,
): string[] {
  const book = PHRASEBOOKS[language];
  const feeling = asSentence(book.emotions[brief.emotion][0], language);
  const slots = { ...slotsOf(brief, seed, language), feeling };
  const [headline = ''] = headlinesOf(brief, language, slots, seed);
  const subline = fillEach(book.sublines, slots)[0] ?? '';
  const pieces = [...fillEach(textsOf(brief, language), slots), headline, subline];
  return pieces.filter((piece, index) => piece !== '' && pieces.indexOf(piece) === index);
}

/** A headline of the phrasebook with the full stop that it needs among sentences. */
function asSentence(line: string | undefined, language: LocalisedLanguage): string | null {
  if (line === undefined) return null;
  if (language === 'th' || /[.!?…。！？؟;]$/u.test(line)) return line;
  return line + (language === 'zh' || language === 'ja' ? '。' : language === 'hi' ? '।' : '.');
}

/** The user's own facts first, as far as they are short; whom a thing is for is no advantage over another. */
function ownRows({ detail }: Slots, others: readonly string[]): [string, string, string] {
  const [first = '', second = '', third = ''] = [detail, ...others]
    .filter((row) => row != null && Array.from(row).length <= MAX_ROW_CHARACTERS)
    .map((row) => capitalise(row ?? ''));
  return [first, second, third];
}

function headlinesOf(
  brief: CopyBrief,
  language: LocalisedLanguage,
  slots: Slots,
  seed: number,
): string[] {
  const book = PHRASEBOOKS[language];
  const random = seededRandom(seed * 7919 + 3);
  const isNamed = (line: string) => line.includes('{name}');
  const named = book.emotions[brief.emotion].filter(isNamed);
  const others = shuffled(
    book.emotions[brief.emotion].filter((line) => !isNamed(line)),
    random,
  );
  const ownLines = linesOf(brief, language)?.lines ?? [];
  // What suits anything, joy among it, suits no grave.
  const general =
    ownLines.length > 0 && tradeOf(brief.product) === 'farewell'
      ? ownLines.map((line) => `{name}. ${line}`)
      : shuffled(book.headlines, random);
  const [first = [], ...rest] = seed % 2 === 0 ? [named, others] : [others, named];
  const ofTrade = shuffled(ownLines, random);
  const ofEmotion = [...first, ...rest.flat()];
  const templates = [...inTurn(ofTrade, ofEmotion), ...general];
  const told = new Set<string>();
  const distinct = templates.filter((line) => {
    const message = line.replace(/\{\w+\}|[\p{P}\s]/gu, '').toLowerCase();
    if (message !== '' && told.has(message)) return false;
    told.add(message);
    return true;
  });
  const filled = fillEach(distinct, slots);
  const all = filled.length >= BOOST_VARIATION_COUNT ? filled : fillEach(templates, slots);
  const short = all.filter((line) => Array.from(line).length <= MAX_HEADLINE_CHARACTERS);
  return [...new Set(short.length >= BOOST_VARIATION_COUNT ? short : all)];
}

/** The phrasebook's own words for the line of work, where it has any. */
function linesOf(brief: CopyBrief, language: LocalisedLanguage) {
  const trade = tradeOf(brief.product);
  return trade === null ? undefined : PHRASEBOOKS[language].trades?.[trade];
}

function inTurn(first: readonly string[], second: readonly string[]): string[] {
  const rounds = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => at);
  return rounds
    .flatMap((at) => [first[at], second[at]])
    .filter((line): line is string => line !== undefined);
}

/** What the user said first; then what one says of the trade, or of anything where that has no words of its own. */
function sublinesOf(
  brief: CopyBrief,
  language: LocalisedLanguage,
  slots: Slots,
  headline: string,
  seed: number,
): string[] {
  const random = seededRandom(seed * 7919 + 5);
  const name = asSentence(slots.name ?? '', language) ?? '';
  const gap = language === 'zh' || language === 'ja' ? '' : ' ';
  const ofTrade = shuffled(linesOf(brief, language)?.lines ?? [], random)
    .filter((line) => line !== headline)
    .map((line) => name + gap + (asSentence(line, language) ?? ''));
  const general = fillEach(PHRASEBOOKS[language].sublines, slots);
  const own = fillEach(
    PHRASEBOOKS[language].sublines.filter((line) => /\{(?:toWhom|detail)\}/.test(line)),
    slots,
  );
  const lines = ofTrade.length > 0 ? [...own, ...ofTrade] : general;
  const others = lines.filter((line) => !line.startsWith(headline));
  return (others.length > 0 ? others : lines).filter(
    (line) => line.length <= MAX_SUBLINE_CHARACTERS,
  );
}

/** Name, description and audience in the user's words, split only at punctuation, which every language has. */
function slotsOf(brief: CopyBrief, pick: number, language: LocalisedLanguage): Slots {
  const book = PHRASEBOOKS[language];
  const text = tidy(brief.product);
  const [first = text, ...others] = text.split(/\s*(?:[,:;（(،、，：]|\s[-–—]\s)\s*/u);
  const short = shortName(first, language);
  const beyond = first.startsWith(short) ? first.slice(short.length).trim() : '';
  const rest = [beyond, ...others]
    .filter(Boolean)
    .join(', ')
    .replace(/\s*[)）]$/, '');
  const audience = tidy(brief.audience).replace(book.forWhom, '');
  const who = capitalise(clip(audience, MAX_AUDIENCE_CHARACTERS));
  const name = capitalise(short) || who || NAMELESS;
  const goal = goalKind(brief.goal ?? (language === 'und' ? undefined : 'sales'));
  const isSelling = goal === 'sales' || goal === 'booking' || goal === 'donate';
  const ctas =
    (isSelling ? linesOf(brief, language)?.ctas : undefined) ??
    ctasFor(language, goal === 'sales' ? sellingGoal(brief.product) : goal);
  const own = brief.callToAction ? clip(tidy(brief.callToAction), 28) : '';
  return {
    name,
    named: insideSentence(name, language),
    detail: rest === '' ? null : clip(rest, MAX_DETAIL_CHARACTERS),
    who: who === '' ? null : who,
    toWhom: toWhomOf(tidy(brief.audience), audience, language),
    cta: own === '' ? (ctas[Math.abs(pick) % ctas.length] ?? clip(name, 24)) : capitalise(own),
  };
}

/** Languages that put what a thing is before what it is like: their names keep their beginning, the others' their end. */
const NOUN_FIRST: readonly LocalisedLanguage[] = ['fr', 'es', 'it', 'pt', 'ar', 'he', 'th', 'und'];

/** Where a noun ends and what it is made of, comes with or is meant for begins; German, Dutch, Polish, Russian, Greek. */
const BELONGING =
  /\s(?:aus|mit|von|für|zum|zur|ohne|in|im|met|van|voor|zonder|uit|z|ze|do|dla|bez|из|с|со|для|без|με|από|για|χωρίς)\s/iu;

function shortName(text: string, language: LocalisedLanguage): string {
  if (text.length <= MAX_NAME_CHARACTERS || NOUN_FIRST.includes(language))
    return clip(text, MAX_NAME_CHARACTERS);
  const [core = text] = text.split(BELONGING);
  const words = core.split(' ');
  const from = words.findIndex((_, at) => words.slice(at).join(' ').length <= MAX_NAME_CHARACTERS);
  return from === -1 ? clip(core, MAX_NAME_CHARACTERS) : words.slice(from).join(' ');
}

/** The brief's own "for …" word for word, else the language's, where no case can go wrong. */
function toWhomOf(typed: string, audience: string, language: LocalisedLanguage): string | null {
  const { toWhom } = PHRASEBOOKS[language];
  if (audience === '' || typed.length > MAX_AUDIENCE_CHARACTERS) return null;
  if (typed !== audience) return capitalise(typed);
  const named = midSentence(typed, language);
  return toWhom && fill(toWhom, { audience: language === 'fr' ? withArticle(named) : named });
}

/** French says "pour les parents" where English says "for parents". */
function withArticle(words: string): string {
  return /^(?!(?:les|des|mes|nos|vos|ses|ceux|celles|tous|toutes)\s)\p{Ll}+[sx](?!\p{L})/u.test(
    words,
  )
    ? `les ${words}`
    : words;
}

/** Languages whose nouns keep their capital inside a sentence lose it only on an adjective before one. */
function midSentence(words: string, language: LocalisedLanguage): string {
  const isAdjective = /^\p{Lu}\p{Ll}+(?:e|en|er)\s+\p{Lu}/u.test(words);
  const isSentence = /^\p{Lu}\p{Ll}/u.test(words);
  const lowers = language === 'de' ? isAdjective : isSentence;
  return lowers ? words.charAt(0).toLocaleLowerCase(language) + words.slice(1) : words;
}

/** Languages that write common nouns small. */
const SMALL_NOUNS: ReadonlySet<LocalisedLanguage> = new Set(['fr', 'es', 'it', 'pt', 'nl']);

/** A name typed like the start of a sentence ("Cours de yoga") goes small after a colon; a single word may be a brand. */
function insideSentence(name: string, language: LocalisedLanguage): string {
  return SMALL_NOUNS.has(language) && /^\p{Lu}\p{Ll}*\s+\p{Ll}/u.test(name)
    ? name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
    : name;
}

/** Fills templates; a name behind a colon stands inside the sentence. */
function fillEach(templates: readonly string[], slots: Slots): string[] {
  return fillAll(
    templates.map((line) => line.replace(/(?<=:\s)\{name\}/gu, '{named}')),
    slots,
  );
}

const ASKED_FIRST: ReadonlySet<Trade> = new Set([
  'advice',
  'animals',
  'farewell',
  'home',
  'moments',
  'weddings',
]);

/** What selling means where nothing is put into a cart: a dentist is booked, a course is begun. */
function sellingGoal(product: string): GoalKind {
  const trade = tradeOf(product);
  if (trade !== null && ASKED_FIRST.has(trade)) return 'leads';
  if (trade === 'care' || trade === 'travel' || trade === 'dining') return 'booking';
  if (trade === 'learning' || trade === 'digital') return 'signup';
  return trade === 'giving' ? 'awareness' : 'sales';
}

function ctasFor(language: LocalisedLanguage, goal: GoalKind): readonly string[] {
  const { ctas } = PHRASEBOOKS[language];
  if (goal === 'sales') return ctas.sales;
  if (goal === 'signup' || goal === 'trial' || goal === 'install' || goal === 'apply')
    return ctas.start;
  if (goal === 'visit') return ctas.visit ?? ctas.contact;
  if (goal === 'call') return ctas.call ?? ctas.contact;
  if (goal === 'booking' || goal === 'event' || goal === 'leads') return ctas.contact;
  return ctas.learn;
}
