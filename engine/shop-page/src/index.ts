export { type ShopVisitor, shopVisitor } from './visit-shop.ts';
