/** Minimum number of letters that a `*` before an ending matches. */
const MIN_STEM = 3;
/** Maximum number of words in a listed form, for example "am samstag", "garde d enfants". */
const MAX_WORDS = 3;

/**
 * An index of listed words. Each word belongs to one or more owners; an owner is, for example, a
 * language. A listed word may contain stars or spaces, for example "bakkerij", "*ung", "tandarts*",
 * "*sch*", "te huur".
 */
export class WordForms<Owner> {
  /** The owners of each listed form. */
  readonly #owners = new Map<string, Owner[]>();
  /** Forms that match anywhere inside a word: `*sch*`. */
  readonly #inside = new Map<string, Owner[]>();
  readonly #exceptions = new Map<string, Owner[]>();
  #mostWords = 1;

  add(form: string, owner: Owner): void {
    if (form.startsWith('*') && form.endsWith('*')) add(this.#inside, form.slice(1, -1), owner);
    else add(this.#owners, form, owner);
    this.#mostWords = Math.min(MAX_WORDS, Math.max(this.#mostWords, form.split(' ').length));
  }

  /** Excludes one word for an owner, although one of the owner's forms matches the word. */
  except(word: string, owner: Owner): void {
    add(this.#exceptions, word, owner);
  }

  /** Returns the owners of a word in lower case. */
  ownersOf(word: string): ReadonlySet<Owner> {
    const owners = new Set(this.#owners.get(word));
    for (let at = 1; at <= word.length; at += 1) {
      for (const owner of this.#owners.get(`${word.slice(0, at)}*`) ?? []) owners.add(owner);
      if (at < MIN_STEM) continue;
      for (const owner of this.#owners.get(`*${word.slice(at)}`) ?? []) owners.add(owner);
    }
    for (const [letters, inside] of this.#inside)
      if (word.includes(letters)) for (const owner of inside) owners.add(owner);
    for (const owner of this.#exceptions.get(word) ?? []) owners.delete(owner);
    return owners;
  }

  /**
   * Returns, for each owner, how many words of a lower-case text belong to it. A form of several
   * words counts as one.
   */
  countIn(text: string): ReadonlyMap<Owner, number> {
    const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
    const counts = new Map<Owner, number>();
    const count = (owner: Owner) => counts.set(owner, (counts.get(owner) ?? 0) + 1);
    words.forEach((word, at) => {
      for (const owner of this.ownersOf(word)) count(owner);
      for (let end = at + 2; end <= Math.min(words.length, at + this.#mostWords); end += 1)
        for (const owner of this.#owners.get(words.slice(at, end).join(' ')) ?? []) count(owner);
    });
    return counts;
  }
}

function add<Owner>(map: Map<string, Owner[]>, key: string, owner: Owner): void {
  const known = map.get(key);
  if (known) known.push(owner);
  else map.set(key, [owner]);
}
