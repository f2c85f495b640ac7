/** A product's page as a public theme prints it, with the expected values. */
export interface OrdinaryPage {
  platform: string;
  address: string;
  /** UTF-8 by default. */
  charset?: string;
  html: string;
  /** Other files of the shop by their path, such as `/products/mug.js`. */
  files?: Readonly<Record<string, string>>;
  expected: {
    name: string;
    amount: number;
    currency: string;
    was?: number;
    isFrom?: true;
    /** A part of the main picture's address that all its sizes share. */
    picture: string;
    brand: string;
    language: string;
  };
}

/** Keeps the backslashes of scripts. */
export const page = String.raw;
