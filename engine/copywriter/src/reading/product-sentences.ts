const PREDICATE =
  /^(.{3,90}?(?<!\d))\s+(helps|lets|makes|gives|keeps|saves|turns|tracks|teaches|allows|connects|brings|shows|automates|simplifies|manages|finds|matches|monitors|predicts|reduces|cuts|removes|protects|replaces|creates|generates|detects|summari[sz]es|analy[sz]es|schedules|improves|handles)\s+(?=\S+\s)/;

/**
 * Converts a predicate to a clause, so that "an assistant helps you write" becomes "an assistant
 * that helps you write".
 */
export function turnIntoClause(text: string): string {
  return /\s(?:that|which)\s/.test(text) ? text : text.replace(PREDICATE, '$1 that $2 ');
}

/**
 * Matches the start of a sentence that was typed without a full stop before it, for example "…
 * sauce in town it’s my grandma’s recipe".
 */
const RUN_ON =
  /\s+(?:and\s+)?(?=(?:it’s|its|we|they(?:’re)?)\s+(?:my|our|a|an|the|are|deliver|ship|offer|have)\b|we\s+(?:buy|sell|collect)\b|i\s+(?:help|offer|teach|make|sell|work)\b|call\s+(?:us|now)\b)/gi;
const IN_TOWN =
  /\s+in (?:town(?! (?:cent(?:er|re)|hall|square))|the (?:world|city|area|business))\b/gi;

/** Returns the sentences of a product field, without their full stops. */
export function splitSentences(text: string): string[] {
  return text
    .replace(RUN_ON, (gap, at: number) => (at < 3 ? gap : '. '))
    .replace(IN_TOWN, '')
    .split(
      /(?<=[.!?])(?<!\b(?:Co|Inc|Ltd|Dr|St|Mr|Mrs|Ms|No|vs|incl|approx|min|max)\.)\s+(?=[\p{L}\d\p{Sc}])/u,
    )
    .map((sentence) => sentence.replace(/[\s.!?–—-]+$/, ''))
    .filter((sentence) => sentence !== '');
}
