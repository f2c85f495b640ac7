import { findManners, type ProductReading, readProduct } from '@adwright/engine-lexicon';
import type { Kind } from '../content/kinds.ts';
import { containsWords } from './contains-words.ts';
import { splitClauses } from './facts/clauses.ts';
import { cutToFirstClause } from './first-clause.ts';
import type { PreparedBrief } from './prepared-brief.ts';
import { namesUsedThing } from './used-things.ts';

/**
 * Ways of offering that the lines of a trade do not suit. The lines of furniture shops do not suit a
 * used sofa, and the lines of tool hire do not suit a room to let.
 */
export type WayOfOffering = 'used' | 'animal' | 'space-to-let';

/** Matches verbs for letting at the start of a field, and verbs for letting at the end of its first clause. */
const LETS =
  /^(?:(?:ich |io |je |yo |eu |ik |я )?(?:vermiete|loue|alquilo|affitto|alugo|arrendo|verhuur|wynajmę|сдам|сдаю|здам|здаю|νοικιάζω|ενοικιάζω))\s|^(?:转租|轉租)|(?:貸します|세놓습니다|kiraya veriyorum)$/iu;

/** Matches terms that mean only "hire" or "to let", and name no thing. */
const ONLY_LETTING =
  /^(?:affitto|affittasi|alquiler|alquilo|location|wynajem|wynajmę|aluguel|arrendamento|vermietung|miete|kiralık|аренда|оренда|ενοικίαση|ενοικιάζεται|للإيجار|للايجار|להשכרה|किराये पर|किराए पर|出租|租赁|임대|letting|rental|hire|disewakan|cho thuê|ให้เช่า|te huur|att hyra)$/iu;

/** Concepts of homes to let, for which the lines of the trade of homes are right. */
const HOMES: ReadonlySet<string> = new Set([
  'apartment',
  'rental-home',
  'house',
  'letting',
  'dwelling',
]);

/** Concepts of animals. The other concepts of the trade of pets are supplies. */
const ANIMALS: ReadonlySet<string> = new Set(['pet', 'cat', 'reptile']);

const SOLD: ReadonlySet<Kind> = new Set<Kind>(['goods', 'food', 'travel', 'other', 'service']);

type Asked = Pick<PreparedBrief, 'product' | 'typedProduct' | 'told'>;

/**
 * Returns the way of offering that excludes the lines of a brief's trade; null if the lines suit.
 *
 * @param kind of the brief's product
 */
export function findWayOfOffering(
  { product, typedProduct = product, told }: Asked,
  kind: Kind,
): WayOfOffering | null {
  const reading = readProduct(product, told);
  if (letsSpace(product, reading)) return 'space-to-let';
  if (kind !== 'job' && isAnimal(product, reading)) return 'animal';
  // A field with a price, a year or details lists one used thing. "Used cars" alone is a dealer, whom the lines of the
  // trade suit.
  const isListing = /\p{Nd}/u.test(typedProduct) || splitClauses(typedProduct).length > 1;
  const isOneThing = isListing && namesUsedThing(product);
  return SOLD.has(kind) && reading.nounKind !== 'service' && isOneThing ? 'used' : null;
}

/**
 * Tells whether a field lets something that is neither a home nor a known thing for hire, such as a
 * room, a garage or a garden.
 */
function letsSpace(product: string, { concept, head, nounKind, trade }: ProductReading) {
  const clause = cutToFirstClause(product);
  const isLet = LETS.test(clause) || findManners(clause).has('to-let') || nounKind === 'rental';
  if (!isLet) return false;
  if (concept === null || concept.id === 'homograph' || head === null) return true;
  if (ONLY_LETTING.test(head) || !containsWords(clause, head)) return true;
  return trade === 'property' && !HOMES.has(concept.id);
}

function isAnimal(product: string, { concept, isHeadConcept, nounKind }: ProductReading): boolean {
  if (concept === null || concept.deed) return false;
  const isThing = nounKind === null && isHeadConcept && ANIMALS.has(concept.id);
  return isThing || (ANIMALS.has(concept.id) && findManners(product).has('adoption'));
}
