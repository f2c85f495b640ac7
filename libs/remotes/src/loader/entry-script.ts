import { withTimeout } from './with-timeout.ts';

/** The packages that builds on a page share, by name and version. */
export type ShareScope = Record<string, unknown>;

/** A module's container with the two functions of Module Federation. */
export interface Container {
  init(scope: ShareScope): unknown;
  /** @returns a function that returns the exposed module */
  get(request: string): Promise<() => unknown>;
}

/** URL, hash and global name of a module's entry script. */
interface EntryScript {
  url: string;
  /**
   * Subresource Integrity hash of the script; the browser refuses a file with another hash. With null, the
   * browser accepts every file.
   */
  integrity: string | null;
  /** Name of the global variable to which the script assigns its container. */
  globalName: string;
}

/** Thrown when the entry script did not arrive, or when its bytes differ from the released file. */
export class EntryUnavailableError extends Error {
  override readonly name = 'EntryUnavailableError';
}

/** Thrown when the entry script did not arrive before the timeout. */
export class EntryTimeoutError extends Error {
  override readonly name = 'EntryTimeoutError';
}

/** Thrown when the entry script arrived but defined no container. */
export class EntryBrokenError extends Error {
  override readonly name = 'EntryBrokenError';
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
}

/**
 * Runs a module's entry script and returns its container. The script's global variable is cleared before and
 * after the script runs. Otherwise, the function could return the container of an older version, or of a
 * script that arrives late.
 */
export function loadEntryScript(entry: EntryScript, timeoutMs: number): Promise<Container> {
  const script = document.createElement('script');
  const arriving = new Promise<Container>((resolve, reject) => {
    script.onerror = () => {
      script.remove();
      reject(new EntryUnavailableError(`${entry.url} could not be loaded, or its hash differs`));
    };
    script.onload = () => {
      script.remove();
      const container: unknown = Reflect.get(globalThis, entry.globalName);
      Reflect.set(globalThis, entry.globalName, undefined);
      if (isContainer(container)) resolve(container);
      else reject(new EntryBrokenError(`${entry.url} defined no container`));
    };
  });
  script.src = entry.url;
  script.crossOrigin = 'anonymous';
  script.integrity = entry.integrity ?? '';
  Reflect.set(globalThis, entry.globalName, undefined);
  document.head.append(script);
  return withTimeout(arriving, timeoutMs, () => {
    script.remove();
    return new EntryTimeoutError(`${entry.url} was not loaded in time`);
  });
}
