import type { RowPrice } from '@adwright/contracts/campaigns';
import type { Availability, ListedProduct } from '@adwright/contracts/shop-page';

/** The facts about a page's product from one source. Addresses are unchanged. */
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
  /** BCP 47, or the name of a language. */
  language?: string;
}

/** A product of a list before its address is completed. */
export type ListedFacts = Omit<ListedProduct, 'photo'> & { photo: string };
