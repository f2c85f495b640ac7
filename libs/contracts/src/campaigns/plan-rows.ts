import { readLanguage } from '../ad-languages.ts';
import { briefSchema } from '../brief.ts';
import { OFFER_LABELS, type OfferField } from '../fact-kinds.ts';
import { keepFilledOffer } from '../filled-offer.ts';
import { MAX_TEXT_LENGTH } from '../limits.ts';
import { type Offer, offerSchema } from '../offer.ts';
import { AD_TYPE_OPTIONS, EMOTION_OPTIONS } from '../options.ts';
import {
  type CampaignBrief,
  type CampaignDefaults,
  MAX_BRAND_NAME_LENGTH,
  type ShownChoices,
} from './campaign.ts';
import {
  CATALOGUE_FIELDS,
  type CatalogueField,
  type CatalogueTable,
  type ColumnMapping,
  MAX_CATALOGUE_ROWS,
} from './catalogue.ts';
import { type CatalogueProduct, type FieldCells, groupVariants } from './group-variants.ts';
import { type CataloguePrice, hasFromPrice, type RowPrice, readPrice } from './price.ts';
import {
  DEFAULT_ROW_CHOICES,
  isDraft,
  isSoldOut,
  type LeftOutReason,
  type RowChoices,
} from './row-choices.ts';
import { listLinkProblems, listPhotoProblems, readPhoto, readProductLink } from './row-links.ts';

/** The plan for a line of the catalogue: an ad to make, or the reason why the line gets no ad. */
export interface PlannedRow {
  line: number;
  name: string;
  reference: string;
  /** Link or file name of the product photo; empty if the line has no photo. */
  photo: string;
  /** The product's link; empty if the line has no link. */
  link: string;
  price: RowPrice | null;
  /** Number of variants that the ad represents; 1 for a product without variants. */
  variants: number;
  /** The row's brief; null when the row has problems. */
  brief: CampaignBrief | null;
  /** Problems of the row, as sentences for the user. */
  problems: string[];
  /** Notes about unusual values that do not prevent the ad, as sentences for the user. */
  notes: string[];
  /** Reason why a valid row gets no ad; null if the row gets an ad. */
  leftOut: LeftOutReason | null;
}

/** Labels of the product fields of a catalogue. */
export const CATALOGUE_FIELD_LABELS: Readonly<Record<CatalogueField, string>> = {
  product: 'Product',
  audience: 'Target audience',
  goal: 'Campaign goal',
  offer: 'Offer',
  discount: OFFER_LABELS.discount,
  code: OFFER_LABELS.code,
  until: OFFER_LABELS.until,
  phone: OFFER_LABELS.phone,
  place: OFFER_LABELS.place,
  smallPrint: OFFER_LABELS.smallPrint,
  emotion: 'Dominant emotion',
  adType: 'Ad type',
  language: 'Language',
  photo: 'Photo',
  link: 'Product link',
  brand: 'Brand',
  reference: 'Reference',
  price: 'Price',
  salePrice: 'Sale price',
  availability: 'Availability',
  status: 'Status',
  group: 'Product group',
  variant: 'Variant',
};

/** Matches a cell with an exported formula or an error value of a spreadsheet. */
const FORMULA = /^=|^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)/i;
/** Fields with texts that appear in an ad or in the ad's links. */
const SAID_FIELDS = CATALOGUE_FIELDS.slice(0, CATALOGUE_FIELDS.indexOf('price'));
/** Matches a long number in a spreadsheet's scientific notation, such as "4,00638E+12". */
const SCIENTIFIC = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;
const MAX_NAME_LENGTH = 120;
/** Matches the name in a totals line of a handwritten list. */
const TOTAL =
  /^(?:(?:grand |sub)?total|sum|summe|gesamt(?:summe)?|zwischensumme|totale|totaal|razem|suma|celkem|összesen|toplam|итого|всего|разом|σύνολο|סך הכל|المجموع|合計|合计|總計|总计|합계)\s*:?$/iu;

/**
 * Returns the planned rows for a catalogue and a mapping of its columns, in the order of the lines. The plan
 * also contains unreadable rows, rows without a valid brief, and rows without an ad, each with the reason.
 * The campaign page shows the plan while the user chooses columns. The engine makes ads from the rows of the
 * plan.
 */
export function planRows(
  { rows, faults }: CatalogueTable,
  mapping: ColumnMapping,
  defaults: CampaignDefaults,
  shownAs: ShownChoices = {},
  choices: RowChoices = DEFAULT_ROW_CHOICES,
): PlannedRow[] {
  const products = groupVariants(rows, mapping, choices.variants === 'each');
  const planned = products.map((product) => withChoice(planProduct(product, defaults), shownAs));
  const unread = faults.map(({ line, message }) => createUnreadRow(line, message));
  return markLeftOut(planned, products, choices)
    .concat(unread)
    .toSorted((one, other) => one.line - other.line);
}

