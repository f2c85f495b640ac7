import {
  type AssetRow,
  type BrandColour,
  TYPE_PAIRINGS,
  type TypePairing,
} from '@adwright/contracts';
import { PAGE_SOURCE_LABELS, type PageProposal } from '@adwright/contracts/shop-page';
import { Checkbox } from '@adwright/ui/kit-controls';
import { useState } from 'react';
import { PhotoChoice } from './photo-choice.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalField } from './proposal-field.tsx';
import classes from './shop-page.module.css';
import { useProposedPicture } from './use-proposed-picture.ts';

/** Values of a shop's brand that the user has confirmed. */
export interface ConfirmedBrand {
  name: string;
  /** URL of the shop's home page. */
  link: string;
  colours: BrandColour[];
  type: TypePairing | null;
  logo: AssetRow | null;
}

interface BrandProposalProps {
  proposal: PageProposal;
  onConfirm: (brand: ConfirmedBrand) => void;
  onDiscard: () => void;
}

/**
 * Shows the brand values that were read from a shop's page, which the user can change and confirm. Confirming
 * the proposal uploads the logo.
 */
export function BrandProposal({ proposal, onConfirm, onDiscard }: BrandProposalProps) {
  const { brand, address } = proposal;
  const [name, setName] = useState(brand.name?.value ?? '');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [takesType, setTakesType] = useState(brand.type !== null);
  const [logo, setLogo] = useState<string | null>(brand.logos[0]?.value ?? null);
  const { confirm, problem, isBusy } = useProposedPicture('logo');
  const pairing = TYPE_PAIRINGS.find(([key]) => key === brand.type?.value);

  function confirmBrand() {
    const colours = brand.colours.map(({ value }) => value).filter(({ hex }) => !left.has(hex));
    const link = address ? new URL('/', address).href : '';
    const type = takesType ? (brand.type?.value ?? null) : null;
    void confirm({ address: logo, name: `${name} logo` }, (uploaded) =>
      onConfirm({ name: name.trim(), link, colours, type, logo: uploaded }),
    );
  }

  return (
    <section className={classes.proposal} aria-label="What the page says">
      <p className={classes.quiet}>
        Check it, and leave out what you don’t want. Nothing is saved before you save the brand kit.
      </p>
      <ProposalField label="Brand on the page" value={name} found={brand.name} onChange={setName} />
      <PhotoChoice
        label="Logo on the page"
        subject={`Logo of ${name || 'the shop'}`}
        photos={brand.logos}
        value={logo}
        onChange={setLogo}
      />
      {brand.colours.length > 0 ? (
        <fieldset className={classes.colours}>
          <legend className={classes.label}>Colors on the page</legend>
          {brand.colours.map(({ value: { hex, role }, source }) => (
            <Checkbox
              key={hex}
              checked={!left.has(hex)}
              onChange={({ target }) => {
                const others = new Set(left);
                if (target.checked) others.delete(hex);
                else others.add(hex);
                setLeft(others);
              }}
            >
              <span className={classes.swatch} style={{ background: hex }} aria-hidden />
              {hex}, {role}{' '}
              <span className={classes.source}>from {PAGE_SOURCE_LABELS[source]}</span>
            </Checkbox>
          ))}
        </fieldset>
      ) : null}
      {pairing ? (
        <Checkbox checked={takesType} onChange={({ target }) => setTakesType(target.checked)}>
          Type nearest to the page’s: {pairing[1]} with {pairing[2]}
        </Checkbox>
      ) : null}
      <ProposalActions
        label="Fill in the kit"
        problem={problem}
        isBusy={isBusy}
        onConfirm={confirmBrand}
        onDiscard={onDiscard}
      />
    </section>
  );
}
