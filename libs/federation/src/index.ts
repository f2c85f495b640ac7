export { mergeAdKinds } from './ad-kinds.ts';
export { mergeCards } from './dashboard-cards.ts';
export { mergeFurtherPages, mergeNavigation } from './navigation.ts';
export { loadOverride, overrideSource, readOverrides } from './override.ts';
export {
  type AcceptedModule,
  parseRegistry,
  type Registry,
  type RunnableVersion,
} from './registry.ts';