function createUnreadRow(line: number, message: string): PlannedRow {
  return {
    line,
    name: '',
    reference: '',
    photo: '',
    link: '',
    price: null,
    variants: 1,
    brief: null,
    problems: [message],
    notes: [],
    leftOut: null,
  };
}

function withChoice(row: PlannedRow, choices: ShownChoices): PlannedRow {
  const shownAs = choices[row.line];
  return row.brief && shownAs ? { ...row, brief: { ...row.brief, shownAs } } : row;
}

/**
 * Marks the planned rows that most shops would not advertise. The arguments `planned` and `products` have the
 * same order.
 */
function markLeftOut(
  planned: readonly PlannedRow[],
  products: readonly CatalogueProduct[],
  choices: RowChoices,
): PlannedRow[] {
  const seen = new Set<string>();
  let ads = 0;
  return planned.map((row, at) => {
    const key = JSON.stringify([row.brief, row.photo, row.link, row.reference, row.price]);
    const reason = findReason(products[at], row.brief !== null && seen.has(key), choices);
    seen.add(key);
    if (reason) return { ...row, leftOut: reason };
    if (row.brief) ads += 1;
    return ads > MAX_CATALOGUE_ROWS ? { ...row, leftOut: 'tooMany' } : row;
  });
}

function findReason(
  product: CatalogueProduct | undefined,
  isDuplicate: boolean,
  choices: RowChoices,
): LeftOutReason | null {
  if (!product) return null;
  const { cells, variants } = product;
  if (!choices.drafts && isDraft(cells.status)) return 'draft';
  const isGone = variants.every((variant) => isSoldOut(variant.availability || cells.availability));
  if (!choices.soldOut && isGone) return 'soldOut';
  return !choices.duplicates && isDuplicate ? 'duplicate' : null;
}

function planProduct(product: CatalogueProduct, defaults: CampaignDefaults): PlannedRow {
  const { line, cells, variants } = product;
  const shop = defaults.shopAddress ?? '';
  const photo = readPhoto(cells.photo, shop);
  const link = readProductLink(cells.link, shop);
  const reference = readReference(cells.reference);
  const read = {
    product: cells.product,
    audience: cells.audience || defaults.audience,
    goal: withOffer(cells.goal || defaults.goal, cells.offer),
    emotion: findChoice(EMOTION_OPTIONS, cells.emotion) ?? defaults.emotion,
    adType: findChoice(AD_TYPE_OPTIONS, cells.adType) ?? defaults.adType,
  };
  const language = readLanguage(cells.language) ?? defaults.language;
  const offer = offerOf(cells, defaults.offer);
  const problems = [
    ...findUnreadableCells(cells),
    ...listUnknownChoices(cells),
    ...listPhotoProblems(photo.link),
    ...listLinkProblems(link),
    ...offerProblems(offer),
  ];
  if (TOTAL.test(read.product) && !photo.link && !link.link)
    problems.push('This row is a total, not a product.');
  const brief = briefSchema.safeParse(read);
  if (!brief.success) problems.push(...brief.error.issues.map(briefProblem));
  return {
    line,
    name: read.product.slice(0, MAX_NAME_LENGTH),
    reference: reference.text.slice(0, MAX_NAME_LENGTH),
    photo: photo.link,
    // A relative link can't be fetched without the shop's URL, so the row gets no link.
    link: link.isRelative ? '' : link.link,
    price: findLowestPrice(product, defaults.currency),
    variants: variants.length,
    brief:
      problems.length === 0 && brief.data
        ? {
            ...brief.data,
            ...(language ? { language } : {}),
            ...(offer ? { offer } : {}),
            ...(cells.brand ? { brandName: cells.brand.slice(0, MAX_BRAND_NAME_LENGTH) } : {}),
          }
        : null,
    problems: [...new Set(problems)],
    notes: [
      ...reference.notes,
      ...(link.isRelative ? [`Product link “${link.link}” lacks the shop’s address.`] : []),
    ],
    leftOut: null,
  };
}

function withOffer(goal: string, offer: string): string {
  if (offer === '' || goal.includes(offer)) return goal;
  return goal === '' ? '' : `${goal.replace(/[.\s]+$/, '')}. ${offer}`;
}

/** Names of an offer's text columns. Prices have separate columns, which are parsed as numbers. */
export const OFFER_COLUMNS = [
  'discount',
  'code',
  'until',
  'phone',
  'place',
  'smallPrint',
] as const satisfies readonly (OfferField & CatalogueField)[];

/** Returns the offer of a row. A field without a value in the row has the default value for all rows. */
function offerOf(cells: FieldCells, defaults: Offer = {}): Offer | undefined {
  const own = OFFER_COLUMNS.map((field) => [field, cells[field]] as const)
    .filter(([, cell]) => cell !== '')
    .map(([field, cell]) => [field, field === 'until' ? readDeadline(cell) : cell] as const);
  return keepFilledOffer({ ...defaults, ...Object.fromEntries(own) });
}

/**
 * Returns the last date of a range of sale dates in a feed, such as
 * "2026-11-24T00:00+0100/2026-11-30T23:59+0100". Returns any other text unchanged.
 */
