/** Checks where a mail's link or a sign-in may lead back to: pages of the product, nowhere else. */
export class ReturnAddresses {
  readonly #origins: ReadonlySet<string>;
  readonly fallback: string;

  /** `appUrl` is where people land when nothing or something foreign was asked for. */
  constructor(appUrl: string, origins: Iterable<string>) {
    this.fallback = appUrl;
    this.#origins = new Set([new URL(appUrl).origin, ...origins]);
  }

  /** The address as a browser reads it, so that whoever follows `http://ours\@theirs` comes to a page of ours. */
  resolve(address: string | null | undefined): string {
    const url = address ? URL.parse(address) : null;
    if (!url || url.username || url.password) return this.fallback;
    return this.#origins.has(url.origin) ? url.href : this.fallback;
  }
}
