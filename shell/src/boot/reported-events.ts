/** Event for a failed version of a module; `detail` is a {@link FailedModule}. */
export const MODULE_FAILED_EVENT = 'adwright:module-failed';
/** Names of window events that are reported as failures. */
export const REPORTED_EVENTS = ['error', 'unhandledrejection', MODULE_FAILED_EVENT] as const;

export interface FailedModule {
  module: string;
  version: string;
  failure: string;
}

/** Dispatches an event for a failed version of a module, in case this page sends reports. */
export function announceModuleFailure(detail: FailedModule): void {
  dispatchEvent(new CustomEvent(MODULE_FAILED_EVENT, { detail }));
}
