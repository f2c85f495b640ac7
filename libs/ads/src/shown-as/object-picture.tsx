import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import classes from './shown-as.module.css';
import { useObjectPicture } from './shown-as-queries.ts';

interface ObjectPictureProps {
  /** Path of the thumbnail below the engine's origin; null for an ad that consists of text only. */
  picture: string | null;
  /**
   * True to load the picture only shortly before it becomes visible, because a list has hundreds of pictures.
   */
  lazy?: boolean;
  large?: boolean;
}

/**
 * Shows the thumbnail of a drawn object. The space for the thumbnail remains empty until the thumbnail has
 * loaded.
 */
export function ObjectPicture({ picture, lazy = false, large = false }: ObjectPictureProps) {
  const [place, isNear] = useNear(lazy);
  const { data } = useObjectPicture(picture, isNear);
  return (
    <span ref={place} className={clsx(classes.picture, large && classes.large)} aria-hidden>
      {picture === null ? <TypeMark /> : null}
      {data ? <img src={data} alt="" width={56} height={56} /> : null}
    </span>
  );
}

/** Distance below the visible area at which a picture begins to load. */
const MARGIN = '160px';

function useNear(lazy: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(!lazy);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return [place, isNear] as const;
}

/** Shows a letter and two shapes as the thumbnail of an ad without a product picture. */
function TypeMark() {
  return (
    <svg viewBox="0 0 56 56" className={classes.mark} aria-hidden="true">
      <path d="M28 28h20a20 20 0 0 1-20 20z" />
      <circle cx="38" cy="17" r="9" />
      <path d="M8 8h18v6h-6v34h-6V14H8z" />
    </svg>
  );
}
