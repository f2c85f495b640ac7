import { capitalise } from '@adwright/engine-lexicon';
import { SUBLINES } from '../content/texts.ts';
import type { ProductWords } from '../reading/parse-product.ts';
import { fillAll, type Slots } from '../template.ts';
import { isGeneral, pointSlots } from './brief-slots.ts';
import type { Words } from './brief-words.ts';
import { interleaveLists } from './interleave-lists.ts';
import { findFacts } from './said-facts.ts';

export const MAX_SUBLINE_CHARACTERS = 110;
/**
 * Number of the best sublines among which the variations alternate, so that a subline is not
 * repeated too soon.
 */
const MAX_OF_A_KIND = 6;

/**
 * Returns one or two sentences, at most 110 characters, that add something to the lines in `shown`.
 * Sentences with the user's own facts come first. Sentences about the category and sentences about
 * the emotion alternate.
 */
export function pickSubline(words: Words, shown: readonly string[], pick: number): string {
  const { slots: said, product, category, mood } = words;
  const told = shown.flatMap((line) => findFacts(line, product));
  const slots = buildSlotsBelow(words, shown, pick);
  const fill = (templates: readonly string[], filling: Slots = slots) =>
    [...new Set(fillAll(templates, filling).map(removeRelativePronoun))]
      .filter((text) => text.length <= MAX_SUBLINE_CHARACTERS)
      .slice(0, MAX_OF_A_KIND);
  const ofDetail = fill(SUBLINES.detail);
  const isKnown = !isGeneral(category);
  const ofEmotion = fill(SUBLINES.emotions[mood].filter((line) => isKnown || !needsCategory(line)));
  const ofEmotionAndKind = fill(SUBLINES.emotions[mood].filter(needsCategory));
  const ofBenefit = fill(SUBLINES.benefit);
  const ofKind = fill(SUBLINES.kind);
  // Sentences with facts of the brief replace sentences that suit any brief of the category.
  const turns =
    ofDetail.length > 0
      ? [ofDetail, ofBenefit]
      : [ofBenefit, ofKind, ofKind.length > 0 ? ofEmotionAndKind : ofEmotion];
  const candidates = [...new Set(interleaveLists(turns))];
  const inOrder = rotateLines(candidates, pick);
  const addsContent = (line: string) =>
    findFacts(line, product).every((fact) => !told.includes(fact)) &&
    !shown.some((other) => repeatsThreeWords(line, other));
  const isFresh = (line: string) => !shown.some((other) => echoesLine(line, other, product.full));
  const isJob = category.id === 'job';
  if (shown.some((line) => containsLabel(line, said.Label ?? said.Post))) {
    // If a headline contains only the bare name, the subline may state the clause after the name,
    // for example "with carbon fork".
    const points = [...listDescribingClause(product), ...product.points];
    const besideName = { ...slots, ...pointSlots(points, product, shown) };
    const unnamed = fill(
      isKnown && !isJob ? SUBLINES.unnamed : SUBLINES.unknownUnnamed,
      besideName,
    );
    // Below a brand name, a subline that names the product comes before a subline that names
    // special features.
    const ofNature = unnamed.filter((line) => said.Detail && line.startsWith(said.Detail));
    const ofFacts = removeFiller(keepMostFactual(unnamed, product), slots);
    const ofAudience = unnamed.filter((line) => line.startsWith('For '));
    // The subline may contain the place, although the picture shows the place too.
    const isNew = (own: string) => !shown.some((other) => repeatsThreeWords(own, other));
    const best = [ofFacts, removeFiller(ofAudience, slots), removeBareRequests(unnamed, slots)];
    const inTurns = [...best, unnamed].flatMap((lines) => rotateLines(lines, pick));
    const line = rotateLines(ofNature, pick).find(isNew) ?? inTurns.find(addsContent);
    if (line !== undefined) return line;
  }
  const others = rotateLines([...ofKind, ...ofEmotion], pick);
  const bare = isKnown ? fill(SUBLINES.bare) : [];
  return (
    inOrder.find(
      (line) => findFacts(line, product).length > 0 && addsContent(line) && isFresh(line),
    ) ??
    inOrder.find((line) => addsContent(line) && isFresh(line)) ??
    inOrder.find(addsContent) ??
    others.find(addsContent) ??
    rotateLines(bare, pick).find(addsContent) ??
    fill(SUBLINES.short).find(addsContent) ??
    inOrder[0] ??
    fillAll(SUBLINES.short, slots).find((text) => text.length <= MAX_SUBLINE_CHARACTERS) ??
    'Take a closer look.'
  );
}

