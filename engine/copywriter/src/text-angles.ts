import { capitalise } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from './content/languages.ts';
import { getPhrasebook } from './content/texts.ts';
import { type Chunk, splitIntoChunks } from './field-chunks.ts';
import type { ReadFact } from './reading/facts/found-fact.ts';

/** What the three long texts of an ad consist of. */
export interface TextParts {
  /** The product field as typed. */
  verbatim: string;
  /** The field as it is written inside a sentence, for example after a colon. */
  inside: string;
  /** The product's name in the field. */
  name: string;
  facts: readonly ReadFact[];
  /** A line that names the readers, with its colon or full stop; null if no line can name the readers. */
  readers: string | null;
  /** Whether a text may start with features. A private ad always starts with the thing for sale. */
  isPrivate?: boolean;
  /** A line that lets readers feel an emotion, for each text; null for a text without such a line. */
  moods?: readonly (string | null)[];
  /** Words before the product, such as "Open position:", for each text. */
  openers: readonly string[];
  /** The sentences that ask the reader to act, for each text. */
  closings: readonly string[];
}

/** Maximum number of features at the start of a text. */
const MAX_FEATURES = 2;
/** Maximum number of offers in the line that names the product. */
const MAX_OFFERS_BESIDE = 2;

/**
 * Writes three long texts with the same facts from three angles. The first text starts with the product and its
 * offer, the second text with the readers, and the third text with the features. The clauses of the brief stay as
 * typed and only change their order. Each line of a text is a unit of sense.
 *
 * @returns null for the whole ad if the field consists of one clause, and for a text that would repeat another
 */
export function writeAngles(
  parts: TextParts,
  language: WrittenLanguage | 'und',
): (string | null)[] | null {
  const { verbatim, inside, name, facts, readers, isPrivate = false, moods = [] } = parts;
  const own = facts.filter(({ field }) => field === 'product');
  const chunks = splitIntoChunks(verbatim, name, own, language);
  if (chunks.length < 2) return null;
  const open = (opener: string | undefined) => (text: string) =>
    opener ? opener + inside.charAt(0) + text.slice(1) : capitalise(text, language);
  const isMoving = moods.some((line) => line !== null);
  const [second, third] =
    isPrivate || isMoving ? [[], []] : chooseOpenings(chunks, readers !== null);
  const isOneSentence = chunks.every(({ sentence }) => sentence === chunks[0]?.sentence);
  const behind = (opening: readonly Chunk[]) => chunks.filter((chunk) => !opening.includes(chunk));
  const described: readonly Chunk['role'][] = isOneSentence ? ['product', 'feature'] : ['product'];
  const texts = isMoving
    ? [offerFirst(chunks), splitLines(chunks, ['product']), describeFirst(chunks)]
    : [
        offerFirst(chunks),
        [second, ...splitLines(behind(second), described)],
        [third.slice(0, 1), third.slice(1), behind(third)],
      ];
  const written = texts.map((lines, at) => {
    const units = lines.map((each) => joinChunks(each, open(parts.openers[at]), language));
    const joined =
      at === 2 && !isMoving
        ? [joinSentences(units.slice(0, 2), language), ...units.slice(2)]
        : units;
    const told = addMood(joined, moods[at] ?? null, at === 1, language);
    return [at === 1 ? (readers ?? '') : '', ...told, parts.closings[at] ?? '']
      .filter(Boolean)
      .join('\n');
  });
  const plain = written.map((text) => text.replaceAll('\n', ' '));
  return written.map((text, at) => (plain.indexOf(plain[at] ?? '') === at ? text : null));
}

/**
 * Returns the line with an emotion of each text. The first text has none, because it starts with the offer. A
 * single line opens the last text.
 */
export function distributeMoods(lines: readonly string[], seed: number): (string | null)[] {
  if (lines.length < 2) return [null, null, lines[0] ?? null];
  const [behindProduct, opening] = seed % 2 === 0 ? lines : lines.toReversed();
  return [null, behindProduct ?? null, opening ?? null];
}

