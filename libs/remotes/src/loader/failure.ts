/**
 * Reasons why a module, or one of its pages, could not be shown. The list of reasons is closed: the shell reports these
 * reasons, the registry counts them for canaries, and the error page has a text for each of them.
 */
export const MODULE_FAILURES = {
  /**
   * The entry script could not be loaded, or its bytes did not match the registry's hash. Browsers report a
   * failed download and a wrong hash in the same way.
   */
  'entry-unavailable': 'could not be downloaded, or is not the file that was released',
  /** No response arrived before the timeout. */
  timeout: 'did not answer in time',
  /** The entry script arrived but threw an error, or defined no container. */
  'entry-broken': 'has an entry that does not start',
  /** The container started, but its routes are missing or threw an error while loading. */
  'routes-broken': 'has routes that do not load',
  /** The module's exports do not match the module contract and its manifest. */
  'contract-broken': 'does not export what it promised',
  /** A page's code could not be loaded. */
  'page-unavailable': 'has a page that could not be loaded',
  /** A page's code was loaded, but it threw an error while the page rendered. */
  'page-crashed': 'ran into a problem',
  /** The shell refused the registry's entry of the module; see `RefusalReason`. */
  refused: 'was refused by the app',
} as const;
export type ModuleFailure = keyof typeof MODULE_FAILURES;

/**
 * Error with the reason why a module did not load. Other copies of this file recognise this error by its name;
 * see {@link isModuleLoadError}.
 */
export class ModuleLoadError extends Error {
  override readonly name = 'ModuleLoadError';
  readonly module: string;
  readonly failure: ModuleFailure;

  constructor(
    module: string,
    failure: ModuleFailure,
    options: { cause?: unknown; detail?: string } = {},
  ) {
    super(options.detail ?? `${module} ${MODULE_FAILURES[failure]}`, { cause: options.cause });
    this.module = module;
    this.failure = failure;
  }
}

/** Tells whether an error is a {@link ModuleLoadError} from any copy of this library. */
export function isModuleLoadError(error: unknown): error is ModuleLoadError {
  return error instanceof Error && error.name === 'ModuleLoadError' && 'failure' in error;
}
