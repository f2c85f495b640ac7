import { parsePrivateObject } from '@adwright/contracts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { encodeReadableAddress, SIGNED_SECONDS } from './readable-address.ts';

const SIGNED_MS = SIGNED_SECONDS * 1000;
/** Time in milliseconds during which a signed URL is used again. */
const FRESH_MS = SIGNED_MS * 0.8;

/**
 * A URL that an `img` element can load: see {@link encodeReadableAddress}. If the URL can't be signed, the
 * original URL is used, and the picture fails to load.
 */
interface ReadableAddress {
  /**
   * URL for the `img` element. If it can't be signed, this is the original URL, and the picture fails to
   * load.
   */
  address: string | null | undefined;
  isPending: boolean;
  /**
   * Called for a picture that failed to load. If its URL has expired, signs the URL again and returns true.
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
    // A visible picture keeps its URL, so that the picture does not load again.
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
