import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** One path through the alternatives of a regular expression, and words that match along this path. */
interface PatternPath {
  /** Source text of the alternative, with the parts of the pattern around it. */
  alternative: string;
  /**
   * Words that match the alternative. There are several, because a lookaround may exclude some of them.
   */
  examples: readonly string[];
}

/** Maximum number of combinations of texts that are tried for an alternative. */
const MOST_EXAMPLES = 400;

/**
 * Lists example words for every alternative of a regular expression, including alternatives inside groups.
 * Texts that lookarounds require are added to the example words.
 */
export function listExamples(pattern: RegExp): PatternPath[] {
  const parsed = new RegExpParser().parsePattern(pattern.source, 0, pattern.source.length, {
    unicode: pattern.unicode,
  });
  return innermost(parsed).map((alternative) => ({
    alternative: alternative.raw,
    examples: words(parsed, pathTo(alternative)),
  }));
}

/** Lists the alternatives of a group that contain no nested alternatives, or only optional ones. */
function innermost(group: AST.Pattern | AST.Group | AST.CapturingGroup): AST.Alternative[] {
  return group.alternatives.flatMap((alternative) => {
    const groups = alternative.elements.flatMap((element) => {
      const part = element.type === 'Quantifier' ? element.element : element;
      const inner = part.type === 'Group' || part.type === 'CapturingGroup' ? innermost(part) : [];
      return inner.length > 0
        ? [{ inner, optional: part !== element && canBeLeftOut(element) }]
        : [];
    });
    const inside = groups.flatMap(({ inner }) => inner);
    return groups.every(({ optional }) => optional) ? [...inside, alternative] : inside;
  });
}

function canBeLeftOut(element: AST.Element): boolean {
  return element.type === 'Quantifier' && element.min === 0;
}

function pathTo(alternative: AST.Alternative): ReadonlySet<AST.Node> {
  const path = new Set<AST.Node>();
  for (let node: AST.Node | null = alternative; node; node = node.parent) path.add(node);
  return path;
}

/**
 * Returns texts that match a node of the regular expression. For a group in `path`, only texts of the
 * alternative in `path` are returned.
 */
function words(node: AST.Node, path: ReadonlySet<AST.Node>): string[] {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return alternativesOf(node, path);
    case 'Alternative':
      return node.elements.reduce<string[]>(
        (before, element) => joined(before, words(element, path)),
        [''],
      );
    case 'Quantifier':
      return repeated(node, path);
    case 'Assertion':
      return aroundOf(node, path);
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterClass':
      return node.negate ? ['a'] : node.elements.flatMap((element) => words(element, path));
    case 'CharacterClassRange':
      return words(node.min, path);
    case 'CharacterSet':
      return [inSet(node)];
    default:
      throw new Error(`A pattern of words contains the unsupported node ${node.type}.`);
  }
}

function alternativesOf(
  group: AST.Pattern | AST.Group | AST.CapturingGroup,
  path: ReadonlySet<AST.Node>,
): string[] {
  const taken = group.alternatives.find((alternative) => path.has(alternative));
  const all = taken ? [taken] : group.alternatives;
  return all.flatMap((alternative) => words(alternative, path));
}

function repeated(node: AST.Quantifier, path: ReadonlySet<AST.Node>): string[] {
  const once = words(node.element, path);
  const least = Array.from({ length: node.min }).reduce<string[]>(
    (before) => joined(before, once),
    [''],
  );
  if (path.has(node)) return node.min > 0 ? least : once;
  return node.min > 0 ? least : ['', ...once];
}

/**
 * Returns the texts that a lookaround requires next to the matching words. A positive lookaround requires its
 * text, and a negative lookaround requires none.
 */
function aroundOf(node: AST.Assertion, path: ReadonlySet<AST.Node>): string[] {
  if ((node.kind !== 'lookahead' && node.kind !== 'lookbehind') || node.negate) return [''];
  return node.alternatives.flatMap((alternative) => words(alternative, path));
}

function inSet(set: AST.CharacterSet): string {
  if (set.kind === 'digit') return set.negate ? 'a' : '3';
  if (set.kind === 'space') return set.negate ? 'a' : ' ';
  return set.kind === 'any' ? ' ' : 'a';
}

/**
 * Returns each text of the first list, followed by each text of the second. At most MOST_EXAMPLES combinations
 * are returned, evenly selected.
 */
function joined(first: readonly string[], second: readonly string[]): string[] {
  const all = first.flatMap((start) => second.map((end) => start + end));
  if (all.length <= MOST_EXAMPLES) return all;
  return Array.from(
    { length: MOST_EXAMPLES },
    (_, nth) => all[Math.floor((nth * all.length) / MOST_EXAMPLES)] ?? '',
  );
}
