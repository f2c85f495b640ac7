import { EditorRequestError, getRetrySeconds } from '@adwright/ads';
import { listShopProducts, parseShopAddress, readShopPage } from '@adwright/ads/shop-page';
import {
  type ListedProduct,
  MAX_PICKED_PRODUCTS,
  type PageProposal,
} from '@adwright/contracts/shop-page';
import { useEffect, useRef, useState } from 'react';

/** State of reading the products of a shop. */
export type ShopState =
  | { step: 'idle'; problem?: string }
  | { step: 'listing' }
  | { step: 'picking'; shop: string; products: readonly ListedProduct[] }
  | ({ step: 'reading' } & Progress);

/**
 * Reason of an abort after which the products that were already read are kept. After an abort for any other
 * reason, the products are dropped.
 */
const STOPPED = new DOMException('stopped by the user', 'AbortError');

const NO_ADDRESS = 'This is no address of a shop. It looks like https://yourshop.com';

/**
 * Lists the products of a shop, and reads the selected products in order.
 * @param onRead called with the products when all have been read, or when the user stops the reading. The
 * function is not called when the user has requested another shop or left the page.
 */
export function useShopProducts(onRead: (products: PageProposal[], shop: string) => void) {
  const [state, setState] = useState<ShopState>({ step: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  function begin(): AbortSignal {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  async function list(text: string) {
    const address = parseShopAddress(text);
    if (address === null) {
      setState({ step: 'idle', problem: NO_ADDRESS });
      return;
    }
    const signal = begin();
    setState({ step: 'listing' });
    try {
      const found = await listShopProducts(address, signal);
      if (signal.aborted) return;
      if (found.state === 'unreadable') setState({ step: 'idle', problem: found.message });
      else
        setState({
          step: 'picking',
          shop: found.shop || hostOf(found.products) || address,
          products: found.products,
        });
    } catch (cause) {
      if (!signal.aborted) setState({ step: 'idle', problem: explainFailure(cause) });
    }
  }

  async function readPicked(picked: readonly ListedProduct[], shop: string) {
    const signal = begin();
    const read = await readProducts(picked.slice(0, MAX_PICKED_PRODUCTS), signal, (progress) =>
      setState({ step: 'reading', ...progress }),
    );
    if (read === null) return;
    if (read.length > 0) {
      setState({ step: 'idle' });
      onRead(read, shop);
    } else {
      const problem = signal.aborted ? undefined : 'None of these products could be read.';
      setState({ step: 'idle', ...(problem ? { problem } : {}) });
    }
  }

  return {
    state,
    list: (address: string) => void list(address),
    readPicked: (picked: readonly ListedProduct[], shop: string) => void readPicked(picked, shop),
    /** Stops reading products, and continues with the products that were already read. */
    stop: () => {
      running.current?.abort(STOPPED);
      setState((known) => (known.step === 'reading' ? known : { step: 'idle' }));
    },
  };
}

/** Number of products that were read, number of products that can't be read, and total number. */
interface Progress {
  done: number;
  failed: number;
  of: number;
}

/**
 * Reads the pages of products in order, until the user stops the reading. Returns null when the user has
 * requested another shop or left the page.
 */
async function readProducts(
  chosen: readonly ListedProduct[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<PageProposal[] | null> {
  const read: PageProposal[] = [];
  let failed = 0;
  for (const { address } of chosen) {
    onProgress({ done: read.length + failed, failed, of: chosen.length });
    const proposal = await readProduct(address, signal);
    if (signal.aborted && signal.reason !== STOPPED) return null;
    if (signal.aborted) break;
    if (proposal) read.push(proposal);
    else failed += 1;
  }
  return read;
}

/**
 * Reads the page of one product, and waits when the per-user rate limit requires a delay. Returns null for a
 * product page that can't be read.
 */
async function readProduct(address: string, signal: AbortSignal): Promise<PageProposal | null> {
  for (;;) {
    try {
      const page = await readShopPage(address, signal);
      return page.state === 'read' && page.proposal.name ? page.proposal : null;
    } catch (cause) {
      const seconds = cause instanceof Error ? getRetrySeconds(cause) : undefined;
      if (signal.aborted || seconds === undefined) return null;
      await pause(seconds * 1000, signal);
      if (signal.aborted) return null;
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function hostOf([first]: readonly ListedProduct[]): string {
  return first ? new URL(first.address).host : '';
}

function explainFailure(cause: unknown): string {
  return cause instanceof EditorRequestError
    ? cause.message
    : 'The shop can’t be read right now. Please try again.';
}
