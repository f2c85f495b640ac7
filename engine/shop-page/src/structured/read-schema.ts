import type { ListedFacts, ProductFacts } from '../values/page-facts.ts';
import { readOffersAvailability, readOffersPrice } from './read-offers.ts';
import {
  hasType,
  isNode,
  listAddresses,
  listNodes,
  listValues,
  readText,
  type SchemaNode,
  withNested,
} from './schema-node.ts';

const PRODUCT_TYPES = [
  'Product',
  'ProductGroup',
  'ProductModel',
  'IndividualProduct',
  'SomeProducts',
  'Vehicle',
  'Car',
  'Book',
  'VideoGame',
  'SoftwareApplication',
];
/** Properties of structured data that name other products than the page's product. */
const OTHER_PRODUCTS = [
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'isConsumableFor',
  'isVariantOf',
  'hasVariant',
  'itemListElement',
  'itemOffered',
  'offers',
  'review',
  'mentions',
];
/** Minimum number of further products on a list page. A page with fewer products shows recommendations. */
const MIN_LISTED = 3;

/** Facts from the structured data of a page: its product or its list of products, and its shop. */
export interface SchemaFacts {
  product: ProductFacts | null;
  list: ListedFacts[];
  shop: { name: string; logos: string[] } | null;
  category: string;
}

export interface PageIdentity {
  /** URL from which the page was fetched. */
  address: string;
  /** Heading and titles of the page. */
  titles: readonly string[];
}

/**
 * Reads the product, the list and the shop from the items of one syntax (JSON-LD, microdata or
 * RDFa).
 */
export function readSchema(nodes: readonly SchemaNode[], page: PageIdentity): SchemaFacts {
  const products = productsOf(nodes).map((product) => withItsOffers(product, nodes));
  const own = findOwnProduct(products, page);
  const listed = listedProducts(nodes, products);
  const isList = own === null || (listed.length > MIN_LISTED && !own.isSure);
  const category = breadcrumbOf(nodes);
  return {
    product: isList || !own ? null : factsOf(own.node, category),
    list: isList && listed.length > 1 ? listed : [],
    shop: shopOf(nodes),
    category,
  };
}

/** Returns the top-level products of a page, without products that another product mentions. */
function productsOf(nodes: readonly SchemaNode[]): SchemaNode[] {
  const mentioned = new Set(
    withNested(nodes).flatMap((node) => withNested(nodesOfAny(node, OTHER_PRODUCTS))),
  );
  const all = withNested(nodes).filter((node) => hasType(node, PRODUCT_TYPES));
  const free = all.filter((node) => !mentioned.has(node));
  return free.length > 0 || all.length !== 1 ? free : all;
}

/** Adds offers to a product if the offers name the product but the product does not name the offers. */
function withItsOffers(product: SchemaNode, nodes: readonly SchemaNode[]): SchemaNode {
  if (product.props.has('offers')) return product;
  const offers = withNested(nodes).filter(
    (node) =>
      hasType(node, ['Offer', 'AggregateOffer']) &&
      listNodes(node, 'itemOffered').includes(product),
  );
  return offers.length === 0
    ? product
    : { ...product, props: new Map([...product.props, ['offers', offers]]) };
}

function nodesOfAny(node: SchemaNode, names: readonly string[]): SchemaNode[] {
  return names.flatMap((name) => listNodes(node, name));
}

/**
 * Finds the product that the page is about. The page's own product is its only product, or the product that
 * the page's URL or title names.
 */
function findOwnProduct(
  products: readonly SchemaNode[],
  page: PageIdentity,
): { node: SchemaNode; isSure: boolean } | null {
  const named = products.filter(
    (node) => readText(node, 'name') !== '' || node.props.has('offers'),
  );
  const atAddress = named.find((node) => isAtAddress(node, page.address));
  const inTitle = named.find((node) => isInTitle(readText(node, 'name'), page.titles));
  const sure = inTitle ?? atAddress;
  if (sure) return { node: withGroup(sure, named), isSure: true };
  const [only] = named;
  return named.length > 0 && named.length <= 2 && only ? { node: only, isSure: false } : null;
}

/** Replaces a variant by its product group, because the group has more data. */
function withGroup(node: SchemaNode, products: readonly SchemaNode[]): SchemaNode {
  const group = products.find((each) => hasType(each, ['ProductGroup']));
  return group && isSamePage(group, node) ? group : node;
}

function isSamePage(one: SchemaNode, other: SchemaNode): boolean {
  return withoutQuery(readText(one, 'url')) === withoutQuery(readText(other, 'url'));
}

