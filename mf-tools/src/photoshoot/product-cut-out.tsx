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
  /** The photo in the library; null until it has been added. */
  asset: AssetRow | null;
  isCutting: boolean;
  /** Why the background could not be removed. */
  error: Error | null;
  disabled: boolean;
  /** The product's name in the form. */
  product: string;
  /** Called with the photo after the user has removed its background by hand. */
  onCut: (asset: AssetRow) => void;
}

/**
 * Shows the product photo without its background, as the photoshoot will use it. If the background can't be
 * removed, the component offers to do that by hand, or an ad with the whole photo.
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
