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
} from './module-loader.ts';
export { mergeNavigation } from './navigation.ts';
export { loadOverride, type Override, overrideSource, readOverrides } from './override.ts';
export {
  type AcceptedModule,
  parseRegistry,
  type Refusal,
  type Registry,
  type RunnableVersion,
} from './registry.ts';
