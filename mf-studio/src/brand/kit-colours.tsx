import {
  BRAND_COLOUR_ROLES,
  type BrandColour,
  type BrandColourRole,
  MAX_BRAND_COLOURS,
} from '@adwright/contracts';
import { Input, Select } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import classes from './kit-form.module.css';
import {
  type ColourValue,
  createColour,
  type KitErrors,
  normaliseHex,
  toColourValues,
} from './kit-values.ts';

const ROLE_LABELS: Record<BrandColourRole, string> = {
  main: 'Main',
  accent: 'Accent, buttons',
  ink: 'Text',
  ground: 'Background',
};
const ROLE_OPTIONS = BRAND_COLOUR_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

interface KitColoursProps {
  colours: ColourValue[];
  onChange: (colours: ColourValue[]) => void;
  /** Colours in the brand kit's logo, which the form suggests; empty without a logo. */
  suggested: readonly BrandColour[];
  errors: KitErrors;
  /**
   * Called with the path of a field that loses the focus. From then on, the field shows its error.
   */
  onLeave: (path: string) => void;
}

/** Shows fields for up to five brand colours, each with its role. */
export function KitColours({ colours, onChange, suggested, errors, onLeave }: KitColoursProps) {
  const change = (key: number, changes: Partial<ColourValue>) =>
    onChange(colours.map((colour) => (colour.key === key ? { ...colour, ...changes } : colour)));
  const isFull = colours.length >= MAX_BRAND_COLOURS;
  return (
    <fieldset className={classes.colours}>
      <legend>Colors</legend>
      <p className={classes.hint}>
        A color is printed exactly or not at all. Where letters could not be read, the ad takes
        another one and says so.
      </p>
      <ul className={classes.rows}>
        {colours.map((colour, index) => (
          <ColourRow
            key={colour.key}
            colour={colour}
            number={index + 1}
            error={errors[`colours.${index}`]}
            onChange={(changes) => change(colour.key, changes)}
            onLeave={() => onLeave(`colours.${index}`)}
            onRemove={() => onChange(colours.filter(({ key }) => key !== colour.key))}
          />
        ))}
      </ul>
      <div className={classes.below}>
        <Button
          icon={<Plus size={15} aria-hidden />}
          disabled={isFull}
          onClick={() => onChange([...colours, createColour(colours)])}
        >
          Add a color
        </Button>
        <span className={classes.hint}>
          {colours.length} of {MAX_BRAND_COLOURS}
        </span>
      </div>
      {suggested.length > 0 && !isSame(colours, suggested) ? (
        <div className={classes.suggested}>
          <span>From your logo</span>
          <span className={classes.swatches} aria-hidden>
            {suggested.map(({ role, hex }) => (
              <span key={`${role} ${hex}`} style={{ background: hex }} />
            ))}
          </span>
          <Button size="small" onClick={() => onChange(toColourValues(suggested))}>
            Use these colors
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

function isSame(colours: readonly ColourValue[], suggested: readonly BrandColour[]): boolean {
  return (
    colours.length === suggested.length &&
    suggested.every(({ role, hex }, index) => {
      const colour = colours[index];
      return colour?.role === role && normaliseHex(colour.hex) === hex;
    })
  );
}

interface ColourRowProps {
  colour: ColourValue;
  number: number;
  error: string | undefined;
  onChange: (changes: Partial<ColourValue>) => void;
  onLeave: () => void;
  onRemove: () => void;
}

function ColourRow({ colour, number, error, onChange, onLeave, onRemove }: ColourRowProps) {
  const errorId = useId();
  const hex = normaliseHex(colour.hex);
  return (
    <li className={classes.row}>
      <input
        type="color"
        className={classes.swatch}
        aria-label={`Pick color ${number}`}
        value={/^#[0-9a-f]{6}$/.test(hex) ? hex : '#000000'}
        onChange={({ target }) => onChange({ hex: target.value })}
      />
      <Input
        className={classes.hex}
        aria-label={`Hex value of color ${number}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        status={error ? 'error' : undefined}
        spellCheck={false}
        placeholder="#1a2b3c"
        value={colour.hex}
        onChange={({ target }) => onChange({ hex: target.value })}
        onBlur={() => {
          onChange({ hex });
          onLeave();
        }}
      />
      <Select
        className={classes.role}
        aria-label={`Use of color ${number}`}
        value={colour.role}
        options={ROLE_OPTIONS}
        onChange={(role) => onChange({ role })}
      />
      <Button
        type="text"
        aria-label={`Remove color ${number}`}
        icon={<X size={16} aria-hidden />}
        onClick={onRemove}
      />
      {error ? (
        <p className={classes.error} id={errorId} role="alert">
          {error}
        </p>
      ) : null}
    </li>
  );
}
