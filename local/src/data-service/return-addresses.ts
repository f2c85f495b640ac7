/** Checks the URLs to which mailed links and sign-ins may redirect: only pages of the product. */
export class ReturnAddresses {
  readonly #origins: ReadonlySet<string>;
  readonly fallback: string;

  /** @param appUrl the default, which also replaces foreign URLs */
  constructor(appUrl: string, origins: Iterable<string>) {
    this.fallback = appUrl;
    this.#origins = new Set([new URL(appUrl).origin, ...origins]);
  }

  /**
   * Returns the URL as a browser parses it: `http://ours\@theirs`, for example, is a page of ours, not of
   * theirs.
   */
  resolve(address: string | null | undefined): string {
    const url = address ? URL.parse(address) : null;
    if (!url || url.username || url.password) return this.fallback;
    return this.#origins.has(url.origin) ? url.href : this.fallback;
  }
}
