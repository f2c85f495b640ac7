import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Source files that a remote must never contain. The map's value is the import path that sources must use
 * instead.
 */
const SHELL_ONLY = [
  { source: /[\\/]node_modules[\\/]react(-dom)?[\\/]/, instead: 'react' },
  { source: /[\\/]node_modules[\\/]react-router(-dom)?[\\/]/, instead: '@adwright/ui/router' },
  { source: /[\\/]node_modules[\\/]jotai[\\/]/, instead: 'jotai' },
  {
    source: /[\\/]node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/,
    instead: '@tanstack/react-query',
  },
  { source: /[\\/]node_modules[\\/]sonner[\\/]/, instead: '@adwright/ui/toast' },
  { source: /[\\/]libs[\\/]ui[\\/]src[\\/]theme[\\/]theme-atoms/, instead: '@adwright/ui/theme' },
  { source: /[\\/]libs[\\/]supabase[\\/]src[\\/]/, instead: '@adwright/supabase' },
  { source: /[\\/]libs[\\/]credits[\\/]src[\\/]/, instead: '@adwright/credits' },
] as const;

/**
 * Makes a remote's build fail if the remote contains a copy of a source file that only the shell may provide.
 * Two copies of the router or the session would have separate states. A copy appears when a library imports a
 * shell source file by a relative path, which bypasses sharing.
 */
export function pluginSingletonsStayShared(): RsbuildPlugin {
  return {
    name: 'adwright:singletons-stay-shared',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        const modules =
          stats?.toJson({ all: false, modules: true, nestedModules: true }).modules ?? [];
        const paths = modules
          .flatMap((module) => [module, ...(module.modules ?? [])])
          .map((module) => module.nameForCondition ?? '');
        const offences = SHELL_ONLY.flatMap(({ source, instead }) => {
          const bundled = paths.find((path) => source.test(path));
          return bundled ? [`${bundled} is bundled: import '${instead}' by that name`] : [];
        });
        if (offences.length > 0) {
          throw new Error(`Singletons of the shell inside a remote:\n  ${offences.join('\n  ')}`);
        }
      });
    },
  };
}
