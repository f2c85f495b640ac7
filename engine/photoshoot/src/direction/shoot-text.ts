import {
  findConcepts,
  type LexiconLanguage,
  putsQualitiesBehind,
  readWords,
  type Wish,
} from '@adwright/engine-lexicon';

/** One word of a brief, or several words that together form one term. */
export interface ShootWord {
  text: string;
  /** Ids of the lexicon concepts that the word names, and of the concepts above them. */
  ids: ReadonlySet<string>;
  wishes: readonly Wish[];
  /** Whether a new phrase begins with this word, because a punctuation mark precedes it. */
  isBegin: boolean;
  /** Whether the word names a prop (an object to show beside the product). */
  isProp: boolean;
  /** Position of the word in the text, in UTF-16 code units. */
  start: number;
  end: number;
}

/** The words of a brief in their order, each with the wish that it expresses. */
export class ShootText {
  readonly words: readonly ShootWord[];
  /** Whether adjectives follow their noun in the brief's language, as in "roses rouges". */
  readonly #behind: boolean;

  constructor(words: readonly ShootWord[], behind: boolean) {
    this.words = words;
    this.#behind = behind;
  }

  /** Tells whether any word of the text names one of the given lexicon concepts. */
  names(...ids: readonly string[]): boolean {
    return this.words.some((word) => namesAny(word, ids));
  }

  /** Returns the positions of the words that name one of the given lexicon concepts. */
  placesOf(...ids: readonly string[]): number[] {
    return this.words.flatMap((word, at) => (namesAny(word, ids) ? [at] : []));
  }

  isAt(at: number, ...ids: readonly string[]): boolean {
    const word = this.words[at];
    return word !== undefined && namesAny(word, ids);
  }

  /** Returns the wishes of one kind that the words express, in the order of the words. */
  wishes<Kind extends keyof Wish>(kind: Kind): NonNullable<Wish[Kind]>[] {
    const found: NonNullable<Wish[Kind]>[] = [];
    for (const { wishes } of this.words)
      for (const { [kind]: value } of wishes) if (value != null) found.push(value);
    return found;
  }

  wish<Kind extends keyof Wish>(kind: Kind): NonNullable<Wish[Kind]> | null {
    return this.wishes(kind)[0] ?? null;
  }

  wishAt<Kind extends keyof Wish>(at: number, kind: Kind): NonNullable<Wish[Kind]> | null {
    for (const wish of this.words[at]?.wishes ?? []) {
      const value = wish[kind];
      if (value !== undefined) return value;
    }
    return null;
  }

  /** Returns the positions of up to `most` words before a word within its phrase, nearest first. */
  before(at: number, most: number): number[] {
    const places: number[] = [];
    for (let from = at; from > 0 && places.length < most; from--) {
      if (this.words[from]?.isBegin) break;
      places.push(from - 1);
    }
    return places;
  }

  /** Returns the positions of up to `most` words after a word within its phrase, nearest first. */
  behind(at: number, most: number): number[] {
    const places: number[] = [];
    for (let to = at + 1; to < this.words.length && places.length < most; to++) {
      if (this.words[to]?.isBegin) break;
      places.push(to);
    }
    return places;
  }

  /**
   * Returns the positions of up to `most` words that may describe the word at a position, nearest first.
   * Describing words precede the described word, or follow it in languages that place adjectives after the
   * noun.
   */
  qualitiesOf(at: number, most: number): number[] {
    return this.#behind ? this.behind(at, most) : this.before(at, most);
  }

  /** Returns the position of the noun that an adjective describes, if the noun is adjacent. */
  saidOf(at: number): number | null {
    return (this.#behind ? this.before(at, 1) : this.behind(at, 1))[0] ?? null;
  }

  /**
   * Tells whether an adjective of `qualities` describes an object of `things`, with at most `between` words
   * between them.
   */
  says(qualities: readonly string[], things: readonly string[], between = 0): boolean {
    return this.placesOf(...things).some((at) => {
      const near = this.before(at, between + 1);
      const places = this.#behind ? [...near, ...this.behind(at, between + 1)] : near;
      return places.some((place) => this.isAt(place, ...qualities));
    });
  }

  /** Returns the text with neutral words at the positions that `isLeftOut` selects. */
  without(isLeftOut: (at: number) => boolean): ShootText {
    const words = this.words.map((word, at) =>
      isLeftOut(at) ? { ...word, ids: NOTHING, wishes: [], isProp: false } : word,
    );
    return new ShootText(words, this.#behind);
  }

  /** Returns this text, followed by the words of another text. */
  followedBy(other: ShootText): ShootText {
    const [first, ...rest] = other.words;
    const words = first === undefined ? [] : [{ ...first, isBegin: true }, ...rest];
    return new ShootText([...this.words, ...words], this.#behind);
  }
}

const NOTHING: ReadonlySet<string> = new Set();

function namesAny({ ids }: ShootWord, wanted: readonly string[]): boolean {
  return wanted.some((id) => ids.has(id));
}

/** Replaces the signs "&" and "°" by words. */
export function replaceSigns(text: string): string {
  return text.replaceAll('&', ' and ').replace(/[°º]/gu, ' degree ');
}

/** Reads a text of a brief word by word. */
export function readShootText(text: string, language: LexiconLanguage): ShootText {
  const props = findConcepts(text, 'prop');
  const words = readWords(text, 'wish', language).map(({ concepts, ...word }) => ({
    ...word,
    ids: new Set(concepts.flatMap(({ id, broader }) => [id, ...broader])),
    wishes: concepts.map(({ wish }) => wish),
    isProp: props.some((prop) => prop.start < word.end && prop.end > word.start),
  }));
  return new ShootText(words, putsQualitiesBehind(language));
}
