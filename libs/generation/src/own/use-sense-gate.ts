import { explainUnclearProduct } from '@adwright/ads/shown-as';
import { UNCLEAR_PRODUCT_TEXTS } from '@adwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** Asks the user for confirmation before a credit is spent on an unclear product. */
export interface SenseGate {
  /** The reason why the product of the last attempt is unclear; null when the product is clear. */
  doubt: { product: string; text: string } | null;
  /**
   * Resolves to true when the product is clear, when the user has confirmed the product, or when the engine
   * gives no answer.
   */
  pass: (product: string) => Promise<boolean>;
  /** Confirms the unclear product, so that the next attempt passes. */
  release: () => void;
}

export function useSenseGate(): SenseGate {
  const queryClient = useQueryClient();
  const [doubt, setDoubt] = useState<SenseGate['doubt']>(null);
  const wanted = useRef<string | null>(null);
  return {
    doubt,
    async pass(product) {
      const reason =
        product === wanted.current ? null : await explainUnclearProduct(queryClient, product);
      setDoubt(reason && { product, text: UNCLEAR_PRODUCT_TEXTS[reason] });
      return reason === null;
    },
    release() {
      wanted.current = doubt?.product ?? null;
    },
  };
}
