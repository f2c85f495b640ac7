import { parsePrivateObject } from '@adwright/contracts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { encodeReadableAddress, SIGNED_SECONDS } from './readable-address.ts';

const SIGNED_MS = SIGNED_SECONDS * 1000;
/** Minimum remaining validity of a signed URL that is used again. */
const FRESH_MS = SIGNED_MS * 0.8;

/**
 * A URL that an `img` element can load: see {@link encodeReadableAddress}. When the URL can't be signed, this
 * is the original URL, and the picture fails to load like any other.
 */
interface ReadableAddress {
  /** The original address when it can't be signed: the picture then fails to load like any other. */
  address: string | null | undefined;
  isPending: boolean;
  /**
   * Called for a picture that failed to load. Signs its URL again if the URL has expired, and returns whether
   * it has.
   */
  renew: () => boolean;
}

export function useReadableAddress(address: string | null | undefined): ReadableAddress {
  const isPrivate = Boolean(address && parsePrivateObject(address));
  const { data, dataUpdatedAt, isFetching, isPending, isError, refetch } = useQuery({
    queryKey: ['readable-address', address],
    queryFn: address && isPrivate ? () => encodeReadableAddress(address) : skipToken,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    // A picture that is already shown keeps its URL, so that it does not load again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isOver = () => Date.now() - dataUpdatedAt > SIGNED_MS;
  if (!isPrivate || isError) return { address, isPending: false, renew: () => false };
  return {
    address: data,
    isPending: isPending || (isFetching && isOver()),
    renew: () => {
      if (!isOver()) return false;
      void refetch();
      return true;
    },
  };
}
