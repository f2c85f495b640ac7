import { formatCellText } from '@adwright/engine-untrusted';

/** An item in schema.org's vocabulary, in the same form for every syntax (JSON-LD, microdata, RDFa). */
export interface SchemaNode {
  /** Names of the item's types without the URL of the vocabulary, such as `Product`. */
  types: readonly string[];
  id: string | null;
  props: ReadonlyMap<string, readonly SchemaValue[]>;
}

export type SchemaValue = string | number | SchemaNode;

export const isNode = (value: SchemaValue): value is SchemaNode => typeof value === 'object';

/**
 * Removes the vocabulary from a name, because `http://schema.org/InStock`, `schema:InStock` and
 * `InStock` mean the same.
 */
export function removeVocabulary(term: string): string {
  return term.trim().replace(/^.*[/#:]/, '');
}

export function listValues(node: SchemaNode, ...names: readonly string[]): readonly SchemaValue[] {
  return names.map((name) => node.props.get(name) ?? []).find(({ length }) => length > 0) ?? [];
}

export function listNodes(node: SchemaNode, ...names: readonly string[]): SchemaNode[] {
  return listValues(node, ...names).filter(isNode);
}

/**
 * Returns the first text among the given properties of an item. If the value is an item, the result
 * is that item's name.
 */
export function readText(node: SchemaNode, ...names: readonly string[]): string {
  for (const name of names) {
    for (const value of node.props.get(name) ?? []) {
      const text = isNode(value)
        ? readText(value, 'name', '@value')
        : formatCellText(String(value));
      if (text !== '') return text;
    }
  }
  return '';
}

/**
 * Returns the URLs that the given properties of an item state, as texts or as items such as
 * `ImageObject`.
 */
export function listAddresses(node: SchemaNode, ...names: readonly string[]): string[] {
  return names
    .flatMap((name) => node.props.get(name) ?? [])
    .flatMap((value) =>
      isNode(value)
        ? [readText(value, 'contentUrl', 'url', '@id', 'thumbnailUrl') || (value.id ?? '')]
        : [String(value).trim()],
    )
    .filter((address) => address !== '');
}

export function hasType(node: SchemaNode, types: readonly string[]): boolean {
  return node.types.some((type) => types.includes(type));
}

/** Maximum nesting depth of items to read; real pages have about five levels. */
const MAX_DEPTH = 12;

/** Returns the given items together with all items nested inside them, each item once. */
export function withNested(nodes: readonly SchemaNode[]): SchemaNode[] {
  const seen = new Set<SchemaNode>();
  const visit = (node: SchemaNode, depth: number) => {
    if (seen.has(node) || depth > MAX_DEPTH) return;
    seen.add(node);
    for (const values of node.props.values())
      for (const value of values) if (isNode(value)) visit(value, depth + 1);
  };
  for (const node of nodes) visit(node, 0);
  return [...seen];
}
