export { BrandProposal, type ConfirmedBrand } from './brand-proposal.tsx';
export { PagePhoto } from './page-photo.tsx';
export { type ConfirmedProduct, ProductProposal } from './product-proposal.tsx';
export { proposedValues } from './proposed-values.ts';
export { sharedAddress } from './shared-address.ts';
export { ShopPageField } from './shop-page-field.tsx';
export { listShopProducts, readShopPage } from './shop-page-requests.ts';
