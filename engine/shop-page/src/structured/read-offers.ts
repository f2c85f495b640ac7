import type { RowPrice } from '@adwright/contracts/campaigns';
import type { Availability } from '@adwright/contracts/shop-page';
import { type Amount, readAmount } from '../values/read-amount.ts';
import {
  hasType,
  listNodes,
  listValues,
  readText,
  removeVocabulary,
  type SchemaNode,
} from './schema-node.ts';

interface ReadOffer {
  price: Amount;
  was: number | null;
  isFrom: boolean;
  isSoldOut: boolean;
}

/**
 * Returns the current price of a product for all customers: the lowest price of its offers and
 * variants. New products take precedence over used products, and available products over sold-out
 * ones.
 */
export function readOffersPrice(product: SchemaNode, fallbackCurrency = ''): RowPrice | null {
  const stated = offersOf(product).filter((offer) => !isForMembers(offer));
  const asNew = stated.filter((offer) => !isUsed(offer));
  const offers = (asNew.length > 0 ? asNew : stated).flatMap((offer) =>
    readOffer(offer, fallbackCurrency),
  );
  const buyable = offers.filter(({ isSoldOut }) => !isSoldOut);
  const [first, ...others] = (buyable.length > 0 ? buyable : offers).toSorted(
    (one, other) => one.price.amount - other.price.amount,
  );
  if (!first) return null;
  const { price, was } = first;
  const isFrom = first.isFrom || others.some((other) => other.price.amount > price.amount);
  const isSale = was !== null && was > price.amount;
  return { ...price, isFrom, ...(isSale ? { was } : {}) };
}

const AVAILABILITIES: Readonly<Record<string, Availability>> = {
  instock: 'in-stock',
  limitedavailability: 'in-stock',
  instoreonly: 'in-stock',
  onlineonly: 'in-stock',
  madetoorder: 'in-stock',
  outofstock: 'out-of-stock',
  soldout: 'out-of-stock',
  oos: 'out-of-stock',
  preorder: 'preorder',
  presale: 'preorder',
  backorder: 'preorder',
  discontinued: 'discontinued',
};

/**
 * Parses an availability such as "In Stock", `http://schema.org/InStock` or `instock`; null if the text states
 * no availability.
 */
export function readAvailability(text: string): Availability | null {
  return (
    AVAILABILITIES[
      removeVocabulary(text)
        .toLowerCase()
        .replace(/[^a-z]/g, '')
    ] ?? null
  );
}

/** Returns the availability of a product: in stock if at least one of its offers is in stock. */
export function readOffersAvailability(product: SchemaNode): Availability | null {
  const all = offersOf(product).flatMap(
    (offer) => readAvailability(readText(offer, 'availability')) ?? [],
  );
  return all.find((availability) => availability === 'in-stock') ?? all[0] ?? null;
}

/** Lists the offers of a product and of its variants, including offers inside an aggregate offer. */
function offersOf(product: SchemaNode): SchemaNode[] {
  const own = listNodes(product, 'offers', 'offer');
  const inside = own.flatMap((offer) => listNodes(offer, 'offers'));
  const ofVariants = listNodes(product, 'hasVariant', 'model').flatMap((variant) =>
    listNodes(variant, 'offers', 'offer'),
  );
  const all = [...own, ...inside, ...ofVariants];
  // Some shop plugins write the price into the product instead of an offer.
  return all.length > 0 ? all : product.props.has('price') ? [product] : [];
}

/** Tells whether an offer is only for members of a shop's loyalty club. */
function isForMembers(node: SchemaNode): boolean {
  return node.props.has('validForMemberTier');
}

const USED = ['usedcondition', 'refurbishedcondition', 'damagedcondition', 'used', 'refurbished'];

function isUsed(offer: SchemaNode): boolean {
  return USED.includes(removeVocabulary(readText(offer, 'itemCondition')).toLowerCase());
}

/** Tells whether a price must be paid repeatedly, so that it is not the full price. */
function isRecurring(specification: SchemaNode): boolean {
  return ['billingDuration', 'billingIncrement'].some((name) => specification.props.has(name));
}

const LIST_PRICES = ['listprice', 'strikethroughprice', 'msrp', 'srp', 'regularprice'];

function readOffer(offer: SchemaNode, fallbackCurrency: string): ReadOffer[] {
  const specifications = listNodes(offer, 'priceSpecification').filter(
    (each) => !isForMembers(each),
  );
  if (specifications.some(isRecurring)) return [];
  const currency =
    readText(offer, 'priceCurrency') ||
    specifications.map((each) => readText(each, 'priceCurrency')).find((code) => code !== '') ||
    fallbackCurrency;
  const isList = (each: SchemaNode) =>
    LIST_PRICES.includes(
      removeVocabulary(readText(each, 'priceType'))
        .toLowerCase()
        .replace(/[^a-z]/g, ''),
    );
  const asked = specifications.filter((each) => !isList(each) && !isPerUnit(each));
  const amounts = [offer, ...asked].flatMap((each) => {
    const [value] = listValues(each, 'price', 'lowPrice', 'minPrice');
    return readAmount(value, currency) ?? [];
  });
  const [price] = hasType(offer, ['AggregateOffer'])
    ? amounts
    : amounts.toSorted((one, other) => one.amount - other.amount);
  if (!price) return [];
  const [listed] = specifications.filter(isList).flatMap((each) => {
    const [value] = listValues(each, 'price');
    return readAmount(value, currency) ?? [];
  });
  const [high] = listValues(offer, 'highPrice', 'maxPrice');
  const highest = readAmount(high, currency)?.amount ?? price.amount;
  const isSoldOut = readAvailability(readText(offer, 'availability')) === 'out-of-stock';
  return [{ price, was: listed?.amount ?? null, isFrom: highest > price.amount, isSoldOut }];
}

/**
 * Tells whether a price is per kilogram or litre. EU shops state a price per kilogram or litre beside the product's
 * price.
 */
function isPerUnit(specification: SchemaNode): boolean {
  return (
    hasType(specification, ['UnitPriceSpecification']) &&
    listNodes(specification, 'referenceQuantity').length > 0
  );
}
