import type { ReactNode } from 'react';
import classes from './editor.module.css';

/**
 * Shows the editor's h1 and the commands in one low row, so that the picture has more space. The shell moves
 * the focus to the h1 on navigation.
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
