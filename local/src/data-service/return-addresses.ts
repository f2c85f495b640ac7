/** Checks where a mail's link or a sign-in may return to: only pages of the product. */
export class ReturnAddresses {
  readonly #origins: ReadonlySet<string>;
  readonly fallback: string;

  /** Uses `appUrl` as the default, also in place of a foreign URL. */
  constructor(appUrl: string, origins: Iterable<string>) {
    this.fallback = appUrl;
    this.#origins = new Set([new URL(appUrl).origin, ...origins]);
  }

  /** Returns the URL as a browser parses it, so that `http://ours\@theirs` leads to a page of ours. */
  resolve(address: string | null | undefined): string {
    const url = address ? URL.parse(address) : null;
    if (!url || url.username || url.password) return this.fallback;
    return this.#origins.has(url.origin) ? url.href : this.fallback;
  }
}
