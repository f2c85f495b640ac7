/** A version of a module has failed; `detail` is a {@link FailedModule}. */
export const MODULE_FAILED_EVENT = 'adwright:module-failed';
/** Window events that are reported as failures. */
export const REPORTED_EVENTS = ['error', 'unhandledrejection', MODULE_FAILED_EVENT] as const;

export interface FailedModule {
  module: string;
  version: string;
  failure: string;
}

/** Announces that a version of a module has failed, in case this page sends reports. */
export function announceModuleFailure(detail: FailedModule): void {
  dispatchEvent(new CustomEvent(MODULE_FAILED_EVENT, { detail }));
}
