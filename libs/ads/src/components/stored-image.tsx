import type { ComponentProps } from 'react';
import { useReadableAddress } from '../readable-address/use-readable-address.ts';

interface StoredImageProps extends Pick<ComponentProps<'img'>, 'decoding' | 'loading'> {
  src: string;
  alt: string;
}

/** A picture of the storage, including private ones of the signed-in user. */
export function StoredImage({ src, ...image }: StoredImageProps) {
  const { address, isPending, renew } = useReadableAddress(src);
  return (
    <img
      {...image}
      alt={image.alt}
      src={isPending ? undefined : (address ?? undefined)}
      onError={renew}
    />
  );
}
