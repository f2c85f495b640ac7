import { AssetPicture, CutOutButton } from '@adwright/ads/assets';
import { type AssetRow, getErrorMessage, PATHS } from '@adwright/contracts';
import { startAdOfPhoto } from '@adwright/generation';
import { useSignedInUserId } from '@adwright/supabase';
import { Button } from '@adwright/ui/kit-core';
import { useNavigate } from '@adwright/ui/router';
import type { Ref } from 'react';
import { NOT_CUT_OUT } from './photoshoot-texts.ts';
import classes from './product-cut-out.module.css';

interface ProductCutOutProps {
  ref: Ref<HTMLDivElement>;
  /** The photo's row in the asset library; null until the photo has been added. */
  asset: AssetRow | null;
  isCutting: boolean;
  /** Error which explains why the photo could not be cut out. */
  error: Error | null;
  disabled: boolean;
  /** Name of the product in the form. */
  product: string;
  /** Called with the changed asset after the user has edited the cut-out by hand. */
  onCut: (asset: AssetRow) => void;
}

/**
 * Shows the cut-out of the product photo, as the photoshoot will use it. If the photo can't be cut out, the
 * user can cut out the product by hand, or make an ad with the whole photo.
 */
export function ProductCutOut(props: ProductCutOutProps) {
  const { ref, asset, isCutting, error, disabled, product, onCut } = props;
  const userId = useSignedInUserId();
  const navigate = useNavigate();
  if (isCutting) {
    return (
      <p className={classes.quiet} role="status">
        Cutting out the product…
      </p>
    );
  }
  if (error) {
    return (
      <p className={classes.quiet} role="status">
        {getErrorMessage(error, 'The cut-out can’t be shown right now.')} You can go on: if the
        product can’t be cut out, your credits come back.
      </p>
    );
  }
  if (!asset) return null;
  const isCut = asset.cutout_url !== null;
  return (
    <div ref={ref} tabIndex={-1} className={classes.cutOut}>
      <AssetPicture
        asset={asset}
        alt={isCut ? 'The product, cut out' : 'The photo'}
        className={classes.picture}
      />
      <div className={classes.words}>
        <p role="status">{isCut ? 'This is how it stands in the pictures.' : NOT_CUT_OUT}</p>
        <div className={classes.ways}>
          <CutOutButton asset={asset} disabled={disabled} onSaved={onCut} />
          {isCut ? null : (
            <Button
              size="small"
              disabled={disabled}
              onClick={() => {
                startAdOfPhoto(userId, asset.id, product);
                navigate(PATHS.create);
              }}
            >
              Make an ad with the whole photo
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
