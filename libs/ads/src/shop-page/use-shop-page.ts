import type { PageProposal, PageResult, UnreadableResult } from '@adwright/contracts/shop-page';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readSavedPage, readShopPage } from './shop-page-requests.ts';

type PageOrder = { address: string } | { address: string; file: Blob; isText: boolean };

/** A page that was read, with a sequence number that is higher than those of earlier pages. */
export interface ReadProposal {
  number: number;
  proposal: PageProposal;
}

/** Reads one page at a time. A new request replaces the previous one. */
export function useShopPage() {
  const running = useRef<AbortController>(null);
  const newest = useRef(0);
  const confirmed = useRef(0);
  const [unreadable, setUnreadable] = useState<UnreadableResult | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { reset, mutate, data, error, isPending } = useMutation({
    onMutate: ({ order }) => {
      if (!('file' in order)) setUnreadable(null);
    },
    onSuccess: ({ page }) => setUnreadable(page.state === 'unreadable' ? page : null),
    mutationFn: async ({ order, number }: { order: PageOrder; number: number }) => {
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      const page: PageResult = await ('file' in order
        ? readSavedPage(order.file, order, signal)
        : readShopPage(order.address, signal));
      return { page, number };
    },
  });
  /** Cancels the reading. */
  const stop = () => {
    running.current?.abort();
    newest.current += 1;
    reset();
  };
  const read: ReadProposal | null =
    data?.page.state === 'read' ? { number: data.number, proposal: data.page.proposal } : null;
  return {
    read,
    /**
     * The reason why there is no proposal. The reason stays visible while the engine reads the page's text or
     * saved file, which may be unreadable too.
     */
    unreadable,
    /** The reason why the request was refused. An unreadable page is a normal result. */
    problem: error?.message,
    isReading: isPending,
    order: (order: PageOrder) => {
      newest.current += 1;
      mutate({ order, number: newest.current });
    },
    stop,
    /** Cancels reading, and discards what was read. */
    clear: () => {
      stop();
      setUnreadable(null);
    },
    /** Whether this is still the page that was requested last. */
    isNewest: (number: number) => number === newest.current,
    /**
     * Notes that a page has been confirmed. The photo is uploaded first, so uploads may finish in another order
     * than their pages were read.
     * @returns false when a newer page was confirmed already
     */
    confirm: (number: number): boolean => {
      if (number < confirmed.current) return false;
      confirmed.current = number;
      return true;
    },
  };
}
