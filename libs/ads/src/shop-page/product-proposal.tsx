import { type AssetRow, errorMessage, languageName } from '@adwright/contracts';
import type { Availability, PageProposal } from '@adwright/contracts/shop-page';
import { Checkbox } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddAsset } from '../assets/use-assets.ts';
import { PhotoChoice } from './photo-choice.tsx';
import { ProposalField } from './proposal-field.tsx';
import { type ProposedValues, proposedValues } from './proposed-values.ts';
import classes from './shop-page.module.css';
import { pagePhotoQuery, pictureFile } from './shop-page-requests.ts';

/** What the user has confirmed of a product's page. */
export interface ConfirmedProduct extends Omit<ProposedValues, 'description'> {
  brandName: string;
  /** In the library now; null where none was chosen. */
  photo: AssetRow | null;
}

interface ProductProposalProps {
  userId: string;
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

/** What a page says of its product, to be changed and confirmed. Its photo is uploaded when it is confirmed. */
export function ProductProposal({ userId, proposal, onConfirm, onDiscard }: ProductProposalProps) {
  const { name, description, audience, price, photos, brand, language, availability } = proposal;
  const [values, setValues] = useState(() => proposedValues(proposal));
  const [saysMore, setSaysMore] = useState(false);
  const [photo, setPhoto] = useState<string | null>(photos[0]?.value ?? null);
  const queryClient = useQueryClient();
  const adding = useAddAsset(userId, 'product');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (changes: Partial<ProposedValues>) =>
    setValues((known) => ({ ...known, ...changes }));

  async function uploadPhoto(): Promise<AssetRow | null> {
    if (photo === null) return null;
    const read = await queryClient.fetchQuery(pagePhotoQuery(photo, 'cut-out'));
    const added = await adding.mutateAsync(pictureFile(read.photo, values.product));
    return added.asset;
  }

  async function confirm() {
    setBusy(true);
    setProblem(null);
    try {
      const { description: more, ...others } = values;
      const product =
        saysMore && more ? `${values.product}. ${more}`.slice(0, 500) : values.product;
      const brandName = brand.name?.value ?? '';
      onConfirm({ ...others, product, brandName, photo: await uploadPhoto() });
    } catch (cause) {
      setProblem(
        `The photo can’t be used. ${errorMessage(cause, cause instanceof Error ? cause.message : '')}`,
      );
    } finally {
      setBusy(false);
    }
  }

  const notes = [
    language ? `The page is in ${languageName(language.value)}.` : '',
    brand.name ? `Sold by ${brand.name.value}.` : '',
    availability ? AVAILABILITY_NOTES[availability.value] : '',
  ].filter(Boolean);
  return (
    <section className={classes.proposal} aria-label="What the page says">
      <p className={classes.quiet}>
        Check it and change what you like. Nothing is saved or charged before you fill in the form.
        {notes.length > 0 ? ` ${notes.join(' ')}` : ''}
      </p>
      <ProposalField
        label="Product on the page"
        value={values.product}
        found={name}
        onChange={(product) => set({ product })}
      />
      <ProposalField
        label="Short description"
        value={values.description}
        found={description}
        isLong
        onChange={(more) => set({ description: more })}
      />
      {values.description ? (
        <Checkbox checked={saysMore} onChange={({ target }) => setSaysMore(target.checked)}>
          Tell the copywriter this description, too
        </Checkbox>
      ) : null}
      <ProposalField
        label="Who it is for"
        value={values.audience}
        found={audience}
        onChange={(whom) => set({ audience: whom })}
      />
      <div className={classes.pair}>
        <ProposalField
          label="Price now"
          value={values.price}
          found={price}
          onChange={(now) => set({ price: now })}
        />
        <ProposalField
          label="Price before"
          value={values.was}
          found={price?.value.was === undefined ? null : price}
          onChange={(was) => set({ was })}
        />
      </div>
      <PhotoChoice
        label="Photo for the ad"
        subject={values.product || 'The product'}
        photos={photos}
        value={photo}
        onChange={setPhoto}
        withCutOut
      />
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem} Choose another one, or none.
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button type="primary" loading={isBusy} onClick={() => void confirm()}>
          Fill in the form
        </Button>
        <Button disabled={isBusy} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}
