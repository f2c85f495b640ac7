import type { ReactNode } from 'react';
import classes from './editor.module.css';

/**
 * Shows the editor's h1 and commands in one low row, which leaves space for the picture. The shell focuses the
 * h1 on navigation.
 */
export function EditorHeader({ children }: { children: ReactNode }) {
  return (
    <header className={classes.header}>
      <div>
        <h1 tabIndex={-1}>Edit Ad</h1>
        <p>Editing is free. Every save becomes a version that you can go back to.</p>
      </div>
      <div className={classes.actions}>{children}</div>
    </header>
  );
}
