import type { PageResult } from '@adwright/contracts/shop-page';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { readSavedPage, readShopPage } from './shop-page-requests.ts';

type PageOrder = { address: string } | { address: string; file: Blob; isText: boolean };

/** Reads one page at a time; the newest order counts. */
export function useShopPage() {
  const running = useRef<AbortController>(null);
  const { reset, mutate, data, error, isPending } = useMutation({
    mutationFn: (order: PageOrder): Promise<PageResult> => {
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      return 'file' in order
        ? readSavedPage(order.file, order, signal)
        : readShopPage(order.address, signal);
    },
  });
  return {
    result: data,
    /** Why the request was refused; a page that can't be read is a result. */
    problem: error?.message,
    isReading: isPending,
    read: mutate,
    /** Gives up what is being read, and forgets what was. */
    clear: () => {
      running.current?.abort();
      reset();
    },
  };
}
