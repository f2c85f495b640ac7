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

/** Shows a field for a colour of the ad, with a button that restores the engine's suggestion. */
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