function isAtAddress(node: SchemaNode, address: string): boolean {
  const named = [...listAddresses(node, 'url', 'mainEntityOfPage'), node.id ?? ''].filter(Boolean);
  return named.some(
    (each) => withoutQuery(URL.parse(each, address)?.href ?? '') === withoutQuery(address),
  );
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/\/$/, '');
}

function isInTitle(name: string, titles: readonly string[]): boolean {
  const wanted = plain(name);
  return wanted.length > 2 && titles.some((title) => plain(title).includes(wanted));
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function factsOf(node: SchemaNode, category: string): ProductFacts {
  const variants = listNodes(node, 'hasVariant');
  const [variant] = variants;
  const offers = listNodes(node, 'offers');
  const photos = listAddresses(node, 'image', 'images', 'photo', 'primaryImageOfPage');
  const audiences = listNodes(node, 'audience');
  const readNamed = (...names: string[]) =>
    audiences.map((audience) => readText(audience, ...names)).find((text) => text !== '') ?? '';
  return {
    name:
      readText(node, 'name') || offers.map((offer) => readText(offer, 'name')).find(Boolean) || '',
    description: readText(node, 'description', 'disambiguatingDescription'),
    price: readOffersPrice(node),
    availability: readOffersAvailability(node),
    photos: photos.length > 0 ? photos : variant ? listAddresses(variant, 'image') : [],
    brand: readText(node, 'brand', 'manufacturer'),
    category: lastPart(readText(node, 'category')) || category,
    audience: readNamed('audienceType', 'name'),
    gender: readNamed('suggestedGender'),
    language: readText(node, 'inLanguage'),
  };
}

/** Returns the last part of a category path, for example "Mugs" of "Home > Kitchen > Mugs". */
function lastPart(path: string): string {
  return path.split(/\s*[>/›»|]\s*/).findLast((part) => part.trim() !== '') ?? '';
}

function breadcrumbOf(nodes: readonly SchemaNode[]): string {
  const [list] = withNested(nodes).filter((node) => hasType(node, ['BreadcrumbList']));
  if (!list) return '';
  const names = listNodes(list, 'itemListElement', 'itemListelement')
    .toSorted((one, other) => positionOf(one) - positionOf(other))
    .map((element) => readText(element, 'name', 'item'))
    .filter((name) => name !== '' && !/^https?:/i.test(name));
  // The product's category is the last but one name of a breadcrumb list. The last name is the page
  // itself, and the first name is the shop's home page.
  return names.length > 2 ? (names.at(-2) ?? '') : '';
}

function positionOf(node: SchemaNode): number {
  const position = Number(readText(node, 'position'));
  return Number.isFinite(position) ? position : 0;
}

function listedProducts(
  nodes: readonly SchemaNode[],
  products: readonly SchemaNode[],
): ListedFacts[] {
  const elements = withNested(nodes)
    .filter((node) => hasType(node, ['ItemList', 'OfferCatalog', 'CollectionPage']))
    .flatMap((list) => listValues(list, 'itemListElement').filter(isNode))
    .map((element) => ({ element, item: listNodes(element, 'item')[0] ?? element }));
  const fromLists = elements.map(({ element, item }) => ({
    address:
      listAddresses(item, 'url')[0] ?? listAddresses(element, 'url', 'item')[0] ?? item.id ?? '',
    name: readText(item, 'name'),
    photo: listAddresses(item, 'image')[0] ?? '',
  }));
  const free = products.map((product) => ({
    address:
      listAddresses(product, 'url')[0] ??
      listNodes(product, 'offers').flatMap((offer) => listAddresses(offer, 'url'))[0] ??
      '',
    name: readText(product, 'name'),
    photo: listAddresses(product, 'image')[0] ?? '',
  }));
  return [...fromLists, ...free].filter(({ address }) => address !== '');
}

const SHOP_TYPES =
  /^(?:Organization|Corporation|\w*Store|LocalBusiness|Brand|WebSite|OnlineBusiness)$/;

function shopOf(nodes: readonly SchemaNode[]): SchemaFacts['shop'] {
  const inProducts = new Set(withNested(nodes.filter((node) => hasType(node, PRODUCT_TYPES))));
  const shops = withNested(nodes).filter(
    (node) => node.types.some((type) => SHOP_TYPES.test(type)) && !inProducts.has(node),
  );
  // A store or organisation takes precedence over a web site, which has a name but no logo.
  const [shop] = shops.toSorted((one, other) => rankOf(one) - rankOf(other));
  if (!shop) return null;
  const logos = shops.flatMap((each) => listAddresses(each, 'logo'));
  return { name: readText(shop, 'name', 'legalName'), logos };
}

function rankOf(shop: SchemaNode): number {
  return (shop.props.has('logo') ? 0 : 1) + (shop.props.has('name') ? 0 : 2);
}
