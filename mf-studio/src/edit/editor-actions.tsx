import { CircleQuestionMark, Copy, Dices, Redo2, Undo2 } from 'lucide-react';
import { CommandButton } from './command-button.tsx';
import type { Command } from './commands.ts';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

interface EditorActionsProps {
  editor: Editor;
  commands: readonly Command[];
}

interface HeaderActionsProps extends EditorActionsProps {
  /** True if undo, redo and saving are in the bar below the panels. */
  hasBar: boolean;
}

/** Shows the commands in the editor's header. */
export function HeaderActions({ editor, commands, hasBar }: HeaderActionsProps) {
  return (
    <>
      {hasBar ? null : <HistoryButtons commands={commands} />}
      {editor.recipe.kind === 'composed' ? (
        <CommandButton
          commands={commands}
          id="rollAll"
          icon={<Dices size={16} aria-hidden />}
          isBusy={editor.isRolling}
        />
      ) : null}
      <CommandButton
        commands={commands}
        id="duplicate"
        icon={<Copy size={16} aria-hidden />}
        isIconOnly
      />
      <CommandButton
        commands={commands}
        id="help"
        icon={<CircleQuestionMark size={16} aria-hidden />}
        isIconOnly
      />
      {hasBar ? null : <SaveButton editor={editor} commands={commands} />}
    </>
  );
}

/** Shows the buttons for undo, redo and saving, which remain visible below the panels of a narrow page. */
export function ActionBar({ editor, commands }: EditorActionsProps) {
  return (
    <div className={classes.bar}>
      <HistoryButtons commands={commands} />
      <SaveStatus editor={editor} />
      <SaveButton editor={editor} commands={commands} />
    </div>
  );
}

function HistoryButtons({ commands }: Pick<EditorActionsProps, 'commands'>) {
  return (
    <>
      <CommandButton
        commands={commands}
        id="undo"
        icon={<Undo2 size={16} aria-hidden />}
        isIconOnly
      />
      <CommandButton
        commands={commands}
        id="redo"
        icon={<Redo2 size={16} aria-hidden />}
        isIconOnly
      />
    </>
  );
}

function SaveButton({ editor, commands }: EditorActionsProps) {
  return <CommandButton commands={commands} id="save" isPrimary isBusy={editor.isSaving} />;
}

function SaveStatus({ editor }: Pick<EditorActionsProps, 'editor'>) {
  const { isSaving, isDirty, saved } = editor;
  const settled = isDirty ? 'Not saved yet' : `Version ${saved.n}`;
  return <span className={classes.saveStatus}>{isSaving ? 'Saving' : settled}</span>;
}
