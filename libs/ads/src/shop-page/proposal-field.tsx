import { type Found, PAGE_SOURCE_LABELS } from '@adwright/contracts/shop-page';
import { Input } from '@adwright/ui/kit-controls';
import { useId } from 'react';
import classes from './shop-page.module.css';

interface ProposalFieldProps {
  label: string;
  value: string;
  /** The part of the shop page that states the proposed value; null when no part states the value. */
  found: Found<unknown> | null;
  isLong?: boolean;
  onChange: (value: string) => void;
}

/** Shows a field for one proposed text, which the user may change, and the text's source on the shop page. */
export function ProposalField({
  label,
  value,
  found,
  isLong = false,
  onChange,
}: ProposalFieldProps) {
  const id = useId();
  const common = {
    id,
    value,
    'aria-describedby': `${id}-source`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={classes.part}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {isLong ? (
        <Input.TextArea {...common} autoSize={{ minRows: 2, maxRows: 5 }} maxLength={500} />
      ) : (
        <Input {...common} maxLength={500} />
      )}
      <span id={`${id}-source`} className={classes.source}>
        {found ? `From ${PAGE_SOURCE_LABELS[found.source]}` : 'Not said by the page'}
      </span>
    </div>
  );
}
