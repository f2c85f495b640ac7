import { type AdCopy, containsWholeText, type Fact } from '@adwright/engine-lexicon';
import { addFactLabel } from './add-fact-label.ts';
import type { WrittenLanguage } from './content/languages.ts';
import type { ReadFact } from './reading/facts/found-fact.ts';
import { isClosing } from './reading/facts/is-closing.ts';
import { endsList, extendToClauses } from './whole-clauses.ts';

/** Kinds of facts that a layout highlights only if the brief states no stronger fact. */
const LESS_THAN_AN_OFFER: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'was',
  'phone',
  'place',
  'hours',
]);

/** Tells whether a fact says the same as a button. */
function isSameText(fact: string, button: string): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
      .trim();
  return bare(fact) === bare(button);
}

/** Kinds of facts that state what the reader gets, and at which price. */
const HIGHLIGHTED_KINDS: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'discount',
  'multibuy',
  'trial',
  'price',
  'delivery',
  'guarantee',
]);

type ShownFact = Fact & Partial<Pick<ReadFact, 'field' | 'inPicture' | 'isRequest'>>;

/** Tells whether a fact only asks for a step or states its terms, so that a layout does not enlarge it. */
function isTermOfStep({ kind, field, text }: ShownFact): boolean {
  return field === 'goal' && kind === 'smallPrint' && !/\p{Nd}/u.test(text);
}

/**
 * Adds to the copy the facts that its picture shows. The most important fact is stored separately,
 * and so is the old price beside a price. All facts except the most important one keep their order.
 * The picture shows each fact once. A fact that the headline states is left out of the list. An
 * eyebrow (line above the headline) that only repeats a fact is omitted.
 *
 * @param stated facts of the brief, the most important first. A request that the button repeats is left out.
 * @param product the product field as typed, without overruled facts; a small fact is extended to its clause there
 */
export function addShownFacts(
  copy: AdCopy,
  stated: readonly ShownFact[],
  product: string,
  language: WrittenLanguage | 'und',
): AdCopy {
  const getPictureText = (fact: ShownFact) => fact.inPicture ?? addFactLabel(fact, language);
  const facts = stated.filter(
    (fact) => !fact.isRequest || !isSameText(getPictureText(fact), copy.callToAction),
  );
  const isSaidPlace = ({ kind, text }: Fact) =>
    kind === 'place' && containsWholeText(copy.headline, text);
  const unsaid = facts.filter((fact) => !isSaidPlace(fact) && !isClosing(fact));
  // A code or a deadline means nothing by itself, so even an offer without a price precedes it.
  const offered = unsaid.filter((fact) => !isTermOfStep(fact));
  const strongest =
    offered.find(({ kind }) => HIGHLIGHTED_KINDS.has(kind)) ??
    offered.find(({ kind }) => !LESS_THAN_AN_OFFER.has(kind)) ??
    offered.find(({ kind }) => kind !== 'was') ??
    offered[0];
  if (strongest === undefined) {
    const listed = facts.filter((fact) => !isSaidPlace(fact));
    return listed.length === 0 ? copy : { ...copy, facts: listed.map(getPictureText) };
  }
  const { kind } = strongest;
  const was = kind === 'price' ? facts.find((fact) => fact.kind === 'was') : undefined;
  const others = facts.filter(
    (fact) => fact !== strongest && fact !== was && !containsWholeText(copy.headline, fact.text),
  );
  const [whole = strongest, ...small] = extendToClauses(
    [strongest, ...others],
    facts,
    { product, name: copy.productName },
    language,
  );
  const offer = endsList(whole.text, strongest.text, language) ? strongest : whole;
  const { eyebrow } = copy;
  const isRepeated = eyebrow !== null && facts.some(({ text }) => containsWholeText(text, eyebrow));
  return {
    ...copy,
    eyebrow: isRepeated ? null : eyebrow,
    offer: { kind, text: getPictureText(offer), ...(was ? { was: was.text } : {}) },
    ...(small.length === 0 ? {} : { facts: small.map(getPictureText) }),
  };
}
