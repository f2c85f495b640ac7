import type { ReactNode } from 'react';
import classes from './button.module.css';

export type ButtonLook = 'primary' | 'default' | 'quiet';

/** Returns the CSS class for a button style, for links that look like buttons. */
export function getButtonClass(look: ButtonLook): string {
  return `${classes.button} ${classes[look]}`;
}

interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  look?: ButtonLook;
  /** True while the button's action is running: the button can't be pressed again, and its name says so. */
  busy?: boolean;
}

/** Shows a button of the shell, which works without a component kit, for the header and error pages. */
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
