import { AppError } from '@adwright/contracts';
import { MAX_CATALOGUE_COLUMNS, MAX_CATALOGUE_LINES } from '@adwright/contracts/campaigns';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { RawTable } from './raw-table.ts';

/**
 * Matches the names of elements that contain a product in RSS, Atom, Yandex, Heureka, and exports of shops.
 */
const PRODUCT_ELEMENTS =
  /^(?:item|entry|product|offer|o|shopitem|article|row|record|produkt|artikel)$/i;
/** Matches the names of elements that contain a product's pictures as child elements. */
const PICTURES = /^(?:imgs?|images?|pictures?|photos?|media|gallery|zdjecia|obrazky)$/i;
const MAX_DEPTH = 12;
const ATTRIBUTE = '@';
const TEXT = '#text';

type Element = Readonly<Record<string, unknown>>;

/**
 * Reads the products of an XML feed. The feed is RSS 2.0 and Atom with Google's attributes (`g:`), or any
 * list of elements with the same name. Entities are not decoded here, because cells are decoded later.
 * Entities that a document defines are never expanded.
 * @throws {AppError} `invalid_file_type` for a text that is not well-formed XML or has no products
 */
export function readFeed(text: string): RawTable {
  const validity = XMLValidator.validate(text, { allowBooleanAttributes: true });
  if (validity !== true) {
    throw refusal(
      `This feed is no well-formed XML: line ${validity.err.line}, ${validity.err.msg}`,
    );
  }
  const parser = new XMLParser({
    attributeNamePrefix: ATTRIBUTE,
    cdataPropName: false,
    ignoreAttributes: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    parseAttributeValue: false,
    parseTagValue: false,
    processEntities: false,
    textNodeName: TEXT,
    trimValues: true,
  });
  const products = findProducts(parser.parse(text)).slice(0, MAX_CATALOGUE_LINES + 1);
  if (products.length === 0) throw refusal('No products were found in this XML file.');
  const records = products.map(recordOf);
  const columns = [...new Set(records.flatMap((record) => [...record.keys()]))].slice(
    0,
    MAX_CATALOGUE_COLUMNS,
  );
  const rows = records.map((record) => columns.map((column) => record.get(column) ?? ''));
  return { rows: [columns, ...rows].map((cells, at) => ({ line: at + 1, cells })), faults: [] };
}

/**
 * Finds the longest list of elements with the same name. A list with a known element name for
 * products takes precedence.
 */
function findProducts(root: unknown): Element[] {
  const lists: { name: string; elements: Element[] }[] = [];
  const walk = (node: unknown, depth: number) => {
    if (!isElement(node) || depth > MAX_DEPTH) return;
    for (const [name, value] of Object.entries(node)) {
      const elements = (Array.isArray(value) ? value : [value]).filter(isElement);
      if (elements.length > 0) lists.push({ name: localName(name), elements });
      for (const element of elements) walk(element, depth + 1);
    }
  };
  walk(root, 0);
  const named = lists.filter(({ name }) => PRODUCT_ELEMENTS.test(name));
  const repeated = lists.filter(({ elements }) => elements.length > 1);
  const [longest] = (named.length > 0 ? named : repeated).toSorted(
    (one, other) => other.elements.length - one.elements.length,
  );
  return longest?.elements ?? [];
}

/**
 * Returns a product's texts by element name. Texts of repeated elements are joined to a list in one text, as in
 * table cells.
 */
function recordOf(product: Element): Map<string, string> {
  const record = new Map<string, string>();
  for (const [name, value] of Object.entries(product)) {
    const texts = (Array.isArray(value) ? value : [value])
      .flatMap((part) => (PICTURES.test(localName(name)) ? linksIn(part) : textOf(part)))
      .filter((text) => text !== '');
    const column = name.startsWith(ATTRIBUTE) ? name.slice(ATTRIBUTE.length) : name;
    if (texts.length > 0 && !record.has(column)) record.set(column, texts.join(', '));
  }
  return record;
}

/** Returns the texts and URLs of an element and of its descendants, in document order. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isElement(value)) return [];
  const own = textOf(value);
  return own ? [own] : Object.values(value).flatMap(linksIn);
}

/**
 * Returns the text of an element, or the URL of a link. An element that contains other elements has
 * no text. Elements with child elements, for example shipping and tax, do not describe the product.
 */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isElement(value)) return '';
  const text =
    value[TEXT] ??
    value[`${ATTRIBUTE}href`] ??
    value[`${ATTRIBUTE}url`] ??
    value[`${ATTRIBUTE}src`];
  return typeof text === 'string' ? text : '';
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function refusal(userMessage: string): AppError {
  return new AppError('invalid_file_type', userMessage, { userMessage });
}
