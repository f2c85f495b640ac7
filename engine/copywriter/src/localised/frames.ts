import type { Emotion } from '@adwright/contracts';
import { createExclusionCheck, findAudienceKinds, tidy } from '@adwright/engine-lexicon';
import { chooseAddress, getMarkBehindReaders } from '../content/frame-marks.ts';
import { type Kind, MATTER_OF_FACT } from '../content/kinds.ts';
import type { LocalisedLanguage } from '../content/languages.ts';
import type { KindFrames, Phrasebook, TradeLines } from '../content/text-schemas.ts';
import { findTradeLines, getKindFrames, getPhrasebook } from '../content/texts.ts';
import { isTrade, type Trade } from '../content/trades.ts';
import { isAnnouncement } from '../reading/announcement.ts';
import { chooseMoodLines } from '../reading/choose-mood-lines.ts';
import { getTradeFacts } from '../reading/find-trade.ts';
import { isPrivateSale, speaksAsOne, speaksAsSeveral } from '../reading/first-person.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { keepsVerb } from '../reading/restore-nominative.ts';
import { isGrave } from '../reading/solemn-subjects.ts';
import {
  findBriefKind,
  findBriefTrade,
  findTradeOfLines,
  isKindGuessed,
  isOfSolemnTrade,
} from '../reading/trade-of-brief.ts';
import { findWayOfOffering } from '../reading/way-of-offering.ts';
import { needsNounPhrase, removeIntroducers, removeOurSentences } from './adapt-frames.ts';
import { listOccasionLines } from './list-occasion-lines.ts';
import { chooseRegionalWording } from './regional-wording.ts';

/**
 * A language's frames (sentences with gaps) for the trade or the kind of product of a brief, in one
 * form of address.
 */
export interface Frames {
  /**
   * Complete lines without slots (gaps): lines of the trade or, if it has none, of the kind of
   * product.
   */
  lines: readonly string[];
  /**
   * Lines that may be printed below a headline. Of the lines for a holiday, only the longest line
   * may be printed below a headline.
   */
  belowHeadline: readonly string[];
  /**
   * Lines that may also be headlines. The list contains lines of the trade, if the product certainly belongs
   * to the trade.
   */
  headLines: readonly string[];
  /**
   * Lines of the kind of product that may be headlines if no better lines are left. The list is
   * empty for a solemn trade, such as funerals.
   */
  moreLines: readonly string[];
  /** Frames of headlines that name the product or the audience. */
  named: readonly string[];
  /**
   * Headlines that express the emotion only; none for solemn trades (such as funerals), jobs and
   * donations.
   */
  moods: readonly string[];
  /**
   * Lines that let readers feel the emotion of the brief, for the kind of product; none if the lines might not
   * suit.
   */
  moodLines: readonly string[];
  sublines: readonly string[];
  texts: readonly string[];
  problem: string;
  /**
   * The problem that the texts may state. The problem is null if only the kind of product is known,
   * because the reader may not have the problem of that kind.
   */
  knownProblem: string | null;
  usual: KindFrames['usual'];
  ours: KindFrames['ours'];
  statement: Phrasebook['statement'];
  /**
   * Whether the product's name is a statement, such as "I sell my bike". No words that introduce a
   * noun can precede a statement.
   */
  isStatement: boolean;
  /**
   * True for lines that suit any product of its kind, and not only the product's trade. Lines of a kind suit any
   * product of the kind, so a text contains them only if the brief says nothing besides the product's name.
   */
  isGeneral: boolean;
}

/**
 * Trades that are so broad that their lines are often wrong for a product. A line about an evening
 * away from the sofa, for example, does not suit a flea market.
 */
const BROAD: ReadonlySet<Trade> = new Set<Trade>([
  'outing',
  'home',
  'work',
  'table',
  'shop',
  'gadgets',
]);

/**
 * Returns the lines for the holiday for which a product is sold. For goods and food, any field may
 * name the holiday. For a product of unknown kind, only the product field may name the holiday.
 */
function listHolidayLines(
  { product, typedProduct, audience, goal }: Asked,
  kind: Kind,
  language: LocalisedLanguage,
): readonly string[] {
  const field = typedProduct ?? product;
  if (isGrave({ product: field, audience })) return [];
  if (kind === 'goods' || kind === 'food')
    return listOccasionLines([field, audience, goal ?? ''], language);
  return kind === 'other' ? listOccasionLines([field], language) : [];
}

const LIVELY: readonly Emotion[] = ['urgency', 'happiness', 'excitement', 'curiosity'];

type Asked = Pick<
  PreparedBrief,
  'product' | 'typedProduct' | 'audience' | 'goal' | 'emotion' | 'readers' | 'told'
>;

/** Returns a language's frames (sentences with gaps) for a brief. */
export function chooseFrames(brief: Asked, language: LocalisedLanguage): Frames {
  const frames = adaptToSpeaker(chooseUsualFrames(brief, language), brief, language);
  return isNamedByStatement(brief) ? { ...keepStatementFrames(frames), isStatement: true } : frames;
}

