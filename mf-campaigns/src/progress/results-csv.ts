import { toCsv } from '@adwright/ads';
import { adPath, OFFER_FIELDS, type Offer, type OfferField } from '@adwright/contracts';
import { type CampaignResult, formatPrice } from '@adwright/contracts/campaigns';
import { saveBlob } from '@adwright/ui';
import { ROW_STATE_LABELS } from '../campaign-words.ts';

const FIRST_COLUMNS = ['line', 'id', 'product', 'state', 'problem', 'score'] as const;
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
  const offers = rows.map(pricedOffer);
  const offered = OFFER_FIELDS.filter((field) => offers.some((offer) => offer[field]));
  return toCsv(
    [...FIRST_COLUMNS, ...offered.map((field) => OFFER_COLUMN_NAMES[field]), ...LAST_COLUMNS],
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
      link: row.link,
      image_link: row.image_url ?? '',
      story_link: row.story_url ?? '',
      text: row.ad_text ?? '',
      ad: row.ad_id ? new URL(adPath(row.ad_id), origin).href : '',
    })),
  );
}

function pricedOffer({ offer, price }: CampaignResult): Offer {
  if (!price) return offer ?? {};
  const { currency, was } = price;
  return {
    ...offer,
    price: formatPrice(price),
    ...(was === undefined ? {} : { was: formatPrice({ amount: was, currency }) }),
  };
}

/** Hands the rows to the browser's downloads. Excel takes a file for UTF-8 by its byte order mark alone. */
export function downloadResults(name: string, rows: readonly CampaignResult[]): void {
  const csv = `\ufeff${resultsCsv(rows, window.location.origin)}`;
  const file = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'campaign';
  saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${file.toLowerCase()}.csv`);
}
