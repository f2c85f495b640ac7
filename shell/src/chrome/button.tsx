import type { ReactNode } from 'react';
import classes from './button.module.css';

export type ButtonLook = 'primary' | 'default' | 'quiet';

/** The class of a button's look, for links that look like one. */
export function buttonClass(look: ButtonLook): string {
  return `${classes.button} ${classes[look]}`;
}

interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  look?: ButtonLook;
  /** Pressed and working: it can't be pressed again, and says so. */
  busy?: boolean;
}

/** The shell's own button: the chrome and its error pages work without any kit. */
export function Button({ children, onClick, look = 'default', busy = false }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(look)}
      onClick={onClick}
      disabled={busy}
      aria-busy={busy}
    >
      {children}
    </button>
  );
}
