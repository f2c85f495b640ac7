import { saveCsv, toCsv } from '@adwright/ads';
import { buildAdPath, OFFER_FIELDS, type Offer, type OfferField } from '@adwright/contracts';
import { type CampaignResult, formatPrice } from '@adwright/contracts/campaigns';
import { ROW_STATE_LABELS } from '../campaign-words.ts';

const FIRST_COLUMNS = ['line', 'id', 'product', 'state', 'problem', 'score'] as const;
/** Name of the column with the ad's texts about the offer, the product and the shop, the offer first. */
const FACTS_COLUMN = 'printed_facts';
const LAST_COLUMNS = ['link', 'image_link', 'story_link', 'text', 'ad'] as const;
/**
 * Names of the columns for the fields of an offer. The CSV has a column for each field that has a value in any row. The
 * columns have the same names as in product feeds, where product feeds have a column with this content.
 */
const OFFER_COLUMN_NAMES: Readonly<Record<OfferField, string>> = {
  price: 'price',
  was: 'was',
  discount: 'discount',
  code: 'promo_code',
  until: 'valid_until',
  phone: 'phone',
  place: 'place',
  smallPrint: 'small_print',
};

/**
 * Returns the rows of a campaign as a CSV text. Cells that a spreadsheet would run as a formula are escaped.
 */
export function buildResultsCsv(rows: readonly CampaignResult[], origin: string): string {
  const offers = rows.map(readShownOffer);
  const offered = OFFER_FIELDS.filter((field) => offers.some((offer) => offer[field]));
  const facts = rows.map((row) => listPrintedLines(row).join(' · '));
  const hasFacts = facts.some((line) => line !== '');
  return toCsv(
    [
      ...FIRST_COLUMNS,
      ...offered.map((field) => OFFER_COLUMN_NAMES[field]),
      ...(hasFacts ? [FACTS_COLUMN] : []),
      ...LAST_COLUMNS,
    ],
    rows.map((row, at) => ({
      line: String(row.line),
      id: row.reference,
      product: row.name,
      state: ROW_STATE_LABELS[row.state],
      problem: row.problem ?? '',
      score: row.score === null ? '' : String(row.score),
      ...Object.fromEntries(
        offered.map((field) => [OFFER_COLUMN_NAMES[field], offers[at]?.[field] ?? '']),
      ),
      ...(hasFacts ? { [FACTS_COLUMN]: facts[at] ?? '' } : {}),
      link: row.link,
      image_link: row.image_url ?? '',
      story_link: row.story_url ?? '',
      text: row.ad_text ?? '',
      ad: row.ad_id ? new URL(buildAdPath(row.ad_id), origin).href : '',
    })),
  );
}

/**
 * Returns the offer in a row's ad, which the user may have edited. Without an ad, returns the offer in the
 * catalogue.
 */
function readShownOffer(row: CampaignResult): Offer {
  const { printed } = row;
  const known = readPricedOffer(row);
  if (!printed) return known;
  const lines = listPrintedLines(row);
  const kept = OFFER_FIELDS.flatMap((field) => {
    const value = known[field];
    const line = value === undefined ? undefined : lines.find((each) => statesValue(each, value));
    if (line !== undefined) return [[field, field === 'price' ? line : value] as const];
    const changed = field === 'price' ? printed.facts.find(isSum) : undefined;
    return changed === undefined ? [] : [[field, changed] as const];
  });
  const { offer } = printed;
  return {
    ...Object.fromEntries(kept),
    ...(offer && isOfferField(offer.kind) ? { [offer.kind]: offer.text } : {}),
    ...(offer?.was ? { was: offer.was } : {}),
  };
}

/** Returns the ad's texts about the offer and the facts, without blank texts. */
function listPrintedLines({ printed }: CampaignResult): string[] {
  if (!printed) return [];
  const { offer, facts } = printed;
  return [offer?.text ?? '', offer?.was ?? '', ...facts].filter((line) => line.trim() !== '');
}

/**
 * Tells whether a text of the ad states a value of the catalogue. Amounts and dates may be formatted
 * differently in the ad and the catalogue, such as "€19" and "19 €".
 */
function statesValue(line: string, value: string): boolean {
  if (containsWords(line.toLowerCase(), value.toLowerCase())) return true;
  const figures = extractDigits(value);
  return figures !== '' && isSum(value) && extractDigits(line) === figures;
}

/**
 * Tells whether a text of the ad contains another text as whole words. The text "code: save10" does not contain
 * "save1", for example.
 */
function containsWords(line: string, text: string): boolean {
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const [before = '', after = ''] = [line[at - 1], line[at + text.length]];
    const [first = '', last = ''] = [text.at(0), text.at(-1)];
    if (!isOneWord(before + first) && !isOneWord(last + after)) return true;
  }
  return false;
}

/**
 * Tells whether two characters belong to the same word. Only Latin letters and digits count as parts of a word,
 * because some scripts have no spaces.
 */
const isOneWord = (pair: string) => /^[a-z0-9]{2}$/.test(pair);

/** Reduces an amount to its digits, so that "1.299,00 €" equals "€1,299". */
function extractDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[.,]00(?!\p{Nd})/gu, '')
    .replace(/\P{Nd}/gu, '');
}

/**
 * Matches a text of the ad that contains only an amount, such as "From €19". The text of a discount doesn't
 * match, because it contains other words.
 */
const SUM =
  /^(?:\p{L}[\p{L}.]*\s)?(?:(?:\p{Sc}|\p{Lu}{3})\s?\p{Nd}[\p{Nd}.,'’\s]*|\p{Nd}[\p{Nd}.,'’\s]*(?:\p{Sc}|\p{L}{2,4}))$/u;

function isSum(line: string): boolean {
  return SUM.test(line.trim());
}

function isOfferField(kind: string): kind is OfferField {
  return OFFER_FIELDS.some((field) => field === kind);
}

/** Returns the offer of a row's brief, with the price from the catalogue. */
function readPricedOffer({ offer, price }: CampaignResult): Offer {
  if (!price) return offer ?? {};
  const { currency, was } = price;
  return {
    ...offer,
    price: formatPrice(price),
    ...(was === undefined ? {} : { was: formatPrice({ amount: was, currency }) }),
  };
}

/** Downloads the rows of a campaign as a CSV file. */
export function downloadResults(name: string, rows: readonly CampaignResult[]): void {
  saveCsv(buildResultsCsv(rows, window.location.origin), name, 'campaign');
}
