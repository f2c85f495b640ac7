import { countFittingSentences, type LengthRule } from '@adwright/contracts/ad-text';

/**
 * Selects sentences of a text for a field that is too short for all sentences. The selected sentences keep
 * their order. They are selected in this order: the strongest fact, an opening, all other facts, the sentences
 * after the opening.
 *
 * @param facts facts of the ad, the strongest first
 */
export function chooseSentences(
  sentences: readonly string[],
  facts: readonly string[],
  rule: LengthRule,
): number[] {
  const stating = [
    ...new Set(facts.map((fact) => sentences.findIndex((said) => containsFact(said, fact)))),
  ];
  const [strongest, ...weaker] = stating.filter((at) => at !== -1);
  if (strongest === undefined)
    return Array.from({ length: countFittingSentences(sentences, rule) }, (_, at) => at);
  const others = sentences.map((_, at) => at).filter((at) => !stating.includes(at));
  const [opening, ...following] = others;
  let chosen: number[] = [];
  const add = (at: number): boolean => {
    const more = [...chosen, at].toSorted((one, other) => one - other);
    const texts = more.map((place) => sentences[place] ?? '');
    const hasRoom = countFittingSentences(texts, rule) === texts.length;
    if (hasRoom) chosen = more;
    return hasRoom;
  };
  add(strongest);
  const isOpened = opening === undefined || add(opening);
  for (const at of weaker) add(at);
  // A sentence that continues the opening makes no sense without the opening.
  if (isOpened) following.every(add);
  return chosen;
}

function containsFact(sentence: string, fact: string): boolean {
  return normaliseText(sentence).includes(normaliseText(fact));
}

function normaliseText(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Sc}%+]+/gu, ' ')} `;
}
