import { Checkbox } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Modal } from '@adwright/ui/kit-overlays';
import classes from './command-help.module.css';
import { type Command, formatShortcut } from './commands.ts';

interface CommandHelpProps {
  commands: readonly Command[];
  /** True if single keys without Ctrl run commands. */
  hasPlainKeys: boolean;
  onPlainKeys: (isOn: boolean) => void;
  isOpen: boolean;
  onClose: () => void;
}

/** Keys that the help lists for a selected element in the picture. */
const ELEMENT_KEYS = [
  ['Tab', 'Select the next element'],
  ['Arrow keys', 'Move it; with Shift farther'],
  ['+ and −', 'Make it larger or smaller'],
  ['A', 'Align its lines: left, center, right, as in the layout'],
  ['Enter', 'Edit its text'],
  ['Shift and Enter', 'Break a line of the headline or subline while you edit it'],
  ['Shift and click', 'Select one more, to move them together'],
  ['Space', 'The same by keys, once “Select several” is on'],
  ['Escape', 'Let it go'],
] as const;

/** Shows a list of all commands of the editor with their shortcuts; a click on a command runs it. */
export function CommandHelp(props: CommandHelpProps) {
  const { commands, hasPlainKeys, onPlainKeys, isOpen, onClose } = props;
  return (
    <Modal open={isOpen} title="All commands" onCancel={onClose} footer={null}>
      <ul className={classes.commands}>
        {commands
          .filter(({ id }) => id !== 'help')
          .map(({ id, name, shortcuts, isEnabled, run }) => (
            <li key={id}>
              <Button
                type="text"
                block
                disabled={!isEnabled}
                onClick={() => {
                  onClose();
                  run();
                }}
              >
                {name}
              </Button>
              <span>
                {shortcuts.map((shortcut) => (
                  <kbd key={formatShortcut(shortcut)}>{formatShortcut(shortcut)}</kbd>
                ))}
              </span>
            </li>
          ))}
      </ul>
      <Checkbox checked={hasPlainKeys} onChange={({ target }) => onPlainKeys(target.checked)}>
        Single keys run commands
      </Checkbox>
      <h3>In the picture</h3>
      <dl className={classes.keys}>
        {ELEMENT_KEYS.map(([key, effect]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
