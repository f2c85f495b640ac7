import type { AssetRow } from '@adwright/contracts';
import { ErrorState } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Radio } from '@adwright/ui/kit-forms';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import clsx from 'clsx';
import { useKeptFocus } from '../hooks/use-kept-focus.ts';
import { AssetIntake } from './asset-intake.tsx';
import { AssetPicture } from './asset-picture.tsx';
import { type ChosenPhoto, readChosenPhoto } from './chosen-photo.ts';
import { CutOutButton } from './cut-out/cut-out-button.tsx';
import classes from './product-photo-field.module.css';
import { useAssets } from './use-assets.ts';

const PRODUCT_PHOTO_ID = 'product-photo';

/** Scrolls to the product photo field of the page and focuses the field. */
export function goToProductPhoto(): void {
  const field = document.getElementById(PRODUCT_PHOTO_ID);
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
}

interface ProductPhotoFieldProps {
  value: ChosenPhoto | null;
  onChange: (value: ChosenPhoto | null, asset: AssetRow | null) => void;
  disabled?: boolean;
  /** Called when an upload begins and when the upload has ended. */
  onUploading?: (isUploading: boolean) => void;
}

/**
 * Shows a field for a photo of the user's product, which the ad shows in place of an illustration. The field
 * shows the cut-out before the user pays for an ad.
 *
 * The fieldset's legend labels only the group, not a control. The label "Product" therefore belongs only to
 * the text field beside the group.
 */
export function ProductPhotoField(props: ProductPhotoFieldProps) {
  const { value, onChange, disabled, onUploading } = props;
  const { data: assets, isError, refetch } = useAssets(value !== null);
  const asset = assets?.find(({ id }) => id === value?.assetId);
  const isGone = value !== null && assets !== undefined && !asset;
  const field = useKeptFocus<HTMLFieldSetElement>(
    value !== null,
    value ? 'input:checked' : 'input[type="file"]',
  );
  return (
    <fieldset ref={field} id={PRODUCT_PHOTO_ID} className={classes.field}>
      <legend className={classes.legend}>
        Your product photo <span className={classes.optional}>Optional</span>
      </legend>
      {value && isError && !assets ? (
        <ErrorState title="Your photo can’t be loaded." onRetry={() => void refetch()} />
      ) : null}
      {value && !isError && !assets ? (
        <div role="status" aria-label="Loading your photo">
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      ) : null}
      {value && asset ? (
        <ChosenAsset asset={asset} value={value} onChange={onChange} disabled={disabled} />
      ) : null}
      {isGone ? (
        <p className={classes.notice} role="status">
          The photo that you chose is no longer in your library.
        </p>
      ) : null}
      {!value || isGone ? (
        <>
          <p className={classes.hint}>Without one, the ad shows an illustration, or type alone.</p>
          <AssetIntake
            kind="product"
            disabled={disabled}
            onUploading={onUploading}
            onChosen={(chosen) => onChange(readChosenPhoto(chosen), chosen)}
          />
        </>
      ) : null}
    </fieldset>
  );
}

const SHOWINGS = [
  ['cutout', 'Cut out', 'Stands in the ad without its background'],
  ['full', 'Fills the ad', 'Cropped around what matters, with words on top'],
  ['framed', 'Framed', 'The whole photo, as it is'],
  ['none', 'None', 'An illustration instead'],
] as const;

interface ChosenAssetProps {
  asset: AssetRow;
  value: ChosenPhoto;
  onChange: ProductPhotoFieldProps['onChange'];
  disabled: boolean | undefined;
}

function ChosenAsset({ asset, value, onChange, disabled }: ChosenAssetProps) {
  const { name, cutout_url, cutout_problem } = asset;
  const isWhole = value.show === 'full' || value.show === 'framed' || cutout_url === null;
  return (
    <div className={classes.chosen}>
      <AssetPicture
        asset={asset}
        whole={isWhole}
        alt={isWhole ? name : `${name}, cut out`}
        className={clsx(classes.picture, value.show === 'none' && classes.unused)}
      />
      <div className={classes.how}>
        <p className={classes.name}>{name}</p>
        <Radio.Group
          className={classes.showings}
          aria-label="How the photo is shown"
          value={value.show}
          disabled={disabled}
          onChange={({ target }) => {
            const chosen = SHOWINGS.find(([show]) => show === target.value);
            if (chosen) onChange({ ...value, show: chosen[0] }, asset);
          }}
        >
          {SHOWINGS.map(([show, label, effect]) => (
            <Radio key={show} value={show} disabled={show === 'cutout' && cutout_url === null}>
              <span className={classes.showing}>
                {label} <small>{effect}</small>
              </span>
            </Radio>
          ))}
        </Radio.Group>
        {cutout_problem ? (
          <p className={classes.notice} role="status">
            {cutout_problem}
          </p>
        ) : null}
        <div className={classes.actions}>
          <CutOutButton
            asset={asset}
            disabled={disabled}
            onSaved={(saved) => onChange({ ...value, show: 'cutout' }, saved)}
          />
          <Button size="small" disabled={disabled} onClick={() => onChange(null, null)}>
            Choose another
          </Button>
        </div>
      </div>
    </div>
  );
}
