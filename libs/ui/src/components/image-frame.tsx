import { FORMAT_SIZES, TEXTS } from '@adwright/contracts';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import classes from './image-frame.module.css';

interface ImageFrameProps {
  src: string | null | undefined;
  /** The address of the image is not known yet: the placeholder shows. */
  isPending?: boolean;
  alt: string;
  /** Square 1:1 or story 9:16 (spec §3); the frame keeps its shape whatever the image does. */
  format?: 'square' | 'story';
  /** `high` for images on the first screen; the others load when they come near. */
  priority?: 'high' | 'auto';
  /** Called when loading fails, for a caller that hides the whole item. */
  onError?: () => void;
  /** Controls laid over the corner of the image. */
  overlay?: ReactNode;
}

/**
 * An ad as the hero, never cropped: fixed shape, a placeholder while it loads, and words when there is none
 * or it fails.
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
