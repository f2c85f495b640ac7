import {
  detectLanguage,
  listUnsupportedClaims,
  understandBrief,
} from '@adwright/engine-copywriter';
import { type CopyBrief, containsWholeText, type Fact } from '@adwright/engine-lexicon';

/** The corrections that a model gets if its words do not match the brief. */
export interface Corrections {
  /** Claims to remove from the words, because the brief does not make them. */
  doNotSay?: string[];
  /** Facts to state in every text, because a text lacks a fact or has changed it. */
  sayInEveryText?: string[];
  /** Language in which the model must write instead, as a BCP 47 tag. */
  writeIn?: string;
}

/**
 * The words that a model wrote for an ad. Each text in `adText` must state the facts of the brief; in a
 * picture, facts are drawn separately from the model's words. `understood` is the model's interpretation of the
 * brief, which is never printed and therefore not checked.
 */
export type WrittenWords = { adText?: string[]; understood?: unknown; [part: string]: unknown };

/** Lists what a model must correct in its words; null if the words match the brief and the brief's language. */
export function listCorrections(
  { understood: _, ...written }: WrittenWords,
  brief: CopyBrief,
  facts: readonly Fact[],
): Corrections | null {
  const { language } = understandBrief(brief);
  const writtenText = listTexts(written).join('\n');
  const claims = [...new Set(listUnsupportedClaims(writtenText, briefFacts(brief)))];
  const missing = listMissingFacts(written.adText ?? [], facts);
  const isForeign = language !== 'und' && ![language, 'und'].includes(detectLanguage(writtenText));
  if (claims.length === 0 && missing.length === 0 && !isForeign) return null;
  return {
    ...(claims.length > 0 ? { doNotSay: claims } : {}),
    ...(missing.length > 0 ? { sayInEveryText: missing } : {}),
    ...(isForeign ? { writeIn: language } : {}),
  };
}

/** Returns the facts that at least one of the texts lacks. */
function listMissingFacts(texts: readonly string[], facts: readonly Fact[]): string[] {
  return facts
    .map(({ text }) => text)
    .filter((fact) => texts.some((text) => !containsWholeText(text, fact)));
}

/** Returns all texts in a model's answer, at any depth. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

/**
 * Adds the goal and the offer to the brief's product, because they may contain facts too, such as a discount.
 */
function briefFacts({ product, goal = '', offer = {}, ...others }: CopyBrief) {
  return { ...others, product: [product, goal, ...Object.values(offer)].join(' ') };
}
