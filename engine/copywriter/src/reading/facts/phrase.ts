import { LETTER } from './fold.ts';

/** A space in a phrase. A compound may have a hyphen instead: "same-day delivery". */
const GAP = '(?:\\s+|[-‑])';
/** The space beside a number is optional: "20%off". */
const LOOSE_GAP = `${GAP}?`;
const FIGURES = new Set(['percent', 'sum', 'amount', 'n']);

type Node =
  | { kind: 'gap' }
  | { kind: 'pattern'; pattern: string; isFigure: boolean }
  | { kind: 'optional'; pattern: string };

/**
 * The pattern of a phrase as a translator writes it: `[up to] {percent} (off|discount)`.
 *
 * @param slots patterns of the words in braces.
 * @throws {Error} for a slot that does not exist and for a bracket that is not closed.
 */
export function patternOfPhrase(phrase: string, slots: Readonly<Record<string, string>>): string {
  let at = 0;
  const pattern = readAlternatives();
  if (at < phrase.length) throw new Error(`"${phrase}" closes a bracket that is not open.`);
  return pattern;

  function readAlternatives(closing?: string): string {
    const alternatives = [readSequence()];
    while (phrase[at] === '|') {
      at += 1;
      alternatives.push(readSequence());
    }
    if (closing !== undefined && phrase[at++] !== closing)
      throw new Error(`"${phrase}" does not close a bracket: "${closing}" is missing.`);
    // The first matching alternative wins, so longer ones come before their own beginnings.
    alternatives.sort((one, other) => other.length - one.length);
    return `(?:${alternatives.join('|')})`;
  }

  function readSequence(): string {
    const nodes: Node[] = [];
    while (at < phrase.length && !/[|)\]]/.test(phrase[at] ?? '')) nodes.push(readNode());
    return joinNodes(nodes);
  }

  function readNode(): Node {
    const letter = phrase[at++] ?? '';
    if (letter === ' ') return { kind: 'gap' };
    if (letter === '[') return { kind: 'optional', pattern: readAlternatives(']') };
    if (letter === '(') return known(readAlternatives(')'));
    if (letter === '*') return known(`${LETTER}*`);
    if (letter === '{') return readSlot();
    return known(letter.replace(/[\\^$.+?/]/, '\\$&'));
  }

  function readSlot(): Node {
    const end = phrase.indexOf('}', at);
    const name = phrase.slice(at, end);
    const slot = end === -1 ? undefined : slots[name];
    if (slot === undefined)
      throw new Error(
        `"${phrase}": {${name}} is no slot. Slots: ${Object.keys(slots).join(', ')}.`,
      );
    at = end + 1;
    return { kind: 'pattern', pattern: `(?:${slot})`, isFigure: FIGURES.has(name) };
  }
}

const known = (pattern: string): Node => ({ kind: 'pattern', pattern, isFigure: false });

/** The pattern of a sequence. Beside an optional part, the space is optional too. */
function joinNodes(nodes: readonly Node[]): string {
  return nodes
    .map((node, at) => {
      if (node.kind === 'pattern') return node.pattern;
      if (node.kind === 'optional') return `(?:${node.pattern})?`;
      return isLoose(nodes[at - 1]) || isLoose(nodes[at + 1]) ? LOOSE_GAP : GAP;
    })
    .join('');
}

function isLoose(node: Node | undefined): boolean {
  return node?.kind === 'optional' || (node?.kind === 'pattern' && node.isFigure);
}
