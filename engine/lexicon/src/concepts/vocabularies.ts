/**
 * Keys that move a concept's terms out of the product vocabulary, each with the name of the new
 * vocabulary.
 */
const VOCABULARY_FACTS = [
  ['set', 'set'],
  ['props', 'prop'],
  ['wish', 'wish'],
  ['form', 'form'],
  ['audience', 'audience'],
  ['goal', 'goal'],
  ['occasion', 'occasion'],
  ['manner', 'manner'],
  ['brand', 'brand'],
  ['measured', 'measured'],
] as const;

/**
 * A vocabulary: the concepts that one purpose looks up. Photos use three: places (`set`), things in
 * the picture (`prop`) and the look (`wish`). Briefs use the other vocabularies: the product, its
 * form and manner of sale, brands, the audience, the goal and the occasion.
 */
export type Vocabulary = 'product' | (typeof VOCABULARY_FACTS)[number][1];

/** The keys of a concept that determine its broader concepts and its vocabularies. */
export type Placed = Readonly<
  Partial<Record<(typeof VOCABULARY_FACTS)[number][0] | 'shownBy', unknown>>
> & { readonly is?: string | undefined };

/**
 * Returns the ids of a concept and its broader concepts, the nearest first. If the broader concepts
 * form a circle, each is listed once.
 */
export function listBroaderIds(id: string, definitions: ReadonlyMap<string, Placed>): string[] {
  const line: string[] = [];
  for (let at: string | undefined = id; at !== undefined && !line.includes(at); ) {
    line.push(at);
    at = definitions.get(at)?.is;
  }
  return line;
}

/**
 * Returns the vocabularies that contain a concept's terms. A concept without any of the keys above
 * belongs to the product vocabulary. The terms of a `measured` concept never name a product without a measure.
 */
export function listVocabularies(
  id: string,
  definitions: ReadonlyMap<string, Placed>,
): readonly Vocabulary[] {
  const line = listBroaderIds(id, definitions).map((each) => definitions.get(each));
  const statesKey = (fact: keyof Placed) => line.some((each) => each?.[fact] !== undefined);
  const own = VOCABULARY_FACTS.filter(([fact]) => statesKey(fact)).map(
    ([, vocabulary]) => vocabulary,
  );
  if (own.includes('measured')) return ['measured'];
  return own.length === 0 || statesKey('shownBy') ? ['product', ...own] : own;
}
