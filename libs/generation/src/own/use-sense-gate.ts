import { unclearProduct } from '@adwright/ads/shown-as';
import { UNCLEAR_PRODUCT_TEXTS } from '@adwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** Asks before a credit is spent on a product that nobody can make out. */
export interface SenseGate {
  /** Why the product of the last try is unclear; null where it isn't. */
  doubt: { product: string; text: string } | null;
  /** Whether a product may be paid for: it is clear, or the user wants it anyway, or the engine gives no answer. */
  pass: (product: string) => Promise<boolean>;
  /** Lets the doubted product through the next time. */
  release: () => void;
}

export function useSenseGate(): SenseGate {
  const queryClient = useQueryClient();
  const [doubt, setDoubt] = useState<SenseGate['doubt']>(null);
  const wanted = useRef<string | null>(null);
  return {
    doubt,
    async pass(product) {
      const reason = product === wanted.current ? null : await unclearProduct(queryClient, product);
      setDoubt(reason && { product, text: UNCLEAR_PRODUCT_TEXTS[reason] });
      return reason === null;
    },
    release() {
      wanted.current = doubt?.product ?? null;
    },
  };
}
