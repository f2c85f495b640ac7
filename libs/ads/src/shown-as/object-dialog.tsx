import { type DrawnObject, isTypeOnlyName, TYPE_ONLY } from '@adwright/contracts';
import { ErrorState } from '@adwright/ui';
import { Input } from '@adwright/ui/kit-controls';
import { Modal } from '@adwright/ui/kit-overlays';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { type ReactNode, useState } from 'react';
import { findNextPlace } from './next-place.ts';
import { ObjectPicture } from './object-picture.tsx';
import classes from './shown-as.module.css';
import { useDrawnObjects } from './shown-as-queries.ts';

interface ObjectDialogProps {
  isOpen: boolean;
  /**
   * The current choice of an object, which the line with the opening button also shows.
   */
  choice: string | null;
  suggestion: DrawnObject | null;
  onClose: () => void;
  onChoose: (choice: string | null) => void;
}

/**
 * Shows a dialog with all pictures that an ad can show for a product. The user chooses a picture by name or by
 * its thumbnail.
 */
export function ObjectDialog({ isOpen, onClose, ...choosing }: ObjectDialogProps) {
  return (
    <Modal
      open={isOpen}
      title="What the ad shows"
      footer={null}
      width={720}
      onCancel={onClose}
      destroyOnHidden
    >
      <ObjectChoices {...choosing} />
    </Modal>
  );
}

type ObjectChoicesProps = Pick<ObjectDialogProps, 'choice' | 'suggestion' | 'onChoose'>;

function ObjectChoices({ choice, suggestion, onChoose }: ObjectChoicesProps) {
  const { data: objects, isError, refetch } = useDrawnObjects();
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  const found = (objects ?? []).filter(({ label }) => label.toLowerCase().includes(words));
  const isType = isTypeOnlyName(choice);
  return (
    <>
      <ul className={classes.first}>
        {suggestion ? (
          <Option
            picture={suggestion.picture}
            isChosen={choice === null}
            onChoose={() => onChoose(null)}
          >
            {suggestion.label} <small>Suggested by your words</small>
          </Option>
        ) : null}
        <Option
          picture={null}
          isChosen={isType || (choice === null && !suggestion)}
          onChoose={() => onChoose(suggestion ? TYPE_ONLY : null)}
        >
          No picture, type only <small>Words, shapes and color</small>
        </Option>
      </ul>
      <div className={classes.search}>
        <Input
          type="search"
          aria-label="Search pictures"
          placeholder="Search, e.g. mug"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      {isError && !objects ? (
        <ErrorState title="The pictures can’t be loaded." onRetry={() => void refetch()} />
      ) : null}
      {!isError && !objects ? (
        <div role="status" aria-label="Loading the pictures">
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      ) : null}
      {objects ? <Found objects={found} choice={choice} onChoose={onChoose} /> : null}
    </>
  );
}

interface FoundProps {
  objects: readonly DrawnObject[];
  choice: string | null;
  onChoose: (choice: string) => void;
}

/**
 * Shows the thumbnails that match the search. The group has a single tab stop, and arrow keys move between
 * its thumbnails.
 */
function Found({ objects, choice, onChoose }: FoundProps) {
  const [at, setAt] = useState(0);
  const stop = Math.min(at, Math.max(0, objects.length - 1));
  return (
    <>
      <p className={classes.note} role="status" hidden={objects.length > 0}>
        {objects.length === 0 ? 'No picture has this name.' : `${objects.length} pictures`}
      </p>
      <ul
        className={classes.grid}
        onKeyDown={(event) => {
          const buttons = [...event.currentTarget.querySelectorAll('button')];
          const next = findNextPlace(event.key, stop, buttons);
          if (next === null) return;
          event.preventDefault();
          setAt(next);
          buttons[next]?.focus();
        }}
      >
        {objects.map(({ name, label, picture }, index) => (
          <Option
            key={name}
            picture={picture}
            isChosen={choice === name}
            tabIndex={index === stop ? 0 : -1}
            onChoose={() => onChoose(name)}
          >
            {label}
          </Option>
        ))}
      </ul>
    </>
  );
}

interface OptionProps {
  picture: string | null;
  isChosen: boolean;
  tabIndex?: number;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ picture, isChosen, tabIndex, onChoose, children }: OptionProps) {
  return (
    <li>
      <button
        type="button"
        className={classes.option}
        aria-pressed={isChosen}
        tabIndex={tabIndex}
        onClick={onChoose}
      >
        <ObjectPicture picture={picture} lazy large />
        <span>{children}</span>
      </button>
    </li>
  );
}
