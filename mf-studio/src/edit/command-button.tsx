import { Button } from '@adwright/ui/kit-core';
import type { ReactNode } from 'react';
import { type Command, type CommandId, formatAriaShortcut, formatShortcut } from './commands.ts';

interface CommandButtonProps {
  commands: readonly Command[];
  id: CommandId;
  icon?: ReactNode;
  /** True to show only the icon of the command. */
  isIconOnly?: boolean;
  isPrimary?: boolean;
  isBusy?: boolean;
}

/** Shows a button that runs a command of the editor and shows the command's shortcut. */
export function CommandButton(props: CommandButtonProps) {
  const { commands, id, icon, isIconOnly = false, isPrimary = false, isBusy = false } = props;
  const command = commands.find((each) => each.id === id);
  if (!command) return null;
  const { name, shortcuts, isEnabled, run } = command;
  const [shortcut] = shortcuts;
  return (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      icon={icon}
      aria-label={isIconOnly ? name : undefined}
      aria-keyshortcuts={shortcut && formatAriaShortcut(shortcut)}
      title={shortcut ? `${name} (${formatShortcut(shortcut)})` : name}
      disabled={!isEnabled}
      loading={isBusy && { delay: 300 }}
      onClick={run}
    >
      {isIconOnly ? null : name}
    </Button>
  );
}
