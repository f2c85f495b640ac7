import type { AssetRow } from '@adwright/contracts';
import type { Availability, PageProposal } from '@adwright/contracts/shop-page';
import { Checkbox } from '@adwright/ui/kit-controls';
import { useState } from 'react';
import { PhotoChoice } from './photo-choice.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalField } from './proposal-field.tsx';
import { ProposalLanguage } from './proposal-language.tsx';
import { buildProposedValues, type ProposedValues } from './proposed-values.ts';
import classes from './shop-page.module.css';
import { useProposedPicture } from './use-proposed-picture.ts';

/** Values from a product's page that the user has confirmed. */
export interface ConfirmedProduct extends Omit<ProposedValues, 'description'> {
  /** The photo's entry in the asset library; null when the user selected no photo. */
  photo: AssetRow | null;
}

interface ProductProposalProps {
  proposal: PageProposal;
  onConfirm: (product: ConfirmedProduct) => void;
  onDiscard: () => void;
}

const AVAILABILITY_NOTES: Readonly<Record<Availability, string>> = {
  'in-stock': '',
  'out-of-stock': 'The page says that it is sold out.',
  preorder: 'The page says that it can be ordered in advance.',
  discontinued: 'The page says that it is no longer sold.',
};

/**
 * Shows the product values that were read from a shop's page, which the user can change and confirm. Confirming
 * the proposal uploads the photo.
 */
export function ProductProposal({ proposal, onConfirm, onDiscard }: ProductProposalProps) {
  const { photos, availability } = proposal;
  const [values, setValues] = useState(() => buildProposedValues(proposal));
  const [saysMore, setSaysMore] = useState(false);
  const [photo, setPhoto] = useState<string | null>(photos[0]?.value ?? null);
  const { confirm, problem, isBusy } = useProposedPicture('product');

  function confirmProduct() {
    const { description: more, ...others } = values;
    const product = saysMore && more ? `${values.product}. ${more}`.slice(0, 500) : values.product;
    void confirm({ address: photo, name: values.product }, (uploaded) =>
      onConfirm({ ...others, product, photo: uploaded }),
    );
  }

  const stock = availability ? AVAILABILITY_NOTES[availability.value] : '';
  return (
    <section className={classes.proposal} aria-label="What the page says">
      <p className={classes.quiet}>
        Check it and change what you like. Nothing is saved or charged before you fill in the form.
        {stock ? ` ${stock}` : ''}
      </p>
      <ProductFields
        proposal={proposal}
        values={values}
        onChange={(changes) => setValues((known) => ({ ...known, ...changes }))}
        saysMore={saysMore}
        onSayMore={setSaysMore}
      />
      <PhotoChoice
        label="Photo for the ad"
        subject={values.product || 'The product'}
        photos={photos}
        value={photo}
        onChange={setPhoto}
        withCutOut
      />
      <ProposalActions
        label="Fill in the form"
        problem={problem}
        isBusy={isBusy}
        onConfirm={confirmProduct}
        onDiscard={onDiscard}
      />
    </section>
  );
}

interface ProductFieldsProps {
  proposal: PageProposal;
  values: ProposedValues;
  onChange: (changes: Partial<ProposedValues>) => void;
  /** True to add the page's description to the brief. */
  saysMore: boolean;
  onSayMore: (saysMore: boolean) => void;
}

function ProductFields(props: ProductFieldsProps) {
  const { proposal, values, onChange, saysMore, onSayMore } = props;
  const { name, description, audience, price, brand, language } = proposal;
  return (
    <>
      <ProposalField
        label="Product on the page"
        value={values.product}
        found={name}
        onChange={(product) => onChange({ product })}
      />
      <ProposalField
        label="Short description"
        value={values.description}
        found={description}
        isLong
        onChange={(more) => onChange({ description: more })}
      />
      {values.description ? (
        <Checkbox checked={saysMore} onChange={({ target }) => onSayMore(target.checked)}>
          Tell the copywriter this description, too
        </Checkbox>
      ) : null}
      <ProposalField
        label="Who it is for"
        value={values.audience}
        found={audience}
        onChange={(whom) => onChange({ audience: whom })}
      />
      <div className={classes.pair}>
        <ProposalField
          label="Brand on the page"
          value={values.brandName}
          found={brand.name}
          onChange={(brandName) => onChange({ brandName })}
        />
        <ProposalLanguage
          value={values.language}
          found={language}
          onChange={(chosen) => onChange({ language: chosen })}
        />
      </div>
      <div className={classes.pair}>
        <ProposalField
          label="Price now"
          value={values.price}
          found={price}
          onChange={(now) => onChange({ price: now })}
        />
        <ProposalField
          label="Price before"
          value={values.was}
          found={price?.value.was === undefined ? null : price}
          onChange={(was) => onChange({ was })}
        />
      </div>
    </>
  );
}
