/**
 * The browser operations that the flows need, independent of the protocol that drives the browser. Elements are
 * found by XPath, which all browser protocols support.
 */
export interface Tab {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs JavaScript (a function body) in the page and returns its result. */
  run(body: string): Promise<unknown>;
  click(xpath: string): Promise<unknown>;
  type(xpath: string, text: string): Promise<void>;
  /** Chooses a local file in a file input. */
  upload(xpath: string, file: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser that the flows can drive if it is installed on this machine. */
export interface Browser {
  name: string;
  /** Path of the browser's executable; undefined when the browser is not installed. */
  executable: string | undefined;
  start(): Promise<Tab>;
}

const literal = (text: string) => `"${text}"`;

/** Returns the XPath of the form field with a label. */
export const field = (label: string) =>
  `//*[@id=//label[normalize-space()=${literal(label)}]/@for]`;

/** Returns the XPath of the button or link with text that begins with the given words. */
export const control = (words: string) =>
  `//*[self::button or self::a][starts-with(normalize-space(), ${literal(words)})]`;

/** Returns the XPath of an option in an open dropdown list. */
export const choice = (words: string) =>
  `//*[@role='option' or contains(@class, 'select-item-option')][normalize-space()=${literal(words)}]`;

/** Returns the XPath of any element that contains this text. */
export const words = (text: string) => `//*[contains(text(), ${literal(text)})]`;

/**
 * Repeats a check of the page until the check returns a truthy value.
 * @throws Error when the check has not succeeded after `timeoutMs`
 */
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
