import type { AssetRow } from '@adwright/contracts';
import clsx from 'clsx';
import { StoredImage } from '../components/stored-image.tsx';
import classes from './asset-picture.module.css';

interface AssetPictureProps {
  asset: AssetRow;
  /** True to show the uploaded file instead of its cut-out. */
  whole?: boolean;
  /** Alt text of the picture; empty when text beside the picture already describes it. */
  alt: string;
  className?: string;
}

/** Shows an asset, with a checkerboard behind its transparent areas. */
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