function readDeadline(cell: string): string {
  return (
    /^(?:\d{4}-\d\d-\d\d[^/]*\/)?(\d{4}-\d\d-\d\d)(?:[T ][\d:.+\-Z ]*)?$/.exec(cell)?.[1] ?? cell
  );
}

function offerProblems(offer: Offer | undefined): string[] {
  const { error } = offerSchema.safeParse(offer ?? {});
  return (error?.issues ?? []).map(({ path: [name], message }) => {
    const field = OFFER_COLUMNS.find((known) => known === name);
    return `${field ? OFFER_LABELS[field] : 'Offer'}: ${message.charAt(0).toLowerCase()}${message.slice(1)}.`;
  });
}

interface PriceInSale extends CataloguePrice {
  was?: number;
}

/** Returns the lowest price of the available variants, including sale prices. */
function findLowestPrice(
  { cells, variants }: CatalogueProduct,
  currency?: string,
): RowPrice | null {
  const able = variants.filter(({ availability }) => !isSoldOut(availability));
  const wanted = able.length > 0 ? able : variants;
  const prices = wanted.flatMap((variant): PriceInSale[] => {
    const price = readPrice(variant.price || cells.price, currency);
    const sale = readPrice(variant.salePrice || cells.salePrice, currency);
    if (!price) return sale ? [sale] : [];
    return sale && sale.amount < price.amount
      ? [{ ...price, amount: sale.amount, was: price.amount }]
      : [price];
  });
  const [least] = prices.toSorted((one, other) => one.amount - other.amount);
  if (!least) return null;
  const isFrom =
    prices.some(({ amount }) => amount !== least.amount) ||
    wanted.some((variant) => hasFromPrice(variant.salePrice || variant.price || cells.price));
  // The old price of one variant does not apply to the other variants. Therefore a product with several
  // variants shows no old price.
  return isFrom ? { amount: least.amount, currency: least.currency, isFrom } : { ...least, isFrom };
}

/** Expands a number in a spreadsheet's scientific notation, such as "4,00638E+12". */
function readReference(cell: string): { text: string; notes: string[] } {
  const [, first = '', rest = '', zeros = ''] = SCIENTIFIC.exec(cell) ?? [];
  if (first === '' || rest.length > Number(zeros)) return { text: cell, notes: [] };
  return {
    text: `${first}${rest}`.padEnd(Number(zeros) + 1, '0'),
    notes: [`A spreadsheet shortened the reference to ${cell}: its last digits are lost.`],
  };
}

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

/**
 * Number of initial letters that two forms of an emotion's name share, such as "happy" and "happiness".
 */
const WORD_BEGINNING = 4;

/**
 * Returns the option that a cell names. The text may be the option's value, its label, or a word with the
 * same beginning. Returns undefined for an empty cell and for a text that names no option.
 */
function findChoice<Value extends string>(
  choices: readonly Choice<Value>[],
  text: string,
): Value | undefined {
  const plain = (words: string) => words.toLowerCase().replace(/[^a-z]/g, '');
  const wanted = plain(text);
  const named =
    choices.find(({ value, label }) => [value, label].some((name) => plain(name) === wanted)) ??
    choices.find(
      ({ value }) =>
        wanted.length >= WORD_BEGINNING &&
        plain(value).startsWith(wanted.slice(0, WORD_BEGINNING)) &&
        wanted.length <= plain(value).length + WORD_BEGINNING,
    );
  return named?.value;
}

function listUnknownChoices(cells: FieldCells): string[] {
  const isKnown = {
    emotion: findChoice<string>(EMOTION_OPTIONS, cells.emotion) !== undefined,
    adType: findChoice<string>(AD_TYPE_OPTIONS, cells.adType) !== undefined,
    language: readLanguage(cells.language) !== undefined,
  };
  return (['emotion', 'adType', 'language'] as const)
    .filter((field) => cells[field] !== '' && !isKnown[field])
    .map((field) => {
      const typed = cells[field].slice(0, 40);
      return `${CATALOGUE_FIELD_LABELS[field]} “${typed}” is not one of the choices.`;
    });
}

/**
 * Returns problems for cells that contain a formula, or bytes that are invalid in the file's encoding. An
 * invalid byte makes only its own cell unreadable.
 */
function findUnreadableCells(cells: FieldCells): string[] {
  return SAID_FIELDS.flatMap((field) => {
    const label = CATALOGUE_FIELD_LABELS[field];
    if (FORMULA.test(cells[field])) return [`${label} holds a formula.`];
    return cells[field].includes('\ufffd') ? [`${label} holds letters that can’t be read.`] : [];
  });
}

function briefProblem({
  path: [field],
  code,
}: {
  path: PropertyKey[];
  code?: string | undefined;
}): string {
  const known = CATALOGUE_FIELDS.find((name) => name === field);
  const label = known ? CATALOGUE_FIELD_LABELS[known] : String(field);
  return code === 'too_big'
    ? `${label} is longer than ${MAX_TEXT_LENGTH} characters.`
    : `${label} is empty.`;
}
