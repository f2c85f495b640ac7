import { goToProductPhoto } from '@adwright/ads/assets';
import { ShownAs } from '@adwright/ads/shown-as';
import { getShownAs } from './own-choice.ts';
import classes from './own-fields.module.css';
import { useAskedBrief } from './use-asked-brief.ts';
import type { OwnFieldsHandle } from './use-own-fields.ts';

interface ShownAsFieldProps {
  own: OwnFieldsHandle;
  disabled: boolean;
}

/**
 * Shows which object the ad will show for the product. The field is hidden when the user has chosen a photo.
 */
export function ShownAsField({ own, disabled }: ShownAsFieldProps) {
  const { product, ...form } = useAskedBrief();
  const { photo } = own.choice;
  if (photo && photo.show !== 'none') return null;
  return (
    <div className={classes.shownAs}>
      <ShownAs
        product={product}
        form={form}
        choice={getShownAs(own.choice, product)}
        disabled={disabled}
        onChoose={(object) => own.chooseShownAs(object, product)}
        onUsePhoto={goToProductPhoto}
      />
    </div>
  );
}
