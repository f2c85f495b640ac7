/** A product's page as a public theme of a shop system prints it, with the expected values. */
export interface OrdinaryPage {
  platform: string;
  address: string;
  /** UTF-8 by default. */
  charset?: string;
  html: string;
  /** Other files of the shop, by their path, such as `/products/mug.js`. */
  files?: Readonly<Record<string, string>>;
  expected: {
    name: string;
    amount: number;
    currency: string;
    was?: number;
    isFrom?: true;
    /** The part of the main picture's URL that is the same for all its sizes. */
    picture: string;
    brand: string;
    language: string;
  };
}

/** Template tag that keeps the backslashes in a page's scripts. */
export const page = String.raw;
