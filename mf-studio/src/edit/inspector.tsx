import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './inspector.module.css';

export const INSPECTOR_TABS = [
  ['words', 'Words'],
  ['look', 'Look'],
  ['picture', 'Picture'],
  ['languages', 'Languages'],
  ['check', 'Check'],
  ['comments', 'Comments'],
  ['versions', 'Versions'],
] as const;
export type InspectorTab = (typeof INSPECTOR_TABS)[number][0];

interface InspectorProps {
  tab: InspectorTab;
  onChoose: (tab: InspectorTab) => void;
  panels: Readonly<Record<InspectorTab, ReactNode>>;
  /** Content that remains visible below the panels. */
  bar: ReactNode;
}

/**
 * Shows the panels that change the ad, one per tab. On a narrow page, the panels are a bottom sheet. Pressing a tab
 * opens the sheet, and pressing the same tab again closes it. The sheet is closed at first, so that the ad is visible.
 * When the sheet opens, the ad is scrolled into the space above it. A panel stays mounted after it has been opened
 * once.
 */
export function Inspector({ tab, onChoose, panels, bar }: InspectorProps) {
  const id = useId();
  const [opened, setOpened] = useState<readonly InspectorTab[]>([tab]);
  const [isFolded, setIsFolded] = useState(true);
  const sheet = useRef<HTMLDivElement>(null);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  useEffect(() => {
    if (isFolded || !sheet.current || getComputedStyle(sheet.current).position !== 'fixed') return;
    sheet.current.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isFolded]);
  const choose = (next: InspectorTab) => {
    setIsFolded(next === tab && !isFolded);
    onChoose(next);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = INSPECTOR_TABS.findIndex(([name]) => name === tab);
    const next = findNextTab(event.key, at, INSPECTOR_TABS.length);
    const name = next === null ? undefined : INSPECTOR_TABS[next]?.[0];
    if (!name) return;
    event.preventDefault();
    choose(name);
    document.getElementById(`${id}${name}`)?.focus();
  };
  return (
    <div
      ref={sheet}
      data-sheet={isFolded ? 'folded' : 'open'}
      className={clsx(classes.inspector, isFolded && classes.folded)}
    >
      <div role="tablist" aria-label="Parts of the ad" className={classes.tabs} onKeyDown={onKey}>
        {INSPECTOR_TABS.map(([name, label]) => (
          <button
            key={name}
            id={`${id}${name}`}
            type="button"
            role="tab"
            className={classes.tab}
            aria-selected={name === tab}
            aria-controls={`${id}${name}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => choose(name)}
          >
            {label}
          </button>
        ))}
      </div>
      {INSPECTOR_TABS.map(([name]) => (
        <div
          key={name}
          id={`${id}${name}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}${name}`}
          hidden={name !== tab}
          className={classes.panels}
        >
          {opened.includes(name) ? panels[name] : null}
        </div>
      ))}
      {bar}
    </div>
  );
}

/** Returns the index of the tab that a key selects; null for any other key. */
function findNextTab(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
