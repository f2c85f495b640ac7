export {
  isModuleLoadError,
  MODULE_FAILURES,
  type ModuleFailure,
  ModuleLoadError,
} from './loader/failure.ts';
export { createFederationRuntime } from './loader/federation-runtime.ts';
export { createModuleLoader, type ModuleLoader } from './loader/module-loader.ts';
export {
  type AcceptedModule,
  parseRegistry,
  type Refusal,
  type Registry,
  type VisitChoice,
} from './loader/registry.ts';
export type { FailureReport, Verdict } from './loader/version-loader.ts';
export type { Host, RunnableVersion } from './loader/version-problem.ts';
export { withTimeout } from './loader/with-timeout.ts';
export { refuseOlderGeneration } from './newest-generation.ts';
export { readLimitedText } from './read-limited-text.ts';
