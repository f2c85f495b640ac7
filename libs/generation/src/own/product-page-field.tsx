import { chosenPhoto, goToProductPhoto } from '@adwright/ads/assets';
import {
  type ConfirmedProduct,
  ProductProposal,
  ShopPageField,
  sharedAddress,
} from '@adwright/ads/shop-page';
import type { FeatureKey } from '@adwright/contracts';
import { Button } from '@adwright/ui/kit-core';
import type { FormInstance } from '@adwright/ui/kit-forms';
import { useSearchParams } from '@adwright/ui/router';
import { useRef, useState } from 'react';
import { keepDraft } from '../draft.ts';
import { fillForm, type KeptField } from './fill-form.ts';
import classes from './product-page-field.module.css';
import type { OwnFieldsHandle } from './use-own-fields.ts';

interface ProductPageFieldProps {
  userId: string;
  feature: FeatureKey;
  form: FormInstance<Record<string, unknown>>;
  own: OwnFieldsHandle;
  disabled: boolean;
}

/** Above a form: a product's address, from which the form is filled once the user has confirmed what its page says. */
export function ProductPageField({ userId, feature, form, own, disabled }: ProductPageFieldProps) {
  const [search] = useSearchParams();
  const filled = useRef(new Map<string, string>());
  const [kept, setKept] = useState<readonly KeptField[] | null>(null);

  const outcome = useRef<HTMLDivElement>(null);
  function fill(product: ConfirmedProduct) {
    setKept(fillForm(form, product, filled.current));
    if (product.photo) own.choosePhoto(chosenPhoto(product.photo));
    keepDraft(userId, feature, form.getFieldsValue());
  }

  function replaceKept(fields: readonly KeptField[]) {
    for (const { path, offered } of fields) {
      form.setFieldValue(path, offered);
      filled.current.set(String(path), offered);
    }
    setKept([]);
    // The button that was pressed is gone, and would take the focus along.
    outcome.current?.focus();
    keepDraft(userId, feature, form.getFieldsValue());
  }

  return (
    <>
      <ShopPageField
        label="Paste a product’s address"
        shared={sharedAddress(search)}
        disabled={disabled}
        onPhoto={goToProductPhoto}
      >
        {(proposal, discard) => (
          <ProductProposal
            userId={userId}
            proposal={proposal}
            onDiscard={discard}
            onConfirm={(product) => {
              fill(product);
              discard();
            }}
          />
        )}
      </ShopPageField>
      <div ref={outcome} tabIndex={-1} role="status">
        {kept ? (
          <div className={classes.outcome}>
            <p>The form below is filled in. {keptWords(kept)}</p>
            {kept.length > 0 ? (
              <Button size="small" onClick={() => replaceKept(kept)}>
                Take the page’s words
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </>
  );
}

function keptWords(kept: readonly KeptField[]): string {
  if (kept.length === 0) return 'Everything can still be changed.';
  const names = new Intl.ListFormat('en').format(kept.map(({ label }) => label));
  return `What you had typed stays in: ${names}.`;
}
