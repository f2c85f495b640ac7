import type { AssetKind, AssetRow } from '@adwright/contracts';
import { EmptyState, ErrorState } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import classes from './asset-grid.module.css';
import { AssetPicture } from './asset-picture.tsx';
import { useAssets, useDeleteAsset } from './use-assets.ts';

interface AssetGridProps {
  /** Kind of assets that the grid shows (photos or logos); when absent, all kinds. */
  kind?: AssetKind;
  /** Called with the asset that the user selects; when absent, assets can't be selected. */
  onChosen?: (asset: AssetRow) => void;
}

/** Shows the user's uploads, with their cut-outs. The user can delete each asset after a confirmation. */
export function AssetGrid({ kind, onChosen }: AssetGridProps) {
  const { data, isError, refetch } = useAssets();
  const assets = data?.filter((asset) => kind === undefined || asset.kind === kind);
  if (isError && !assets) {
    return <ErrorState title="Your library can’t be loaded." onRetry={() => void refetch()} />;
  }
  if (!assets) {
    return (
      <div role="status" aria-label="Loading your library">
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </div>
    );
  }
  if (assets.length === 0) {
    return (
      <EmptyState
        title="Nothing here yet"
        description="Every photo and logo that you upload waits here to be used again."
      />
    );
  }
  return (
    <ul className={classes.grid}>
      {assets.map((asset) => (
        <AssetItem key={asset.id} asset={asset} onChosen={onChosen} />
      ))}
    </ul>
  );
}

interface AssetItemProps {
  asset: AssetRow;
  onChosen: AssetGridProps['onChosen'];
}

function AssetItem({ asset, onChosen }: AssetItemProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useDeleteAsset();
  const picture = (
    <>
      <AssetPicture asset={asset} alt="" className={classes.picture} />
      <span className={classes.name}>{asset.name}</span>
    </>
  );
  return (
    <li className={classes.item}>
      {onChosen ? (
        <button type="button" className={classes.choose} onClick={() => onChosen(asset)}>
          {picture}
        </button>
      ) : (
        <span className={classes.choose}>{picture}</span>
      )}
      {isAsking ? (
        <div className={classes.confirm}>
          <p className={classes.question}>
            Delete it? Ads made with it stay, but can’t be edited with it any more.
          </p>
          <div className={classes.answers}>
            <Button
              size="small"
              danger
              loading={isPending && { delay: 300 }}
              onClick={() => mutate(asset, { onError: () => setIsAsking(false) })}
            >
              Delete
            </Button>
            <Button size="small" autoFocus onClick={() => setIsAsking(false)}>
              Keep
            </Button>
          </div>
        </div>
      ) : (
        <div className={classes.foot}>
          <span className={classes.note}>
            {asset.width} × {asset.height}
            {asset.kind === 'product' && asset.cutout_url === null ? ', not cut out' : ''}
          </span>
          <Button
            type="text"
            size="small"
            aria-label={`Delete ${asset.name}`}
            icon={<Trash2 size={15} aria-hidden />}
            onClick={() => setIsAsking(true)}
          />
        </div>
      )}
    </li>
  );
}
