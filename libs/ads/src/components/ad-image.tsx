import { buildRenditionUrl } from '@adwright/contracts';
import { ImageFrame } from '@adwright/ui';
import { type ReactNode, useState } from 'react';
import { useReadableAddress } from '../readable-address/use-readable-address.ts';

/**
 * Width in pixels of the scaled-down image that cards show. The width suffices for a card of 400 CSS pixels
 * at a device pixel ratio of 1.5. A larger image would make no visible difference.
 */
const RENDITION_WIDTH_PX = 600;

interface AdImageProps {
  src: string | null | undefined;
  alt: string;
  format?: 'square' | 'story';
  /** The size `card` shows a scaled-down image. The size `full` shows the original. */
  size?: 'card' | 'full';
  priority?: 'high' | 'auto';
  /** Called when neither the scaled-down image nor the original can be loaded. */
  onError?: () => void;
  overlay?: ReactNode;
}

/**
 * Shows an ad's image in a frame with the format's aspect ratio. Cards show a scaled-down image, or the
 * original if the storage can't scale the image. Signed-in owners also see their private originals.
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
