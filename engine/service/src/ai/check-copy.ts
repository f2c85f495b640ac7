import { detectLanguage, understandBrief, unsupportedClaims } from '@adwright/engine-copywriter';
import { type CopyBrief, type Fact, saysWhole } from '@adwright/engine-lexicon';

/** The message to a model whose words do not match the brief. */
export interface Corrections {
  /** Claims to remove, because the brief does not make them. */
  doNotSay?: string[];
  /** Facts to state, because a text lacks or has changed them. */
  sayInEveryText?: string[];
  /** Language to write in instead, as a BCP 47 tag. */
  writeIn?: string;
}

/**
 * Words of a model. Facts must be stated in `adText`, because a picture shows them apart from its words. The
 * model's interpretation of the brief (`understood`) is never printed, so it is not checked.
 */
export type WrittenWords = { adText?: string[]; understood?: unknown; [part: string]: unknown };

/** Lists what a model must correct in its words; null if they match the brief and its language. */
export function listCorrections(
  { understood: _, ...written }: WrittenWords,
  brief: CopyBrief,
  facts: readonly Fact[],
): Corrections | null {
  const { language } = understandBrief(brief);
  const said = textsIn(written).join('\n');
  const claims = [...new Set(unsupportedClaims(said, briefFacts(brief)))];
  const missing = missingFacts(written.adText ?? [], facts);
  const isForeign = language !== 'und' && ![language, 'und'].includes(detectLanguage(said));
  if (claims.length === 0 && missing.length === 0 && !isForeign) return null;
  return {
    ...(claims.length > 0 ? { doNotSay: claims } : {}),
    ...(missing.length > 0 ? { sayInEveryText: missing } : {}),
    ...(isForeign ? { writeIn: language } : {}),
  };
}

/** Facts that are missing from at least one of the texts. */
function missingFacts(texts: readonly string[], facts: readonly Fact[]): string[] {
  return facts
    .map(({ text }) => text)
    .filter((fact) => texts.some((text) => !saysWhole(text, fact)));
}

/** All texts of an answer, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** A goal may contain a fact too, such as a discount to announce, and so may the offer. */
function briefFacts({ product, goal = '', offer = {}, ...others }: CopyBrief) {
  return { ...others, product: [product, goal, ...Object.values(offer)].join(' ') };
}
