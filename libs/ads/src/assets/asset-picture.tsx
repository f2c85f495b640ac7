import type { AssetRow } from '@adwright/contracts';
import clsx from 'clsx';
import { StoredImage } from '../components/stored-image.tsx';
import classes from './asset-picture.module.css';

interface AssetPictureProps {
  asset: AssetRow;
  /** Shows the uploaded file instead of its cut-out. */
  whole?: boolean;
  /** Empty when a text beside the picture describes it. */
  alt: string;
  className?: string;
}

/** An asset on a checkerboard where it is transparent. */
export function AssetPicture({ asset, whole = false, alt, className }: AssetPictureProps) {
  const { image_url, cutout_url, kind } = asset;
  const showsCutout = cutout_url !== null && !whole;
  return (
    <span
      className={clsx(
        classes.picture,
        (showsCutout || kind === 'logo') && classes.transparent,
        className,
      )}
    >
      <StoredImage
        src={showsCutout ? cutout_url : image_url}
        alt={alt}
        decoding="async"
        loading="lazy"
      />
    </span>
  );
}
