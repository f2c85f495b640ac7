export { createShopVisitor, type ShopVisitor } from './visit-shop.ts';
