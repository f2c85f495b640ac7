import { type AdFilter, LaunchKitButton, useKeptFocus } from '@adwright/ads';
import { ShareButton } from '@adwright/ads/review';
import { Button } from '@adwright/ui/kit-core';
import { Heart, HeartOff, Trash2 } from 'lucide-react';
import { FolderButton } from '../folders/folder-button.tsx';
import classes from './selection-bar.module.css';
import { useBulkFavorite } from './use-bulk-favorite.ts';
import { useSelectAll } from './use-select-all.ts';
import type { Selection } from './use-selection.ts';

/**
 * Maximum number of ads in a launch kit, because the engine may have to render each ad in six formats, one
 * after another.
 */
const MAX_ADS_OF_A_KIT = 20;

interface SelectionBarProps {
  filter: AdFilter;
  /** Number of ads that match the filter; null when the number is unknown. */
  total: number | null;
  selection: Selection;
  onDelete: (adIds: readonly string[]) => void;
}

/** Shows a button that starts the selection of ads, then buttons for the selected ads. */
export function SelectionBar({ selection, ...rest }: SelectionBarProps) {
  const { selected, begin } = selection;
  // The buttons that start and end a selection disappear when pressed, so the focus moves to another button.
  const place = useKeptFocus<HTMLDivElement>(selected !== undefined, 'button');
  return (
    <div ref={place} className={classes.place}>
      {selected ? (
        <SelectionActions {...rest} selection={selection} adIds={[...selected]} />
      ) : (
        <div className={classes.bar}>
          <Button onClick={begin}>Select ads</Button>
        </div>
      )}
    </div>
  );
}

/**
 * Delay in milliseconds before a button shows progress; only actions on thousands of ads take longer.
 */
const PROGRESS = { delay: 300 };

interface SelectionActionsProps extends SelectionBarProps {
  adIds: readonly string[];
}

function SelectionActions(props: SelectionActionsProps) {
  const { filter, total, selection, adIds, onDelete } = props;
  const selectAll = useSelectAll(filter, selection.add);
  const favorite = useBulkFavorite();
  const isNone = adIds.length === 0;
  const isTooMany = adIds.length > MAX_ADS_OF_A_KIT;
  return (
    <section className={`${classes.bar} ${classes.actions}`} aria-label="Selected ads">
      <span role="status">
        {adIds.length} selected
        {isTooMany ? `. A launch kit holds up to ${MAX_ADS_OF_A_KIT} ads` : ''}
      </span>
      <Button
        disabled={selectAll.isPending}
        loading={selectAll.isPending && PROGRESS}
        onClick={() => selectAll.mutate()}
      >
        {total === null ? 'Select all' : `Select all ${total}`}
      </Button>
      <Button disabled={isNone} onClick={selection.clear}>
        Select none
      </Button>
      <Button
        icon={<Heart size={16} aria-hidden />}
        disabled={isNone || favorite.isPending}
        loading={favorite.isPending && favorite.variables.isFavorite && PROGRESS}
        onClick={() => favorite.mutate({ adIds, isFavorite: true })}
      >
        Add to favorites
      </Button>
      <Button
        icon={<HeartOff size={16} aria-hidden />}
        disabled={isNone || favorite.isPending}
        loading={favorite.isPending && !favorite.variables.isFavorite && PROGRESS}
        onClick={() => favorite.mutate({ adIds, isFavorite: false })}
      >
        Remove from favorites
      </Button>
      <FolderButton adIds={adIds} />
      <LaunchKitButton adIds={adIds} disabled={isTooMany} />
      <ShareButton adIds={adIds} name="Ads to approve" />
      <Button
        icon={<Trash2 size={16} aria-hidden />}
        disabled={isNone}
        onClick={() => {
          onDelete(adIds);
          selection.clear();
        }}
      >
        Delete
      </Button>
      <Button onClick={selection.end}>Done</Button>
    </section>
  );
}
