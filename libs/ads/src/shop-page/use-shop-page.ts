import type { PageProposal, PageResult, UnreadableResult } from '@adwright/contracts/shop-page';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readSavedPage, readShopPage } from './shop-page-requests.ts';

type PageOrder = { address: string } | { address: string; file: Blob; isText: boolean };

/** A shop page that was read, with a sequence number that is higher than the numbers of earlier pages. */
export interface ReadProposal {
  number: number;
  proposal: PageProposal;
}

/** Reads one shop page at a time. A new request cancels the previous request. */
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
  /** Cancels the reading of a shop's page. */
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
     * The reason why the page gives no proposal. It remains visible while the engine reads the page's text or
     * saved file, because they may be unreadable too.
     */
    unreadable,
    /**
     * The reason why the engine refused the request. The reason is undefined for an unreadable page, because the engine
     * did not refuse the request.
     */
    problem: error?.message,
    isReading: isPending,
    order: (order: PageOrder) => {
      newest.current += 1;
      mutate({ order, number: newest.current });
    },
    stop,
    /** Cancels reading the page, and discards the proposal. */
    clear: () => {
      stop();
      setUnreadable(null);
    },
    /** Tells whether the page with the given sequence number was requested last. */
    isNewest: (number: number) => number === newest.current,
    /**
     * Records that the user has confirmed the page with the given sequence number. The photo is uploaded
     * before the confirmation is recorded. Confirmations may therefore arrive in another order than the
     * pages.
     * @returns false when the user has already confirmed a newer page
     */
    confirm: (number: number): boolean => {
      if (number < confirmed.current) return false;
      confirmed.current = number;
      return true;
    },
  };
}
