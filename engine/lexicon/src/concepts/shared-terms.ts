import type * as z from 'zod';

/** Keys whose concepts form a vocabulary of their own, in which no two concepts share a term. */
const APART = ['set', 'props', 'wish', 'goal'] as const;
/** Keys of concepts whose terms name no product, apart from those above. */
const NO_PRODUCT = ['form', 'audience', 'occasion', 'manner'] as const;

/** The facts of a concept that this module reads. */
interface Stated {
  readonly is?: string | undefined;
  readonly terms?: Readonly<Record<string, readonly string[] | undefined>> | undefined;
}
type Fact = (typeof APART)[number] | (typeof NO_PRODUCT)[number] | 'shownBy';
type Definition = Stated & Readonly<Partial<Record<Fact, unknown>>>;
type Domains = Readonly<Record<string, Readonly<Record<string, Definition>>>>;

/** Reports each term that a second concept of the same vocabulary and language has, with both files. */
export function reportSharedTerms(domains: Domains, context: z.RefinementCtx): void {
  const definitions = new Map(Object.values(domains).flatMap(Object.entries<Definition>));
  const owners = new Map<string, { domain: string; concept: string }>();
  for (const [domain, concepts] of Object.entries(domains))
    for (const [concept, { terms = {} }] of Object.entries(concepts)) {
      const vocabularies = vocabulariesOf(concept, definitions);
      for (const [language, texts] of Object.entries(terms))
        for (const [at, text] of (texts ?? []).entries())
          for (const vocabulary of vocabularies) {
            const key = `${vocabulary} ${language} ${text}`;
            const owner = owners.get(key);
            if (owner === undefined) owners.set(key, { domain, concept });
            else if (owner.concept !== concept)
              context.addIssue({
                code: 'custom',
                path: [domain, concept, 'terms', language, at],
                message: `"${text}" is a term of "${owner.concept}" (${owner.domain}.yaml) too: remove one of them, or write the longer phrase that is meant.`,
              });
          }
    }
}

function vocabulariesOf(
  concept: string,
  definitions: ReadonlyMap<string, Definition>,
): readonly string[] {
  const states = (fact: Fact) => {
    const passed = new Set<string>();
    let at: string | undefined = concept;
    while (at !== undefined && !passed.has(at)) {
      const definition: Definition | undefined = definitions.get(at);
      if (definition?.[fact] !== undefined) return true;
      passed.add(at);
      at = definition?.is;
    }
    return false;
  };
  const apart = APART.filter(states);
  const isThing = (apart.length === 0 && !NO_PRODUCT.some(states)) || states('shownBy');
  return isThing ? ['product', ...apart] : apart;
}
