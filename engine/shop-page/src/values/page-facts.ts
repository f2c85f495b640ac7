import type { RowPrice } from '@adwright/contracts/campaigns';
import type { Availability, ListedProduct } from '@adwright/contracts/shop-page';

/**
 * Facts that one source (such as JSON-LD) states about a page's product. URLs are as the page states them,
 * possibly relative.
 */
export interface ProductFacts {
  name?: string;
  description?: string;
  price?: RowPrice | null;
  availability?: Availability | null;
  photos?: readonly string[];
  brand?: string;
  category?: string;
  gender?: string;
  audience?: string;
  /** Language of the page: a BCP 47 tag or the name of a language. */
  language?: string;
}

/** A product of a product list; its URL and photo are as the page states them. */
export type ListedFacts = Omit<ListedProduct, 'photo'> & { photo: string };
