export * from './campaign.ts';
export * from './catalogue.ts';
export * from './encodings.ts';
export * from './plan-rows.ts';
export {
  CURRENCY_CODES,
  FROM_PRICE,
  formatPrice,
  type RowPrice,
  readCurrency,
  readPrice,
  rowPriceSchema,
} from './price.ts';
export * from './row-choices.ts';
export { isPhotoLink, MAX_PRODUCT_LINK_LENGTH, readShopAddress } from './row-links.ts';
