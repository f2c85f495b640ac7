import { LaunchKitButton } from '@adwright/ads';
import { Button } from '@adwright/ui/kit-core';
import classes from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

/** Every ad of a kit may be rendered in six formats, one after another. */
const MAX_SELECTED = 20;

interface SelectionBarProps {
  selection: Selection;
}

/** Begins a selection, then offers what can be done with it. */
export function SelectionBar({ selection }: SelectionBarProps) {
  const { selected, begin, end } = selection;
  if (!selected) {
    return (
      <div className={classes.bar}>
        <Button onClick={begin}>Select ads</Button>
      </div>
    );
  }
  const isTooMany = selected.size > MAX_SELECTED;
  return (
    <div className={classes.bar}>
      <span role="status">
        {selected.size} selected{isTooMany ? `. A launch kit holds up to ${MAX_SELECTED} ads` : ''}
      </span>
      <LaunchKitButton adIds={[...selected]} disabled={isTooMany} />
      <Button onClick={end}>Done</Button>
    </div>
  );
}
