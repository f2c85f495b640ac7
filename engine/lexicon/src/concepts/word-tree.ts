/**
 * Kinds of edges: a whole word, the beginning of a word (`kerz*`), the ending of a word (`*kerze`)
 * and letters inside a word (`*kerz*`). The kind "dense" is for characters of a script without
 * spaces.
 */
const EDGE_KINDS = ['exact', 'starts', 'ends', 'holds', 'dense'] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

/** Bits and numbers of the kinds, in the order of `EDGE_KINDS`. */
const NUMBERS: Readonly<Record<EdgeKind, number>> = {
  exact: 0,
  starts: 1,
  ends: 2,
  holds: 3,
  dense: 4,
};

/** The step from which a search starts. */
export const ROOT = 0;

/**
 * Fields of a step in the array of steps. Each step except the root has one edge that leads to it.
 */
const HASH = 0;
/** The previous step and the kind of the edge, combined in one number. */
const ORIGIN = 1;
/** Position at which the edge's word starts in the string of all words. */
const TEXT = 2;
/** Length of the edge's word in UTF-16 units. */
const LENGTH = 3;
/** One bit for each kind of edge that leads to further steps. */
const EDGES = 4;
/** Index of the first entry in the list of the step's values; 0 for none. */
const FIRST = 5;
const STEP_FIELDS = 6;

/** Fields of an entry in the list of values: the value, and the index of the next entry or 0. */
const VALUE = 0;
const NEXT = 1;
const ENTRY_FIELDS = 2;

/**
 * A tree whose edges are words and whose steps (nodes) contain numbers. Steps are numbers, and
 * typed arrays contain all data. As objects and maps, the steps of the product vocabulary took 40
 * MB. A hash table with open addressing finds the step that an edge leads to.
 */
export class WordTree {
  #steps = new Int32Array(16 * STEP_FIELDS);
  #stepCount = 1;
  #letters = new Uint16Array(64);
  #letterCount = 0;
  /** Entry 0 is unused, because 0 ends a list. */
  #entries = new Int32Array(16 * ENTRY_FIELDS);
  #entryCount = 1;
  /** Steps by the hash of their edge; 0 is an empty slot, because no edge leads to the root. */
  #slots = new Int32Array(32);

  /** Returns the step to which an edge leads, and adds the step if there is none. */
  addStep(from: number, kind: EdgeKind, word: string): number {
    const known = this.findStep(from, kind, word);
    if (known !== null) return known;
    const step = this.#stepCount;
    this.#stepCount += 1;
    if (this.#stepCount * STEP_FIELDS > this.#steps.length)
      this.#steps = doubleCapacity(this.#steps);
    const origin = computeOrigin(from, kind);
    const hash = hashEdge(origin, word, 0, word.length);
    const fields = [hash, origin, this.#addLetters(word), word.length];
    this.#steps.set(fields, step * STEP_FIELDS);
    this.#set(from, EDGES, this.#get(from, EDGES) | (1 << NUMBERS[kind]));
    if (this.#stepCount * 2 > this.#slots.length) this.#widenSlots();
    else this.#fillSlot(step);
    return step;
  }

  /**
   * Returns the step to which an edge leads; null if there is none. The edge's word is given as a
   * part of a text.
   */
  findStep(
    from: number,
    kind: EdgeKind,
    text: string,
    start = 0,
    end: number = text.length,
  ): number | null {
    const origin = computeOrigin(from, kind);
    const hash = hashEdge(origin, text, start, end);
    const slots = this.#slots;
    for (let slot = hash & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
      const step = slots[slot] ?? 0;
      if (step === 0) return null;
      if (this.#get(step, HASH) === hash && this.#isEdge(step, origin, text, start, end))
        return step;
    }
  }

  /** Tells whether edges of a kind lead from one step to others. */
  hasEdges(step: number, kind: EdgeKind): boolean {
    return (this.#get(step, EDGES) & (1 << NUMBERS[kind])) !== 0;
  }

  /** Adds the number of a term to a step of the tree, unless the step already has the number. */
  addValue(step: number, value: number): void {
    if (this.valuesOf(step).includes(value)) return;
    const entry = this.#entryCount;
    this.#entryCount += 1;
    if (this.#entryCount * ENTRY_FIELDS > this.#entries.length)
      this.#entries = doubleCapacity(this.#entries);
    this.#entries[entry * ENTRY_FIELDS + VALUE] = value;
    let last = this.#get(step, FIRST);
    if (last === 0) {
      this.#set(step, FIRST, entry);
      return;
    }
    while (this.#next(last) !== 0) last = this.#next(last);
    this.#entries[last * ENTRY_FIELDS + NEXT] = entry;
  }

  /** Returns the numbers of a step, in the order in which they were added. */
  valuesOf(step: number): number[] {
    const values: number[] = [];
    for (let entry = this.#get(step, FIRST); entry !== 0; entry = this.#next(entry))
      values.push(this.#entries[entry * ENTRY_FIELDS + VALUE] ?? 0);
    return values;
  }

  #next(entry: number): number {
    return this.#entries[entry * ENTRY_FIELDS + NEXT] ?? 0;
  }

  #get(step: number, field: number): number {
    return this.#steps[step * STEP_FIELDS + field] ?? 0;
  }

  #set(step: number, field: number, value: number): void {
    this.#steps[step * STEP_FIELDS + field] = value;
  }

  #addLetters(word: string): number {
    const at = this.#letterCount;
    this.#letterCount += word.length;
    while (this.#letterCount > this.#letters.length) this.#letters = doubleCapacity(this.#letters);
    for (let index = 0; index < word.length; index++)
      this.#letters[at + index] = word.charCodeAt(index);
    return at;
  }

  #isEdge(step: number, origin: number, text: string, start: number, end: number): boolean {
    if (this.#get(step, ORIGIN) !== origin || this.#get(step, LENGTH) !== end - start) return false;
    const at = this.#get(step, TEXT);
    for (let index = start; index < end; index++)
      if (this.#letters[at + index - start] !== text.charCodeAt(index)) return false;
    return true;
  }

  #widenSlots(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let step = 1; step < this.#stepCount; step++) this.#fillSlot(step);
  }

  #fillSlot(step: number): void {
    const slots = this.#slots;
    let slot = this.#get(step, HASH) & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = step;
  }
}

function computeOrigin(from: number, kind: EdgeKind): number {
  return from * EDGE_KINDS.length + NUMBERS[kind];
}

/**
 * Returns the FNV-1a hash of an edge, with the high bits mixed into the low ones that select a
 * slot.
 */
function hashEdge(origin: number, text: string, start: number, end: number): number {
  let hash = Math.imul(0x811c9dc5 ^ origin, 0x01000193);
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

function doubleCapacity<Numbers extends Int32Array | Uint16Array>(numbers: Numbers): Numbers;
function doubleCapacity(numbers: Int32Array | Uint16Array): Int32Array | Uint16Array {
  const wider =
    numbers instanceof Int32Array
      ? new Int32Array(numbers.length * 2)
      : new Uint16Array(numbers.length * 2);
  wider.set(numbers);
  return wider;
}
