import type { ReactNode } from 'react';
import classes from './button.module.css';

export type ButtonLook = 'primary' | 'default' | 'quiet';

/** Returns the class of a button's look, for links that look like buttons. */
export function getButtonClass(look: ButtonLook): string {
  return `${classes.button} ${classes[look]}`;
}

interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  look?: ButtonLook;
  /** The button's action is running: it can't be pressed again, and its name says so. */
  busy?: boolean;
}

/** Shows the shell's own button, so that header and error pages work without a component kit. */
export function Button({ children, onClick, look = 'default', busy = false }: ButtonProps) {
  return (
    <button
      type="button"
      className={getButtonClass(look)}
      onClick={onClick}
      disabled={busy}
      aria-busy={busy}
    >
      {children}
    </button>
  );
}
