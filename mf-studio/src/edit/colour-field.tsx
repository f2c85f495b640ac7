import { Button } from '@adwright/ui/kit-core';
import { useId } from 'react';
import classes from './editor.module.css';

interface ColourFieldProps {
  label: string;
  value: string;
  isOwn: boolean;
  onChange: (colour: string) => void;
  onReset: () => void;
}

/** A colour of the ad, which can go back to the one that the engine suggests. */
export function ColourField({ label, value, isOwn, onChange, onReset }: ColourFieldProps) {
  const id = useId();
  return (
    <li>
      <input
        id={id}
        type="color"
        className={classes.swatch}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <label htmlFor={id}>{label}</label>
      <code>{value}</code>
      {isOwn ? (
        <Button type="link" size="small" onClick={onReset} aria-label={`Suggested ${label} color`}>
          Use suggested
        </Button>
      ) : null}
    </li>
  );
}
