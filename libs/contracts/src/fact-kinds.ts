/**
 * Kinds of facts that an ad prints literally. The kind `was` is the old price. `multibuy`: The kind
 * `multibuy` is an offer such as "2 for 1". The kind `from` is a start date. The kind `date` is the day of an
 * event. The kind `smallPrint` is a condition.
 */
export const FACT_KINDS = [
  'price',
  'was',
  'discount',
  'multibuy',
  'code',
  'until',
  'from',
  'trial',
  'guarantee',
  'delivery',
  'place',
  'phone',
  'hours',
  'date',
  'seats',
  'smallPrint',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Facts that a user may enter in separate fields of the offer. */
export const OFFER_FIELDS = [
  'price',
  'was',
  'discount',
  'code',
  'until',
  'phone',
  'place',
  'smallPrint',
] as const satisfies readonly FactKind[];
export type OfferField = (typeof OFFER_FIELDS)[number];

/** Labels of the offer's fields in forms. */
export const OFFER_LABELS: Readonly<Record<OfferField, string>> = {
  price: 'Price',
  was: 'Was',
  discount: 'Discount',
  code: 'Code',
  until: 'Valid until',
  phone: 'Phone',
  place: 'Place',
  smallPrint: 'Small print',
};
