import type * as z from 'zod';
import { listVocabularies, type Placed, type Vocabulary } from './vocabularies.ts';

/** Vocabularies in which several concepts may share a term. */
const MAY_SHARE: ReadonlySet<Vocabulary> = new Set<Vocabulary>([
  'form',
  'audience',
  'occasion',
  'manner',
]);

interface Definition extends Placed {
  readonly terms?: Readonly<Record<string, readonly string[] | undefined>> | undefined;
}
type Domains = Readonly<Record<string, Readonly<Record<string, Definition>>>>;

/**
 * Reports each term that two concepts of the same vocabulary and language share, with both files.
 */
export function reportSharedTerms(domains: Domains, context: z.RefinementCtx): void {
  const definitions = new Map(Object.values(domains).flatMap(Object.entries<Definition>));
  const owners = new Map<string, { domain: string; concept: string }>();
  for (const [domain, concepts] of Object.entries(domains))
    for (const [concept, { terms = {} }] of Object.entries(concepts)) {
      const vocabularies = listVocabularies(concept, definitions).filter(
        (vocabulary) => !MAY_SHARE.has(vocabulary),
      );
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
                message: `"${text}" is a term of "${owner.concept}" (${owner.domain}.yaml) too: remove one of them, or write a longer phrase.`,
              });
          }
    }
}
