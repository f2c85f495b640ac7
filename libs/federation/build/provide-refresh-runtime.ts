import * as runtime from 'react-refresh/runtime';

/**
 * The page's one refresh runtime, as a module under development sees it. Components are named by path, and two modules
 * may contain the same library: each module gets its own names.
 */
function runtimeFor(moduleName: string): typeof runtime {
  return {
    ...runtime,
    // The shell's build has done this, before React started.
    injectIntoGlobalHook() {},
    register: (type, id) => runtime.register(type, `${moduleName} ${id}`),
  };
}

Reflect.set(globalThis, 'adwrightRefreshRuntime', runtimeFor);
