import {
  type ProductImage,
  type ProductImageRequest,
  renderProduct,
} from '@adwright/engine-objects';
import { LRUCache } from 'lru-cache';
import type { RenderProduct } from '../paint-products.ts';

/**
 * Maximum number of cached product images: one for each format of an ad, and those of a recent layout. Each
 * cached image takes about 4 MB.
 */
const MAX_LAYERS = 8;

/**
 * Caches rendered product images; all inputs of the rendering form the key. Rendering a product takes most of
 * an ad's time, and edits of words or colours do not change the product.
 */
export class ProductLayers {
  readonly #layers = new LRUCache<string, ProductImage>({ max: MAX_LAYERS });

  /** Renders a product, or returns the cached image. */
  readonly render: RenderProduct = (request: ProductImageRequest) => {
    const key = JSON.stringify(request);
    const kept = this.#layers.get(key);
    if (kept) return kept;
    const layer = renderProduct(request);
    this.#layers.set(key, layer);
    return layer;
  };
}

/**
 * Number of ray-traced pixels for a product in a thumbnail. With this number, a thumbnail is sharp enough,
 * and a page of thumbnails renders fast.
 */
const THUMBNAIL_TRACED = 110 ** 2;

/** Renders products at a low resolution, for thumbnails. */
export const renderCoarsely: RenderProduct = (request) =>
  renderProduct({ ...request, maxTraced: THUMBNAIL_TRACED });
