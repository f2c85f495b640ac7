import {
  type ProductImage,
  type ProductImageRequest,
  renderProduct,
} from '@adwright/engine-objects';
import { LRUCache } from 'lru-cache';
import type { RenderProduct } from '../paint-products.ts';

/** Layers kept: the formats of one ad, and those of a layout looked at before. Some 4 MB each. */
const MAX_LAYERS = 8;

/**
 * Keeps rendered products by all that they depend on: tracing one takes most of an ad's time, and an edit of words or
 * colours leaves it as it is.
 */
export class ProductLayers {
  readonly #layers = new LRUCache<string, ProductImage>({ max: MAX_LAYERS });

  /** Renders a product, or gives it as it was rendered before. */
  readonly render: RenderProduct = (request: ProductImageRequest) => {
    const key = JSON.stringify(request);
    const kept = this.#layers.get(key);
    if (kept) return kept;
    const layer = renderProduct(request);
    this.#layers.set(key, layer);
    return layer;
  };
}

/** Pixels of a product in a thumbnail: fine enough at its size, and quick for a page of them. */
const THUMBNAIL_TRACED = 110 ** 2;

/** Renders products coarsely, for thumbnails. */
export const renderCoarsely: RenderProduct = (request) =>
  renderProduct({ ...request, maxTraced: THUMBNAIL_TRACED });
