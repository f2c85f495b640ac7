import { anonymiseMessage, type PageEvent, UNNAMED } from '@adwright/contracts';
import { type FailedModule, MODULE_FAILED_EVENT } from '../boot/reported-events.ts';
import { SHELL } from '../boot/shell-version.ts';
import type { ModuleFolder } from './observed-page.ts';

type Failure = PageEvent extends infer Event
  ? Event extends { kind: 'error' | 'module-failure' }
    ? Omit<Event, 'route'>
    : never
  : never;

/** Browsers report a ResizeObserver loop for slow layout, which is not a failure. */
const HARMLESS = /^ResizeObserver loop/;
const ADDRESS = /(?:https?|[a-z-]+-extension):\/\/[^\s)]+/;

/** Returns the report of an error event; undefined for a failure in code that is not ours. */
export function describeFailure(
  event: Event,
  modules: readonly ModuleFolder[],
): Failure | undefined {
  if (event instanceof CustomEvent && event.type === MODULE_FAILED_EVENT) {
    const { module, version, failure }: FailedModule = event.detail;
    return { kind: 'module-failure', module, version, failure };
  }
  const found = readThrown(event);
  if (!found || HARMLESS.test(found.message)) return undefined;
  const { thrown, message, script } = found;
  const module = findModule(script ?? stackOf(thrown).match(ADDRESS)?.[0] ?? '', modules);
  const name = nameOf(thrown);
  if (!module) return undefined;
  return { kind: 'error', name, message: anonymiseMessage(message), module };
}

/**
 * Returns the value that an event's code has thrown, and its script if known; undefined for a file that could
 * not be loaded.
 */
function readThrown(
  event: Event,
): { thrown: unknown; message: string; script?: string } | undefined {
  if (event instanceof ErrorEvent) {
    const { error, message, filename } = event;
    return { thrown: error, message: readMessage(error) ?? message, script: filename || undefined };
  }
  if (!(event instanceof PromiseRejectionEvent)) return undefined;
  const { reason } = event;
  return { thrown: reason, message: readMessage(reason) ?? 'Rejected without an error' };
}

/**
 * Returns the name of the module with the folder that contains a script; undefined for a script of a browser
 * extension.
 */
function findModule(script: string, modules: readonly ModuleFolder[]): string | undefined {
  if (/^[a-z-]+-extension:/.test(script)) return undefined;
  const owner = modules.find(({ entry }) => script.startsWith(new URL('.', entry).href));
  return owner?.name ?? (script.startsWith(location.origin) ? SHELL : UNNAMED);
}

function readMessage(thrown: unknown): string | undefined {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === 'string' ? thrown : undefined;
}

function nameOf(thrown: unknown): string {
  const name = thrown instanceof Error ? thrown.name : '';
  return /^[\w$]{1,60}$/.test(name) ? name : 'Error';
}

function stackOf(thrown: unknown): string {
  return thrown instanceof Error && typeof thrown.stack === 'string' ? thrown.stack : '';
}
