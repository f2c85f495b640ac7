import type { RecipeElement } from '@adwright/contracts';
import { Button } from '@adwright/ui/kit-core';
import { Dices, Lock, LockOpen } from 'lucide-react';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

interface ElementToolsProps {
  editor: Editor;
  element: RecipeElement;
  /** Noun for the element in the button's name, as in "Another headline". */
  noun: string;
}

/**
 * Shows a button that replaces one element by a random variant, and a lock that protects the element. The
 * accessible names of both buttons begin with their visible text.
 */
export function ElementTools({ editor, element, noun }: ElementToolsProps) {
  const isLocked = editor.locks.includes(element);
  return (
    <span className={classes.tools}>
      <Button
        type="text"
        size="small"
        aria-label={`Another ${noun}`}
        title={`Another ${noun}`}
        icon={<Dices size={16} aria-hidden />}
        disabled={isLocked || editor.isRolling}
        onClick={() => editor.roll([element])}
      >
        Another
      </Button>
      <Button
        type="text"
        size="small"
        aria-label={`Keep this ${noun}`}
        aria-pressed={isLocked}
        title={isLocked ? `Let dice change the ${noun}` : `Keep this ${noun}`}
        icon={isLocked ? <Lock size={16} aria-hidden /> : <LockOpen size={16} aria-hidden />}
        onClick={() => editor.toggleLock(element)}
      >
        Keep
      </Button>
    </span>
  );
}
