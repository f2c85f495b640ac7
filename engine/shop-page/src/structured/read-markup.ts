import type { CheerioAPI } from 'cheerio';
import { type Element, isTag } from 'domhandler';
import { listElements } from '../values/elements-of.ts';
import { readSeenHtml } from '../values/page-parts.ts';
import { removeVocabulary, type SchemaNode, type SchemaValue } from './schema-node.ts';

/** The attributes with which microdata or RDFa marks items and their properties. */
interface Syntax {
  thing: string;
  type: string;
  property: string;
  propertyNames: (element: Element) => string[];
}

const MICRODATA: Syntax = {
  thing: '[itemscope]',
  type: 'itemtype',
  property: '[itemprop]',
  propertyNames: (element) => wordsOf(element.attribs.itemprop).map(removeVocabulary),
};

/**
 * Matches Facebook's sharing tags, which are RDFa too; `read-sharing-tags.ts` reads Facebook's sharing tags.
 */
const SHARING = /^(?:og|product|fb|twitter|article|al):/i;
const RDFA: Syntax = {
  thing: '[typeof]',
  type: 'typeof',
  property: '[property], [rel]',
  propertyNames: (element) =>
    wordsOf(element.attribs.property ?? element.attribs.rel)
      .filter((name) => !SHARING.test(name))
      .map(removeVocabulary),
};

const MAX_THINGS = 2000;

/** Reads the microdata of a page: items that the attribute `itemscope` marks. */
export const readMicrodata = ($: CheerioAPI): SchemaNode[] => readMarkup($, MICRODATA);
/** Reads the RDFa of a page: items that the attribute `typeof` marks. */
export const readRdfa = ($: CheerioAPI): SchemaNode[] => readMarkup($, RDFA);

interface OpenNode extends SchemaNode {
  props: Map<string, SchemaValue[]>;
}

function readMarkup($: CheerioAPI, syntax: Syntax): SchemaNode[] {
  const things = listElements($, syntax.thing).slice(0, MAX_THINGS);
  const nodes = new Map<Element, OpenNode>(
    things.map((element) => [
      element,
      {
        types: wordsOf(element.attribs[syntax.type]).map(removeVocabulary),
        id: element.attribs.itemid ?? element.attribs.resource ?? null,
        props: new Map(),
      },
    ]),
  );
  const inside = new Set<Element>();
  for (const element of listElements($, syntax.property)) {
    const owner = $(element).parent().closest(syntax.thing).get(0);
    const node = owner && isTag(owner) ? nodes.get(owner) : undefined;
    const names = syntax.propertyNames(element);
    if (!node || names.length === 0) continue;
    const own = nodes.get(element);
    if (own) inside.add(element);
    const value = own ?? propertyValue($, element, names.includes('name'));
    for (const name of names) node.props.set(name, [...(node.props.get(name) ?? []), value]);
  }
  return [...nodes].flatMap(([element, node]) => (inside.has(element) ? [] : [node]));
}

/** Returns the value of the property that an element states (HTML standard, 5.2.4). */
function propertyValue($: CheerioAPI, element: Element, isName: boolean): string {
  const { attribs, name } = element;
  const linked = ['a', 'area', 'link'].includes(name) ? attribs.href : undefined;
  const shown = ['img', 'source', 'video', 'embed', 'iframe', 'audio', 'track'].includes(name)
    ? (attribs['data-src'] ?? attribs.src)
    : undefined;
  return (
    attribs.content ??
    linked ??
    attribs.resource ??
    shown ??
    (name === 'object' ? attribs.data : undefined) ??
    (name === 'time' ? attribs.datetime : undefined) ??
    (name === 'data' || name === 'meter' ? attribs.value : undefined) ??
    (isName ? readSeenHtml($, element) : $(element).html()) ??
    ''
  );
}

function wordsOf(attribute: string | undefined): string[] {
  return (attribute ?? '').split(/\s+/).filter((word) => word !== '');
}