/**
 * Tells whether the name of a brief's product is a statement. The name of a job stands without the
 * verb "we look for", unless the job's case can't be changed.
 */
function isNamedByStatement(brief: Asked): boolean {
  return findBriefKind(brief) === 'job'
    ? keepsVerb(tidy(brief.product))
    : isAnnouncement(brief.product);
}

/** Returns the frames in which a statement can replace the product's name. */
function keepStatementFrames(frames: Frames): Frames {
  const keep = (list: readonly string[]) => list.filter((frame) => !needsNounPhrase(frame));
  return {
    ...frames,
    named: keep(frames.named),
    moods: frames.moods.filter((frame) => !isNamed(frame)),
    sublines: keep(frames.sublines),
    texts: frames.texts.map(removeIntroducers),
  };
}

/** Removes "we" from the frames if a single person speaks in the brief. */
function adaptToSpeaker(frames: Frames, brief: Asked, language: LocalisedLanguage): Frames {
  if (language === 'und' || !speaksAsOne(brief, language) || findBriefKind(brief) === 'job')
    return frames;
  const own = getPhrasebook(language).privateSeller?.lines ?? [];
  const keep = (list: readonly string[]) => list.filter((line) => !speaksAsSeveral(line));
  const lines = keep(frames.lines);
  return {
    ...frames,
    lines: lines.length > 1 ? lines : [...lines, ...own],
    belowHeadline: keep(frames.belowHeadline),
    headLines: keep(frames.headLines),
    moreLines: keep(frames.moreLines),
    named: keep(frames.named),
    moods: keep(frames.moods),
    moodLines: keep(frames.moodLines),
    sublines: frames.sublines.map(removeOurSentences),
    texts: frames.texts.map(removeOurSentences),
  };
}

function chooseUsualFrames(brief: Asked, language: LocalisedLanguage): Frames {
  const book = getPhrasebook(language);
  const kindAsked = findBriefKind(brief);
  const way = findWayOfOffering(brief, kindAsked);
  if (language !== 'und' && (way !== null || isPrivateSale(brief.product)))
    return choosePrivateFrames(brief, language);
  const kind = getKindFrames(isKindGuessed(brief) ? 'other' : kindAsked, language);
  const trade = findTradeOfLines(brief);
  const ofTrade = findLinesOfTrade(trade, language);
  const isFormal = isFormalBrief(brief, language);
  const adaptToRegion = chooseRegionalWording(brief, language);
  const chooseWording = (frame: string) => adaptToRegion(chooseAddress(frame, isFormal));
  const isExcluded =
    language === 'und' ? () => false : createExclusionCheck(brief.product, language);
  const free = <Line extends string | readonly string[]>(own: Line | undefined, others: Line) =>
    own === undefined || [own].flat().some(isExcluded) ? others : own;
  const isBroad = trade !== null && BROAD.has(trade);
  const ownLines = isBroad ? undefined : ofTrade?.lines;
  const freeLines = ownLines?.filter((line) => !isExcluded(line)) ?? [];
  // If the brief names a holiday, lines for the holiday suit goods better than the usual lines of
  // their trade.
  const isSolemn = isOfSolemnTrade(brief) && ofTrade !== null;
  const ofOccasion = listHolidayLines(brief, kindAsked, language).filter(
    (line) => !isExcluded(line),
  );
  const ofOffer = freeLines.length > 0 ? freeLines : kind.lines;
  const lines = (ofOccasion.length > 0 ? ofOccasion : ofOffer).map(chooseWording);
  const [fullest = ''] = lines;
  const { any, lively, quiet } = kind.headlines;
  const isMatterOfFact = MATTER_OF_FACT.includes(kindAsked);
  const ofEmotion =
    isSolemn || isMatterOfFact ? [] : book.emotions[brief.emotion].map(chooseWording);
  const isLively = LIVELY.includes(brief.emotion) && !isSolemn;
  // Headlines whose tone suits the emotion come first. If a brief contains few facts, headlines in
  // the other tone follow.
  const ofMood = isSolemn ? quiet : isLively ? [...lively, ...quiet] : [...quiet, ...lively];
  // Lines such as "Welcome" or "the right place" don't suit mourners.
  const ofKind = [...(isSolemn ? [] : any), ...ofMood].map(chooseWording);
  const problem = chooseWording(free(ofTrade?.problem, kind.problem));
  return {
    isStatement: false,
    lines,
    belowHeadline: ofOccasion.length > 0 ? [fullest] : lines,
    headLines: ofOccasion.length > 0 ? [fullest] : ownLines === undefined ? [] : lines,
    moreLines: isSolemn ? [] : kind.lines.map(chooseWording),
    named: isSolemn ? [...lines.map((line) => buildSolemnHeadline(line, book)), ...ofKind] : ofKind,
    moods: [...ofEmotion.filter(isNamed), ...ofEmotion.filter((line) => !isNamed(line))],
    moodLines: chooseMoodLines(brief, language).map(chooseWording),
    sublines: kind.sublines.map(chooseWording),
    texts: isSolemn ? buildSolemnTexts(book) : kind.texts.map(chooseWording),
    problem,
    knownProblem: (trade !== null || isMatterOfFact) && !isBroad ? problem : null,
    usual: free(ofTrade?.usual, kind.usual),
    ours: kind.ours,
    statement: chooseWording(book.statement),
    isGeneral: freeLines.length === 0 && ofOccasion.length === 0,
  };
}