/** Adds a line with an emotion to the lines of a text: behind the sentence with the product, or as the first line. */
function addMood(
  lines: readonly string[],
  mood: string | null,
  isBehindProduct: boolean,
  language: WrittenLanguage | 'und',
): readonly string[] {
  if (mood === null) return lines;
  return isBehindProduct
    ? [joinSentences([lines[0] ?? '', mood], language), ...lines.slice(1)]
    : [mood, ...lines];
}

/** Returns the first chunks of the second and third text. The readers start the second text if they are named. */
function chooseOpenings(chunks: readonly Chunk[], namesReaders: boolean): [Chunk[], Chunk[]] {
  const [first = [], other] = listOpenings(chunks);
  if (namesReaders) return [[], first];
  return other === undefined ? [first.slice(1), first.slice(0, 1)] : [other, first];
}

/** Returns the chunks with which a text can start instead of the product, the most attractive first. */
function listOpenings(chunks: readonly Chunk[]): Chunk[][] {
  const pick = (role: Chunk['role']) => chunks.filter((chunk) => chunk.role === role);
  const features = pick('feature').filter(({ isSlight }) => !isSlight);
  return [
    features.slice(0, MAX_FEATURES),
    pick('deal').slice(0, 1),
    pick('time').slice(0, 1),
    pick('seats').slice(0, 1),
    features.slice(MAX_FEATURES, MAX_FEATURES + 1),
  ].filter((opening) => opening.length > 0);
}

/** Returns the lines of a text that starts with the product and its offer. */
function offerFirst(chunks: readonly Chunk[]): Chunk[][] {
  const [sold, others] = splitLines(chunks, ['product', 'offer', 'deal']);
  const [products, offers] = splitLines(sold, ['product']);
  return offers.length > MAX_OFFERS_BESIDE
    ? [products, offers, others]
    : [[...products, ...offers], others];
}

/**
 * Returns the lines of a text that starts with the product and its features, or its offer if it has none. Other
 * clauses belong to the features only before the offer, because limits of the offer follow it.
 */
function describeFirst(chunks: readonly Chunk[]): Chunk[][] {
  const end = chunks.findIndex(({ role }) => OFFERING.has(role));
  const isDescription = ({ role }: Chunk, at: number) =>
    role === 'product' || role === 'feature' || (role === 'other' && (end === -1 || at < end));
  const described = chunks.filter(isDescription);
  return described.every(({ role }) => role === 'product')
    ? offerFirst(chunks)
    : [described, chunks.filter((chunk) => !described.includes(chunk))];
}

const OFFERING: ReadonlySet<Chunk['role']> = new Set<Chunk['role']>([
  'offer',
  'deal',
  'time',
  'seats',
]);

function splitLines(chunks: readonly Chunk[], first: readonly Chunk['role'][]): [Chunk[], Chunk[]] {
  return [
    chunks.filter(({ role }) => first.includes(role)),
    chunks.filter(({ role }) => !first.includes(role)),
  ];
}

function joinSentences(sentences: readonly string[], language: WrittenLanguage | 'und'): string {
  return sentences.filter(Boolean).join(getMarks(language).gap);
}

/** Joins chunks to a line. Chunks of the same typed sentence stay in one sentence. */
function joinChunks(
  chunks: readonly Chunk[],
  openProduct: (text: string) => string,
  language: WrittenLanguage | 'und',
): string {
  const { comma, fullStop, gap } = getMarks(language);
  const end = (text: string) => (ENDS.test(text) ? text : text + fullStop);
  const line = chunks.reduce((text, chunk, at) => {
    if (at === 0)
      return chunk.role === 'product' ? openProduct(chunk.text) : capitalise(chunk.text, language);
    const isSame = chunks[at - 1]?.sentence === chunk.sentence && !ENDS.test(text);
    return isSame ? text + comma + chunk.text : end(text) + gap + capitalise(chunk.text, language);
  }, '');
  return line === '' ? '' : end(line);
}

/** Matches the end of a complete sentence. */
const ENDS = /[.!?…。！？؟।][\s”“»’」)]*$/u;

function getMarks(language: WrittenLanguage | 'und') {
  return language === 'en'
    ? { comma: ', ', fullStop: '.', gap: ' ' }
    : getPhrasebook(language).grammar;
}
