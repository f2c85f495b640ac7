import type { PageProposal } from '@adwright/contracts/shop-page';
import { Radio } from '@adwright/ui/kit-forms';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { PagePhoto } from './page-photo.tsx';
import classes from './shop-page.module.css';
import { buildPictureSource, pagePhotoQuery } from './shop-page-requests.ts';

interface PhotoChoiceProps {
  label: string;
  /** Name of the product or brand in the pictures, for their text alternatives. */
  subject: string;
  photos: PageProposal['photos'];
  value: string | null;
  onChange: (address: string | null) => void;
  /** True to show the cut-out of the selected picture. */
  withCutOut?: boolean;
}

/**
 * Shows the pictures of a shop page, of which the user selects one or none. Selecting a picture does not
 * upload it yet.
 */
export function PhotoChoice(props: PhotoChoiceProps) {
  const { label, subject, photos, value, onChange, withCutOut = false } = props;
  const id = useId();
  if (photos.length === 0) return null;
  return (
    <div className={classes.part}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <Radio.Group
        className={classes.photos}
        aria-labelledby={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : String(target.value))}
      >
        {photos.map(({ value: address }, at) => (
          <Radio key={address} value={address} className={classes.choice}>
            <PagePhoto address={address} alt={`${subject}, ${at + 1} of ${photos.length}`} />
          </Radio>
        ))}
        <Radio value="" className={classes.choice}>
          <span className={classes.noPhoto}>None of these</span>
        </Radio>
      </Radio.Group>
      {withCutOut && value ? <CutOutPreview address={value} subject={subject} /> : null}
    </div>
  );
}

function CutOutPreview({ address, subject }: { address: string; subject: string }) {
  const { data, isPending, error } = useQuery(pagePhotoQuery(address, 'cut-out'));
  if (isPending) {
    return (
      <p className={classes.quiet} role="status">
        Cutting out the product…
      </p>
    );
  }
  if (error) {
    return (
      <p className={classes.problem} role="alert">
        {error.message}
      </p>
    );
  }
  const { cutout, photo, problem } = data;
  return (
    <div className={classes.preview}>
      <img
        className={classes.cutOut}
        src={buildPictureSource(cutout ?? photo)}
        alt={cutout ? `${subject}, cut out` : subject}
      />
      <p className={classes.quiet}>
        {problem ?? (cutout ? 'This is how it stands in an ad.' : 'The photo fills the ad.')}
      </p>
    </div>
  );
}
