/** Checks where a mail's link or a sign-in may lead back to: pages of the product, nowhere else. */
export class ReturnAddresses {
  readonly #origins: ReadonlySet<string>;
  readonly fallback: string;

  /** `appUrl` is where people land when nothing or something foreign was asked for. */
  constructor(appUrl: string, origins: Iterable<string>) {
    this.fallback = appUrl;
    this.#origins = new Set([new URL(appUrl).origin, ...origins]);
  }

  allows(address: string): boolean {
    const url = URL.parse(address);
    if (!url || url.username || url.password) return false;
    return this.#origins.has(url.origin);
  }

  resolve(address: string | null | undefined): string {
    return address && this.allows(address) ? address : this.fallback;
  }
}
