import type { ReactNode } from 'react';
import { useId } from 'react';
import classes from './kit-form.module.css';

/** Attributes that a control of the form gets from its field. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  status: 'error' | undefined;
}

interface KitFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  /** Renders the control with ids and validity of the field. */
  children: (control: ControlProps) => ReactNode;
}

/** Shows a control with its label, its hint and its error message. */
export function KitField({ label, hint, error, children }: KitFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        status: error ? 'error' : undefined,
      })}
      {error ? (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
