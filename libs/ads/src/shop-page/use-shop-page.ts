import type { PageProposal, PageResult, UnreadableResult } from '@adwright/contracts/shop-page';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readSavedPage, readShopPage } from './shop-page-requests.ts';

type PageOrder = { address: string } | { address: string; file: Blob; isText: boolean };

/** Reads one page at a time; the newest order counts. */
export function useShopPage() {
  const running = useRef<AbortController>(null);
  const [unreadable, setUnreadable] = useState<UnreadableResult | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { reset, mutate, data, error, isPending } = useMutation({
    onMutate: (order) => {
      if (!('file' in order)) setUnreadable(null);
    },
    onSuccess: (page) => setUnreadable(page.state === 'unreadable' ? page : null),
    mutationFn: (order: PageOrder): Promise<PageResult> => {
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      return 'file' in order
        ? readSavedPage(order.file, order, signal)
        : readShopPage(order.address, signal);
    },
  });
  /** Gives up what is being read. */
  const stop = () => {
    running.current?.abort();
    reset();
  };
  const proposal: PageProposal | null = data?.state === 'read' ? data.proposal : null;
  return {
    proposal,
    /** Why there is no proposal. It stays while the page's text or saved file is read, which may be unreadable, too. */
    unreadable,
    /** Why the request was refused; a page that can't be read is a result. */
    problem: error?.message,
    isReading: isPending,
    read: mutate,
    stop,
    /** Stops, and forgets what was read. */
    clear: () => {
      stop();
      setUnreadable(null);
    },
  };
}
