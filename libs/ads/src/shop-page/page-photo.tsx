import { Skeleton } from '@adwright/ui/kit-skeleton';
import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import classes from './shop-page.module.css';
import { buildPictureSource, pagePhotoQuery } from './shop-page-requests.ts';

/** Shows a picture of a shop page as a thumbnail, or a text when the picture can't be loaded. */
export function PagePhoto({ address, alt }: { address: string; alt: string }) {
  const { data, isError } = useQuery(pagePhotoQuery(address, 'small'));
  if (isError) {
    return (
      <span className={classes.noPhoto}>
        <ImageOff size={20} aria-hidden />
        <span>Can’t be loaded</span>
      </span>
    );
  }
  if (!data) return <Skeleton.Node active className={classes.photo} />;
  return <img className={classes.photo} src={buildPictureSource(data.photo)} alt={alt} />;
}
