/** What the flows need of a browser, whichever protocol drives it. Things are found by XPath, which all of them know. */
export interface Tab {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs a function body in the page, and gives what it returns. */
  run(body: string): Promise<unknown>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** Chooses a file of this machine in a file field. */
  upload(xpath: string, file: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser of this machine. */
export interface Browser {
  name: string;
  /** Where it is installed; undefined where it is not. */
  executable: string | undefined;
  start(): Promise<Tab>;
}

const literal = (text: string) => `"${text}"`;

/** A form field by its label. */
export const field = (label: string) =>
  `//*[@id=//label[normalize-space()=${literal(label)}]/@for]`;

/** A button or link whose words begin so. */
export const control = (words: string) =>
  `//*[self::button or self::a][starts-with(normalize-space(), ${literal(words)})]`;

/** A choice of an open list. */
export const choice = (words: string) =>
  `//*[@role='option' or contains(@class, 'select-item-option')][normalize-space()=${literal(words)}]`;

/** Anything that says so. */
export const words = (text: string) => `//*[contains(text(), ${literal(text)})]`;

/** Tries until a look at the page gives what is wanted. @throws Error after `timeoutMs` */
export async function until<Value>(
  what: string,
  look: () => Promise<Value | undefined | null | false>,
  timeoutMs = 20_000,
): Promise<Value> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await look();
    if (value) return value;
    if (Date.now() > end) throw new Error(`${what}: not within ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