/**
 * Removes "That" from the start of a line, where it begins a relative clause about a noun in the
 * headline.
 */
function removeRelativePronoun(line: string): string {
  return line
    .replace(/^That (?=\p{Ll}+s )/u, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/**
 * Returns slots for a line below other lines, without the statements that these lines already make.
 */
function buildSlotsBelow(
  { slots: said, product, benefits }: Words,
  shown: readonly string[],
  pick: number,
): Slots {
  const [benefit, otherBenefit] = benefits.headlines
    .filter((lines) => !lines.some((line) => shown.includes(line)))
    .map((lines) => endWithStop(lines[Math.abs(pick) % lines.length] ?? ''));
  const isAudienceShown = shown.some((line) => containsLabel(line, said.who));
  return {
    ...said,
    ...pointSlots(product.points, product, shown),
    otherFull: isAudienceShown ? null : said.otherFull,
    benefit,
    otherBenefit,
  };
}

/**
 * Returns the clause that describes the product, as a sentence, for example "With carbon fork". The
 * list is empty if the clause names the audience.
 */
function listDescribingClause({ full, phrase }: ProductWords): string[] {
  const clause = full.startsWith(phrase) ? full.slice(phrase.length).trim() : '';
  return clause === '' || /^for\s/i.test(clause) ? [] : [capitalise(clause)];
}

/**
 * Returns the lines that contain the most of the brief's own facts; none if no line contains a
 * fact.
 */
function keepMostFactual(lines: readonly string[], product: ProductWords): string[] {
  const counts = lines.map((line) => findFacts(line, product).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : lines.filter((_, at) => counts[at] === most);
}

/** Minimum number of characters of the brief's own words that fill a subline by themselves. */
const MIN_OWN_CHARACTERS = 24;

/**
 * Removes general requests such as "Questions are welcome." from the lines. Removes lines of the category
 * too, if the brief's own words fill the subline. Returns all lines if none would be left.
 */
function removeFiller(lines: readonly string[], { Ask, OtherAsk, Wish }: Slots): readonly string[] {
  const holds = (line: string, words: Slots[string]) => words != null && line.includes(words);
  const own = lines.filter((line) => !holds(line, Ask) && !holds(line, OtherAsk));
  const whole = own.filter((line) => !holds(line, Wish) && line.length >= MIN_OWN_CHARACTERS);
  if (whole.length > 0) return whole;
  return own.length > 0 ? own : lines;
}

/** Returns the lines that do not consist of general requests only. */
function removeBareRequests(lines: readonly string[], { Ask, OtherAsk }: Slots): string[] {
  const requests = [Ask, OtherAsk, `${Ask} ${OtherAsk}`, `${OtherAsk} ${Ask}`];
  return lines.filter((line) => !requests.includes(line));
}

/** Rotates the lines, so that the line at `pick` comes first. */
function rotateLines(lines: readonly string[], pick: number): string[] {
  const at = Math.abs(pick) % Math.max(1, lines.length);
  return [...lines.slice(at), ...lines.slice(0, at)];
}

function containsLabel(line: string, label: string | null | undefined): boolean {
  return label != null && line.toLowerCase().includes(label.toLowerCase());
}

/**
 * Tells whether a template is about a moment, a wish or a problem, which only a known category has.
 */
function needsCategory(template: string): boolean {
  return /\{(?:moment|wish|chore|worry|Time)\}/.test(template);
}

function endWithStop(line: string): string {
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

const MIN_ECHOING_LETTERS = 7;

/**
 * Tells whether a line repeats a longer word of the headline that is not part of the product, for
 * example "the first bite", "a bite worth it".
 */
function echoesLine(line: string, headline: string, product: string): boolean {
  const words = (text: string) =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
      (word) => word.length >= MIN_ECHOING_LETTERS,
    );
  const heard = words(headline);
  const own = words(product);
  return words(line).some((word) => heard.includes(word) && !own.includes(word));
}

/** Tells whether a line repeats three consecutive longer words of the headline. */
function repeatsThreeWords(line: string, headline: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  const said = words(headline);
  const now = words(line).join(' ');
  return said.some((_, at) => {
    const run = said.slice(at, at + 3);
    return run.length === 3 && now.includes(run.join(' '));
  });
}
