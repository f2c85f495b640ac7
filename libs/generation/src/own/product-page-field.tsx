import { goToProductPhoto, readChosenPhoto } from '@adwright/ads/assets';
import { DEFAULT_BRAND, findKit, useBrandKits } from '@adwright/ads/brand';
import {
  BookmarkHelp,
  type ConfirmedProduct,
  ProductProposal,
  readSharedAddress,
  ShopPageField,
} from '@adwright/ads/shop-page';
import type { BrandKitRow, FeatureKey } from '@adwright/contracts';
import { useSignedInUserId } from '@adwright/supabase';
import { Button } from '@adwright/ui/kit-core';
import type { FormInstance } from '@adwright/ui/kit-forms';
import { useSearchParams } from '@adwright/ui/router';
import { useRef, useState } from 'react';
import { keepDraft } from '../draft.ts';
import { fillForm, type KeptField } from './fill-form.ts';
import classes from './product-page-field.module.css';
import type { OwnFieldsHandle } from './use-own-fields.ts';

/** Changes that a confirmed product page caused in the form. */
interface Outcome {
  kept: readonly KeptField[];
  /** Name of the brand kit that was chosen for the page; null when no brand kit was chosen. */
  kit: string | null;
}

const NO_KITS: readonly BrandKitRow[] = [];

interface ProductPageFieldProps {
  feature: FeatureKey;
  form: FormInstance<Record<string, unknown>>;
  own: OwnFieldsHandle;
  disabled: boolean;
}

/**
 * Shows a field for the URL of a product's page, above a form. The confirmed values of the page fill the form.
 */
export function ProductPageField({ feature, form, own, disabled }: ProductPageFieldProps) {
  const userId = useSignedInUserId();
  const [search] = useSearchParams();
  const filled = useRef(new Map<string, string>());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { data: kits = NO_KITS } = useBrandKits();
  /** Id of the brand kit that was chosen because of a product page, as opposed to a brand kit that the user chose. */
  const chosenByPage = useRef<string>(null);

  const outcomePlace = useRef<HTMLDivElement>(null);
  function fill(product: ConfirmedProduct) {
    const kept = fillForm(form, product, filled.current);
    if (product.photo) own.choosePhoto(readChosenPhoto(product.photo));
    setOutcome({ kept, kit: chooseKit(product.brandName) });
    keepDraft(userId, feature, form.getFieldsValue());
  }

  /**
   * Chooses the brand kit of the page's brand, unless the user has chosen a brand kit, and returns the brand kit's
   * name.
   */
  function chooseKit(brandName: string): string | null {
    const { brand } = own.latest();
    if (brand !== DEFAULT_BRAND && brand !== chosenByPage.current) return null;
    const kit = findKit(kits, brandName);
    if (kit || brand !== DEFAULT_BRAND) own.chooseBrand(kit?.id ?? DEFAULT_BRAND);
    chosenByPage.current = kit?.id ?? null;
    return kit?.name ?? null;
  }

  function replaceKept(fields: readonly KeptField[]) {
    for (const { path, offered } of fields) {
      form.setFieldValue(path, offered);
      filled.current.set(String(path), offered);
    }
    setOutcome((known) => known && { ...known, kept: [] });
    // The pressed button disappears, so the focus moves to the element that replaces the button.
    outcomePlace.current?.focus();
    keepDraft(userId, feature, form.getFieldsValue());
  }

  return (
    <>
      <ShopPageField
        label="Paste a product’s address"
        hint="We fill in what the page says: words, price and photo. You decide what stays."
        shared={readSharedAddress(search)}
        disabled={disabled}
        onPhoto={goToProductPhoto}
        help={<BookmarkHelp />}
      >
        {(proposal, { confirm, discard }) => (
          <ProductProposal
            proposal={proposal}
            onDiscard={discard}
            onConfirm={(product) => confirm(() => fill(product))}
          />
        )}
      </ShopPageField>
      <div ref={outcomePlace} tabIndex={-1} role="status">
        {outcome ? (
          <div className={classes.outcome}>
            <p>
              The form below is filled in. {describeKeptFields(outcome.kept)}
              {outcome.kit ? ` Your brand kit “${outcome.kit}” is used.` : ''}
            </p>
            {outcome.kept.length > 0 ? (
              <Button size="small" onClick={() => replaceKept(outcome.kept)}>
                Take the page’s words
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </>
  );
}

function describeKeptFields(kept: readonly KeptField[]): string {
  if (kept.length === 0) return 'Everything can still be changed.';
  const names = new Intl.ListFormat('en').format(kept.map(({ label }) => label));
  return `What you had typed stays in: ${names}.`;
}
