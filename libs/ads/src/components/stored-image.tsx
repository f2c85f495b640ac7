import type { ComponentProps } from 'react';
import { useReadableAddress } from '../readable-address/use-readable-address.ts';

interface StoredImageProps extends Pick<ComponentProps<'img'>, 'decoding' | 'loading' | 'onLoad'> {
  src: string;
  alt: string;
}

/** Shows an image from the storage. Signed-in users also see their private images. */
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
