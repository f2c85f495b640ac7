import { REPORTED_EVENTS } from '../boot/reported-events.ts';
import { SHELL } from '../boot/shell-version.ts';
import { describeFailure } from '../page-events/describe-failure.ts';
import type { ModuleFolder } from '../page-events/observed-page.ts';

/** Measurements on this page of a module or of the shell. */
export interface Figures {
  /** Transferred size of the module's loaded scripts and stylesheets, in bytes. */
  bytes: number;
  /**
   * Duration in milliseconds of the slowest interaction with the module's region so far; undefined without an
   * interaction.
   */
  inpMs: number | undefined;
  /**
   * Number of times that each uncaught failure has occurred in the module's code since the overlay was opened.
   */
  errors: Readonly<Record<string, number>>;
}

const NOTHING: Figures = { bytes: 0, inpMs: undefined, errors: {} };
/**
 * Minimum duration in milliseconds of a reported interaction: a shorter interaction feels instant, and the API
 * reports none below 16 ms.
 */
const SHORTEST_INTERACTION_MS = 16;

/** A field of `event` entries that TypeScript's library lacks. */
interface InteractionEntry extends PerformanceEventTiming {
  interactionId: number;
}

function isInteraction(entry: PerformanceEntry): entry is InteractionEntry {
  return (
    'interactionId' in entry && typeof entry.interactionId === 'number' && entry.interactionId > 0
  );
}

/** Measures a page while the overlay is open. */
export class PageWatch {
  readonly #modules: readonly ModuleFolder[];
  readonly #ownerOf: (target: Node | null) => string | undefined;
  readonly #onChange: () => void;
  readonly #figures = new Map<string, Figures>();
  readonly #observers: PerformanceObserver[] = [];

  /**
   * @param ownerOf returns the owner of the region that contains an element
   * @param onChange called when a measurement has changed
   */
  constructor(
    modules: readonly ModuleFolder[],
    ownerOf: (target: Node | null) => string | undefined,
    onChange: () => void,
  ) {
    this.#modules = modules;
    this.#ownerOf = ownerOf;
    this.#onChange = onChange;
    this.#observe('resource', (entry) => this.#takeFile(entry));
    this.#observe('event', (entry) => this.#takeInteraction(entry), SHORTEST_INTERACTION_MS);
    for (const type of REPORTED_EVENTS) addEventListener(type, this.#takeFailure);
  }

  /**
   * Returns the measurements of a module or of the shell.
   * @param name name of a module, or `shell`
   */
  of(name: string): Figures {
    return this.#figures.get(name) ?? NOTHING;
  }

  close(): void {
    for (const observer of this.#observers) observer.disconnect();
    for (const type of REPORTED_EVENTS) removeEventListener(type, this.#takeFailure);
  }

  #observe(type: string, take: (entry: PerformanceEntry) => void, durationThreshold?: number) {
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    const threshold = durationThreshold === undefined ? {} : { durationThreshold };
    observer.observe({ type, buffered: true, ...threshold });
    this.#observers.push(observer);
  }

  #change(name: string, change: Partial<Figures>): void {
    this.#figures.set(name, { ...this.of(name), ...change });
    this.#onChange();
  }

  #takeFile(entry: PerformanceEntry): void {
    if (!(entry instanceof PerformanceResourceTiming)) return;
    const owner = this.#modules.find(({ entry: address }) =>
      entry.name.startsWith(new URL('.', address).href),
    );
    const isShell = entry.name.startsWith(`${location.origin}/static/`);
    const name = owner?.name ?? (isShell ? SHELL : undefined);
    if (name) this.#change(name, { bytes: this.of(name).bytes + entry.encodedBodySize });
  }

  #takeInteraction(entry: PerformanceEntry): void {
    if (!isInteraction(entry)) return;
    const name = this.#ownerOf(entry.target ?? null);
    const slowest = name && Math.max(this.of(name).inpMs ?? 0, entry.duration);
    if (name && slowest) this.#change(name, { inpMs: slowest });
  }

  readonly #takeFailure = (event: Event): void => {
    const failure = describeFailure(event, this.#modules);
    if (!failure) return;
    const text = failure.kind === 'error' ? `${failure.name}: ${failure.message}` : failure.failure;
    const { errors } = this.of(failure.module);
    this.#change(failure.module, { errors: { ...errors, [text]: (errors[text] ?? 0) + 1 } });
  };
}
