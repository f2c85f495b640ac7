import {
  type ProductImage,
  type ProductImageRequest,
  renderProduct,
} from '@adwright/engine-objects';
import { LRUCache } from 'lru-cache';
import type { RenderProduct } from '../paint-products.ts';

/** Maximum number of cached layers: the formats of one ad, and those of a recent layout. About 4 MB each. */
const MAX_LAYERS = 8;

/**
 * Caches rendered products by all their inputs. Rendering one takes most of an ad's time, and edits of words
 * or colours don't change it.
 */
export class ProductLayers {
  readonly #layers = new LRUCache<string, ProductImage>({ max: MAX_LAYERS });

  /** Renders a product or returns the cached one. */
  readonly render: RenderProduct = (request: ProductImageRequest) => {
    const key = JSON.stringify(request);
    const kept = this.#layers.get(key);
    if (kept) return kept;
    const layer = renderProduct(request);
    this.#layers.set(key, layer);
    return layer;
  };
}

/** Pixels of a product in a thumbnail: sharp enough at that size, and fast for a page of thumbnails. */
const THUMBNAIL_TRACED = 110 ** 2;

/** Renders products at low resolution, for thumbnails. */
export const renderCoarsely: RenderProduct = (request) =>
  renderProduct({ ...request, maxTraced: THUMBNAIL_TRACED });
