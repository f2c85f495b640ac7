import { FORMAT_SIZES, TEXTS } from '@adwright/contracts';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import classes from './image-frame.module.css';

interface ImageFrameProps {
  src: string | null | undefined;
  /** True while the URL of the image is unknown. While the URL is unknown, the frame shows a placeholder. */
  isPending?: boolean;
  alt: string;
  /** Aspect ratio of the frame, whatever the image's aspect ratio: square 1:1 or story 9:16 (spec §3). */
  format?: 'square' | 'story';
  /**
   * `high` is for images that are visible when the page opens. Other images load shortly before they become
   * visible.
   */
  priority?: 'high' | 'auto';
  /** Called when the image fails to load, so that a caller can hide the whole item. */
  onError?: () => void;
  /** Controls in the corner of the image. */
  overlay?: ReactNode;
}

/**
 * Shows an ad's image in a frame with a fixed aspect ratio, without cropping the image. The frame shows a
 * placeholder while the image loads, and a text when the image is missing or fails.
 */
export function ImageFrame(props: ImageFrameProps) {
  const { alt, format = 'square', isPending = false, priority = 'auto', onError, overlay } = props;
  const src = isPending ? undefined : props.src;
  const [state, setState] = useState<{ src: typeof src; status: 'loading' | 'shown' | 'failed' }>({
    src,
    status: 'loading',
  });
  const status = state.src === src ? state.status : 'loading';
  const { width, height } = FORMAT_SIZES[format];
  const look = src || isPending ? status : 'missing';

  return (
    <div className={clsx(classes.frame, classes[format], classes[look])}>
      {src && status !== 'failed' ? (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority === 'high' ? 'eager' : 'lazy'}
          fetchPriority={priority}
          decoding="async"
          onLoad={() => setState({ src, status: 'shown' })}
          onError={() => {
            setState({ src, status: 'failed' });
            onError?.();
          }}
        />
      ) : isPending ? null : (
        <p className={classes.words}>{src ? TEXTS.imageNotAvailable : TEXTS.noImage}</p>
      )}
      {overlay ? <div className={classes.overlay}>{overlay}</div> : null}
    </div>
  );
}
