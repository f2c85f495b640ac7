import { buildRenditionUrl } from '@adwright/contracts';
import { ImageFrame } from '@adwright/ui';
import { type ReactNode, useState } from 'react';
import { useReadableAddress } from '../readable-address/use-readable-address.ts';

/**
 * Width of the rendition in pixels. This width suffices for a card of 400 CSS pixels at a device pixel ratio of
 * 1.5. A larger width would make no visible difference.
 */
const RENDITION_WIDTH_PX = 600;

interface AdImageProps {
  src: string | null | undefined;
  alt: string;
  format?: 'square' | 'story';
  /** `card` is a small rendition; `full` is the original. */
  size?: 'card' | 'full';
  priority?: 'high' | 'auto';
  /** Called when even the original fails to load. */
  onError?: () => void;
  overlay?: ReactNode;
}

/**
 * Shows an ad's image in its frame. Cards show a small rendition, or the original if the storage can't make a
 * rendition. Owners also see their private originals.
 */
export function AdImage({ src, size = 'full', onError, ...frame }: AdImageProps) {
  const [failedRendition, setFailedRendition] = useState<string | null>(null);
  const { address, isPending, renew } = useReadableAddress(src);
  const rendition = src && size === 'card' ? buildRenditionUrl(src, RENDITION_WIDTH_PX) : null;
  const showsRendition = rendition !== null && rendition !== failedRendition;
  return (
    <ImageFrame
      {...frame}
      src={showsRendition ? rendition : address}
      isPending={isPending}
      onError={() => {
        if (showsRendition) setFailedRendition(rendition);
        else if (!renew()) onError?.();
      }}
    />
  );
}