/** Returns texts that begin with the product or its readers, as in a classified ad. */
function buildPrivateTexts({ grammar }: Phrasebook, language: LocalisedLanguage): string[] {
  const { fullStop, gap, comma } = grammar;
  const said = `{name}[${comma}{detail}]${fullStop}`;
  const readersFirst = `[{toWhom}${getMarkBehindReaders(language)}]${said}`;
  const asked = `{cta}${fullStop}`;
  return [
    [said, asked],
    [readersFirst, '{benefit}', asked],
    [said, '{more}', asked],
  ].map((sentences) => sentences.join(gap));
}

/**
 * Returns frames for things that are sold in an unusual way. "With us you find" and praise of a trade suit
 * no private ad. The lines are those of a private person, or general lines without "we".
 */
function choosePrivateFrames(brief: Asked, language: Exclude<LocalisedLanguage, 'und'>): Frames {
  const book = getPhrasebook(language);
  const kind = getKindFrames('other', language);
  const isFormal = isFormalBrief(brief, language);
  const adaptToRegion = chooseRegionalWording(brief, language);
  const chooseWording = (frame: string) => adaptToRegion(chooseAddress(frame, isFormal));
  const isOne = isPrivateSale(brief.product) || speaksAsOne(brief, language);
  const own = isOne ? book.privateSeller?.lines.map(adaptToRegion) : undefined;
  const { any, quiet, lively } = kind.headlines;
  const chooseLines = (list: readonly string[]) =>
    list.map(chooseWording).filter((line) => !speaksAsSeveral(line));
  const lines = own ?? chooseLines(kind.lines);
  const general = chooseLines([...any, ...quiet, ...lively]);
  return {
    isStatement: false,
    lines,
    belowHeadline: [],
    headLines: [],
    moreLines: own ?? [],
    // General headlines come last, so that ten ads of a short brief have ten different headlines.
    named: [...(own ?? []).map((line) => buildSolemnHeadline(line, book)), ...general],
    moods: book.emotions[brief.emotion].map(chooseWording).filter((line) => !isNamed(line)),
    moodLines: [],
    sublines: kind.sublines.map(chooseWording),
    texts: buildPrivateTexts(book, language),
    problem: chooseWording(kind.problem),
    knownProblem: null,
    usual: kind.usual,
    ours: kind.ours,
    statement: book.statement,
    isGeneral: true,
  };
}

function isNamed(frame: string): boolean {
  return /\{(?:name|who|toWhom)\}/.test(frame);
}

function buildSolemnHeadline(line: string, { grammar: { fullStop, gap } }: Phrasebook): string {
  return `{name}${fullStop}${gap}${line}${/[.!?;。！？]$/.test(line) ? '' : fullStop}`;
}

/** Returns texts of a solemn trade (such as funerals), which consist of its own lines only. */
function buildSolemnTexts({ grammar: { fullStop, gap } }: Phrasebook): string[] {
  const [named, detail, asked] = ['{name}', '{Detail}', '{cta}'].map((slot) => slot + fullStop);
  const said = `[${detail}]`;
  return [
    [named, said, '{benefit}', '{more}', asked],
    ['{benefit}', named, said, '{more}', asked],
    [named, '{more}', said, '{benefit}', asked],
  ].map((sentences) => sentences.join(gap));
}

/**
 * Returns a language's lines for a trade (line of business), or for its broader trade; null if it
 * has neither.
 */
export function findLinesOfTrade(
  trade: Trade | null,
  language: LocalisedLanguage,
): TradeLines | null {
  if (trade === null || language === 'und') return null;
  const { within } = getTradeFacts(trade);
  const around = within !== undefined && isTrade(within) ? findTradeLines(within, language) : null;
  return findTradeLines(trade, language) ?? around;
}

/**
 * Tells whether to address the reader politely ("Sie"). The brief's own form of address has
 * priority over the form that suits its trade or audience.
 */
export function isFormalBrief(
  brief: Pick<PreparedBrief, 'product' | 'typedProduct' | 'audience' | 'goal' | 'readers' | 'told'>,
  language: LocalisedLanguage,
): boolean {
  const { address } = getPhrasebook(language);
  // A fact may be the only part of the brief with a form of address, for example "Bestellen Sie bis
  // Freitag".
  const words = new Set((brief.typedProduct ?? brief.product).split(/[^\p{L}\p{M}]+/u));
  if (address?.formal.some((word) => words.has(word))) return true;
  if (address?.familiar.some((word) => words.has(word))) return false;
  const trade = findBriefTrade(brief);
  if (trade === null ? findBriefKind(brief) === 'service' : getTradeFacts(trade).isFormal)
    return true;
  if (language === 'und') return false;
  const { readers = findAudienceKinds(brief.audience, language) } = brief;
  return readers.has('polite');
}
