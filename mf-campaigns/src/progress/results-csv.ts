import { saveCsv, toCsv } from '@adwright/ads';
import { adPath, OFFER_FIELDS, type Offer, type OfferField } from '@adwright/contracts';
import { type CampaignResult, formatPrice } from '@adwright/contracts/campaigns';
import { ROW_STATE_LABELS } from '../campaign-words.ts';

const FIRST_COLUMNS = ['line', 'id', 'product', 'state', 'problem', 'score'] as const;
/** All lines of facts that the ad prints, its offer first. */
const FACTS_COLUMN = 'printed_facts';
const LAST_COLUMNS = ['link', 'image_link', 'story_link', 'text', 'ad'] as const;
/** Columns of offers, each there where a row fills it; named as feeds name them, as far as they do. */
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

/** Rows of a campaign as CSV; cells that a spreadsheet would run are made inert. */
export function resultsCsv(rows: readonly CampaignResult[], origin: string): string {
  const offers = rows.map(shownOffer);
  const offered = OFFER_FIELDS.filter((field) => offers.some((offer) => offer[field]));
  const facts = rows.map((row) => printedLines(row).join(' · '));
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
      ad: row.ad_id ? new URL(adPath(row.ad_id), origin).href : '',
    })),
  );
}

/** The offer of a row as its ad prints it, which an edit may have changed; as the catalogue has it where no ad is there. */
function shownOffer(row: CampaignResult): Offer {
  const { printed } = row;
  const known = pricedOffer(row);
  if (!printed) return known;
  const lines = printedLines(row);
  const kept = OFFER_FIELDS.flatMap((field) => {
    const value = known[field];
    const line = value === undefined ? undefined : lines.find((each) => states(each, value));
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

/** What an ad prints of its offer, each line once. */
function printedLines({ printed }: CampaignResult): string[] {
  if (!printed) return [];
  const { offer, facts } = printed;
  return [offer?.text ?? '', offer?.was ?? '', ...facts].filter((line) => line.trim() !== '');
}

/** Whether a line says a value of the catalogue, whose sums and days may be written in another way: "€19" and "19 €". */
function states(line: string, value: string): boolean {
  if (standsIn(line.toLowerCase(), value.toLowerCase())) return true;
  const figures = figuresOf(value);
  return figures !== '' && isSum(value) && figuresOf(line) === figures;
}

/** Whether a line has a text that is not a part of a longer word or number: "save1" is not in "code: save10". */
function standsIn(line: string, text: string): boolean {
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const [before = '', after = ''] = [line[at - 1], line[at + text.length]];
    const [first = '', last = ''] = [text.at(0), text.at(-1)];
    if (!isOneWord(before + first) && !isOneWord(last + after)) return true;
  }
  return false;
}

/** Whether two characters belong together. Codes and numbers are written so; other scripts may have no blanks. */
const isOneWord = (pair: string) => /^[a-z0-9]{2}$/.test(pair);

/** The digits of a sum: "1.299,00 €" and "€1,299" are one. */
function figuresOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[.,]00(?!\p{Nd})/gu, '')
    .replace(/\P{Nd}/gu, '');
}

/** A line that says no more than a sum: "From €19". A reduction of a sum has other words. */
const SUM =
  /^(?:\p{L}[\p{L}.]*\s)?(?:(?:\p{Sc}|\p{Lu}{3})\s?\p{Nd}[\p{Nd}.,'’\s]*|\p{Nd}[\p{Nd}.,'’\s]*(?:\p{Sc}|\p{L}{2,4}))$/u;

function isSum(line: string): boolean {
  return SUM.test(line.trim());
}

function isOfferField(kind: string): kind is OfferField {
  return OFFER_FIELDS.some((field) => field === kind);
}

/** The offer of a row's brief with what its catalogue says of the price. */
function pricedOffer({ offer, price }: CampaignResult): Offer {
  if (!price) return offer ?? {};
  const { currency, was } = price;
  return {
    ...offer,
    price: formatPrice(price),
    ...(was === undefined ? {} : { was: formatPrice({ amount: was, currency }) }),
  };
}

/** Downloads the rows as CSV. */
export function downloadResults(name: string, rows: readonly CampaignResult[]): void {
  saveCsv(resultsCsv(rows, window.location.origin), name, 'campaign');
}
