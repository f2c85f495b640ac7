import type { CheerioAPI } from 'cheerio';
import { jsonrepair } from 'jsonrepair';
import { removeVocabulary, type SchemaNode, type SchemaValue } from './schema-node.ts';

const MAX_DEPTH = 12;
const MAX_BLOCKS = 40;
/**
 * Maximum number of characters of a JSON text that is repaired, because a repair takes several
 * times as long as parsing.
 */
const MAX_MENDED_CHARACTERS = 500_000;
/** Matches text that templates put around the JSON: comments, CDATA, a semicolon. */
const WRAPPING =
  /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>|;)\s*$/g;

/**
 * Reads the top-level items of a page's JSON-LD, including `@graph`. Each reference by `@id` is
 * replaced by its item.
 */
export function readJsonLd($: CheerioAPI): SchemaNode[] {
  const blocks = $('script[type*="ld+json" i]').toArray().slice(0, MAX_BLOCKS);
  const data = blocks.map((block) => parseLoosely($(block).text()));
  const nodes = data.flatMap((value) => topNodes(value, 0));
  return resolveReferences(nodes);
}

/**
 * Parses JSON with mistakes that shops make: trailing commas, comments, and line breaks inside texts. Returns
 * undefined for a JSON text that can't be repaired.
 */
export function parseLoosely(text: string): unknown {
  const bare = text.replace(WRAPPING, '').trim();
  try {
    return JSON.parse(bare);
  } catch {
    if (bare.length > MAX_MENDED_CHARACTERS) return undefined;
  }
  try {
    return JSON.parse(jsonrepair(bare));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function topNodes(value: unknown, depth: number): SchemaNode[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((each) => topNodes(each, depth + 1));
  if (!isRecord(value)) return [];
  const graph = topNodes(value['@graph'], depth + 1);
  const node = nodeOf(value, depth);
  return node.types.length > 0 ? [node, ...graph] : graph;
}

function nodeOf(record: Record<string, unknown>, depth: number): SchemaNode {
  const types = [record['@type'] ?? record.type].flat().filter((type) => typeof type === 'string');
  const id = record['@id'];
  const props = Object.entries(record)
    .filter(([key]) => !['@type', '@id', '@context', '@graph'].includes(key))
    .map(([key, value]) => [propertyName(key), valuesIn(value, depth + 1)] as const);
  return {
    types: types.map(removeVocabulary),
    id: typeof id === 'string' ? id : null,
    props: new Map(props),
  };
}

/**
 * Returns a property's name with a lower-case first letter, because Wix writes `Offers` and
 * `Availability`.
 */
function propertyName(key: string): string {
  const name = removeVocabulary(key);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function valuesIn(value: unknown, depth: number): SchemaValue[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((each) => valuesIn(each, depth + 1));
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (!isRecord(value)) return [];
  const literal = value['@value'];
  return typeof literal === 'string' || typeof literal === 'number'
    ? [literal]
    : [nodeOf(value, depth)];
}

/**
 * Replaces references by their items, because a product in a graph may state an offer or brand only
 * by its id.
 */
function resolveReferences(nodes: readonly SchemaNode[]): SchemaNode[] {
  const byId = new Map(
    nodes.flatMap((node) => (node.id !== null ? [[node.id, node] as const] : [])),
  );
  return nodes.map((node) => ({
    ...node,
    props: new Map(
      [...node.props].map(([name, values]) => [
        name,
        values.map((value) =>
          typeof value === 'object' && value.props.size === 0 && value.id !== null
            ? (byId.get(value.id) ?? value)
            : value,
        ),
      ]),
    ),
  }));
}
