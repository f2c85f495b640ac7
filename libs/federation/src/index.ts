export { mergeAdKinds } from './ad-kinds.ts';
export { mergeCards } from './dashboard-cards.ts';
export {
  isModuleLoadError,
  MODULE_FAILURES,
  type ModuleFailure,
  ModuleLoadError,
} from './failure.ts';
export { createFederationRuntime } from './federation-runtime.ts';
export {
  createModuleLoader,
  type FailureReport,
  type ModuleLoader,
  type Verdict,
} from './module-loader.ts';
export { mergeNavigation } from './navigation.ts';
export { loadOverride, overrideSource, readOverrides } from './override.ts';
export {
  type AcceptedModule,
  parseRegistry,
  type Refusal,
  type Registry,
  type RunnableVersion,
} from './registry.ts';
export { withTimeout } from './with-timeout.ts';
