import type { ProductKind } from '@adwright/engine-objects/facts';
import type { Concept } from '../concepts/concept.ts';
import { findObject } from '../concepts/find-object.ts';
import { CONCEPTS } from '../concepts/lexicon.ts';
import type { Mention } from '../concepts/term-index.ts';
import type { Token } from '../concepts/tokens.ts';
import type { Grammar } from '../grammar/grammar-schema.ts';
import type { LexiconLanguage } from '../languages.ts';
import type { Segment } from './segments.ts';
import { countWayAtEnd, countWayAtStart, isBefore } from './ways-of-selling.ts';

export interface Scope {
  /** The text that is read: the field without links, greetings and temporary messages. */
  thing: string;
  segment: Segment;
  mentions: readonly Mention[];
  tokens: readonly Token[];
  grammar: Grammar;
  language: LexiconLanguage;
}

/** The concepts that one part of the field names. */
export interface NamedPart extends Scope {
  /** The part's mentions of concepts, the head noun's first. */
  ranked: readonly Mention[];
  /** The mentions that may name the product, the most specific first. */
  sold: readonly Mention[];
}

export function getConcept({ term }: Mention): Concept {
  const concept = CONCEPTS.get(term.concept);
  if (concept === undefined) throw new Error(`The term "${term.text}" has no concept.`);
  return concept;
}

export function findMentionedObject(mention: Mention): ProductKind | null {
  return findObjectOfConcept(getConcept(mention));
}

/** Returns the drawn object that represents a concept; null if there is none. */
export function findObjectOfConcept({ shownBy }: Concept): ProductKind | null {
  return shownBy === null ? null : findObject(shownBy);
}

/**
 * Matches words for a maker, seller, repairer or package of a thing, which keep the thing's trade,
 * for example "Zahnarztpraxis", "academia de inglés".
 */
export const KEEPS_TRADE =
  /(?:praxis|praxen|helfer(?:in)?|redner(?:in)?|unternehmen|anlagen?|roboter|akustiker(?:in)?|salong|gesellschaft(?:en)?|institut|bedrijven|verzorging|företag|laden|läden|geschäft|studios?|salon(?:s|u|ul)?|werkstatt|betrieb|meister(?:in)?|services?|dienst|notdienst|haus|büro|agentur|shop|fachmann|firma|profi|expert\p{L}*|händler|handel|planung|planer(?:in)?|catering|reparatur(?:en)?|wartung|montage|kiste|korb|box|tropfen|kapseln|praktijk|clinic|practice|surgery|store|school|academy|company|agency|supplies|bar|restaurante?|ristorante|café|caffè|cafetería|winkel|zaak|bedrijf|bureau|handelaar|kliniken?|klinik|center|zentrum|centrum|butik|affär|verkstad|mottagning|byrå|böcker|boeken|bücher|merkezi|kliniği|salonu|dükkanı|atölyesi|academia|escuela|centro|tienda|clínica|gabinete?|despacho|école|cabinet|centre|boutique|magasin|clinique|agence|scuola|negozio|studio|clinica|agenzia|escola|loja|agência|szkoła|sklep|zakład|агентство|школа|магазин|студия|студія|салон|центр|клиника|клініка|кабинет|кабінет)$/u;

/** Returns the index of a part's head noun, in languages where it comes first. */
export function findHeadNoun({ segment, tokens, grammar }: NamedPart): number {
  let at = segment.from;
  for (;;) {
    const way = countWayAtStart(tokens, at, segment.to, grammar.soldAs);
    const text = tokens[at]?.text ?? '';
    if (way > 0) at += way;
    else if (at < segment.to - 1 && isBefore(text, grammar)) at += 1;
    else if (at > segment.from && grammar.links.includes(text)) at += 1;
    else return at;
  }
}

/** Returns the index after a part's head noun, in languages where it comes last. */
export function endOfHead({ segment, tokens, grammar }: NamedPart): number {
  let to = segment.to;
  const ways = [...grammar.soldAs, ...grammar.flavours];
  for (;;) {
    const way = countWayAtEnd(tokens, segment.from, to, ways);
    if (way > 0) to -= way;
    else if (to - 1 > segment.from && /^\d/.test(tokens[to - 1]?.text ?? '')) to -= 1;
    else return to;
  }
}
