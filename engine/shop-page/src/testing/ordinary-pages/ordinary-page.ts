/** A test page of one product as a public theme of a shop system prints it, with the expected values. */
export interface OrdinaryPage {
  platform: string;
  address: string;
  /** Encoding of the page; UTF-8 by default. */
  charset?: string;
  html: string;
  /** Other files that the test shop serves, by path, such as `/products/mug.js`. */
  files?: Readonly<Record<string, string>>;
  expected: {
    name: string;
    amount: number;
    currency: string;
    was?: number;
    isFrom?: true;
    /** The part of the main picture's URL that is equal in all sizes of the picture. */
    picture: string;
    brand: string;
    language: string;
  };
}

/** Template tag for test pages that preserves the backslashes in the pages' scripts. */
export const page = String.raw;
