import { ProductPhotoField } from '@adwright/ads/assets';
import { BrandField } from '@adwright/ads/brand';
import classes from './own-fields.module.css';
import type { OwnFieldsHandle } from './use-own-fields.ts';

interface OwnFieldsProps {
  own: OwnFieldsHandle;
  /** True for a form that makes ads with a product. A form that makes ads with a product offers a product photo. */
  withPhoto?: boolean;
  disabled: boolean;
}

/** Shows optional fields for the user's product photo and brand kit, below the other fields of a form. */
export function OwnFields({ own, withPhoto = false, disabled }: OwnFieldsProps) {
  return (
    <div className={classes.own}>
      {withPhoto ? (
        <ProductPhotoField
          value={own.choice.photo}
          disabled={disabled}
          onChange={own.choosePhoto}
          onUploading={own.setUploading}
        />
      ) : null}
      <BrandField value={own.choice.brand} disabled={disabled} onChange={own.chooseBrand} />
    </div>
  );
}
